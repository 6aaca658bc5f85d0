import BackgroundRuntime
import SimulatedFoundation

// Since when each system has layouts and registrations of collections, as Apple's reference gives it.

extension SystemAPI {
    static let compositionalLayout = symbol("UICollectionViewCompositionalLayout", .iOS(13))
    static let groupRepeatingHorizontally = classMethod(
        "horizontalGroupWithLayoutSize:repeatingSubitem:count:", of: "NSCollectionLayoutGroup", .iOS(16))
    static let groupRepeatingVertically = classMethod(
        "verticalGroupWithLayoutSize:repeatingSubitem:count:", of: "NSCollectionLayoutGroup", .iOS(16))
    static let layoutSectionInsetsReference = method(
        "contentInsetsReference", of: "NSCollectionLayoutSection", .iOS(14))
    static let layoutInsetsReference = method(
        "contentInsetsReference", of: "UICollectionViewCompositionalLayoutConfiguration", .iOS(14))
    static let listConfiguration = symbol("UICollectionLayoutListConfiguration.init(appearance:)", .iOS(14))
    static let listSeparators = symbol("UICollectionLayoutListConfiguration.separatorConfiguration", .iOS(14, 5))
    static let listItemSeparators = symbol("UICollectionLayoutListConfiguration.itemSeparatorHandler", .iOS(14, 5))
    static let listHeaderTopPadding = symbol("UICollectionLayoutListConfiguration.headerTopPadding", .iOS(15))
    static let listSeparatorConfiguration = symbol("UIListSeparatorConfiguration.init(listAppearance:)", .iOS(14, 5))
    static let cellAccessory = symbol("UICellAccessory", .iOS(14))
    static let cellAccessoryDetail = symbol("UICellAccessory.detail(displayed:options:actionHandler:)", .iOS(15, 4))
    static let cellRegistration = symbol("UICollectionView.CellRegistration.init(handler:)", .iOS(14))
    static let supplementaryRegistration = symbol(
        "UICollectionView.SupplementaryRegistration.init(elementKind:handler:)", .iOS(14))
    static let dequeueConfiguredCell = symbol(
        "UICollectionView.dequeueConfiguredReusableCell(using:for:item:)", .iOS(14))
    static let dequeueConfiguredSupplementary = symbol(
        "UICollectionView.dequeueConfiguredReusableSupplementary(using:for:)", .iOS(14))
    static let listCell = symbol("UICollectionViewListCell", .iOS(14))
    static let sectionSnapshot = symbol("NSDiffableDataSourceSectionSnapshot.init()", .iOS(14))
    static let tableSnapshotUsingReloadData = symbol(
        "UITableViewDiffableDataSource.applySnapshotUsingReloadData(_:completion:)", .iOS(15))
    static let tableSectionIdentifierForIndex = symbol(
        "UITableViewDiffableDataSource.sectionIdentifier(for:)", .iOS(15))
    static let tableIndexForSectionIdentifier = symbol("UITableViewDiffableDataSource.index(for:)", .iOS(15))
    static let collectionSnapshotUsingReloadData = symbol(
        "UICollectionViewDiffableDataSource.applySnapshotUsingReloadData(_:completion:)", .iOS(15))
    static let collectionSectionIdentifierForIndex = symbol(
        "UICollectionViewDiffableDataSource.sectionIdentifier(for:)", .iOS(15))
    static let collectionIndexForSectionIdentifier = symbol("UICollectionViewDiffableDataSource.index(for:)", .iOS(15))
    static let collectionSupplementaryView = method(
        "supplementaryViewForElementKind:atIndexPath:", of: "UICollectionView", .iOS(9))
    static let collectionReconfigureItems = method("reconfigureItemsAtIndexPaths:", of: "UICollectionView", .iOS(15))
    static let collectionPrefetchingEnabled = method("isPrefetchingEnabled", of: "UICollectionView", .iOS(10))
    static let collectionPrefetchDataSource = method("prefetchDataSource", of: "UICollectionView", .iOS(10))
    static let collectionCellContentConfiguration = method(
        "contentConfiguration", of: "UICollectionViewCell", .iOS(14))
    static let collectionCellBackgroundConfiguration = method(
        "backgroundConfiguration", of: "UICollectionViewCell", .iOS(14))
    static let collectionCellUpdatesContent = method(
        "automaticallyUpdatesContentConfiguration", of: "UICollectionViewCell", .iOS(14))
    static let collectionCellUpdatesBackground = method(
        "automaticallyUpdatesBackgroundConfiguration", of: "UICollectionViewCell", .iOS(14))
    static let collectionCellUpdateHandler = method("configurationUpdateHandler", of: "UICollectionViewCell", .iOS(15))
    static let collectionCellConfigurationState = method("configurationState", of: "UICollectionViewCell", .iOS(14))
    static let collectionCellSetNeedsUpdateConfiguration = method(
        "setNeedsUpdateConfiguration", of: "UICollectionViewCell", .iOS(14))

    /// What an app may use too early of layouts and registrations.
    static let ofUIKitLayouts: [SystemAPI] = [
        compositionalLayout, groupRepeatingHorizontally, groupRepeatingVertically, layoutSectionInsetsReference,
        layoutInsetsReference, listConfiguration, listSeparators, listItemSeparators, listHeaderTopPadding,
        listSeparatorConfiguration, cellAccessory, cellAccessoryDetail, cellRegistration, supplementaryRegistration,
        dequeueConfiguredCell, dequeueConfiguredSupplementary, listCell, sectionSnapshot, tableSnapshotUsingReloadData,
        tableSectionIdentifierForIndex, tableIndexForSectionIdentifier, collectionSnapshotUsingReloadData,
        collectionSectionIdentifierForIndex, collectionIndexForSectionIdentifier, collectionSupplementaryView,
        collectionReconfigureItems, collectionPrefetchingEnabled, collectionPrefetchDataSource,
        collectionCellContentConfiguration, collectionCellBackgroundConfiguration, collectionCellUpdatesContent,
        collectionCellUpdatesBackground, collectionCellUpdateHandler, collectionCellConfigurationState,
        collectionCellSetNeedsUpdateConfiguration,
    ]
}
