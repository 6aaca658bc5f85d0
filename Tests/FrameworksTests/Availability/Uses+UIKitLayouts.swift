import UIKit

@MainActor private var size: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
}

@MainActor private var group: NSCollectionLayoutGroup { .horizontal(layoutSize: size, subitems: []) }

@MainActor private var collection: UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
}

@MainActor private var tableSource: UITableViewDiffableDataSource<Int, Int> {
    UITableViewDiffableDataSource(tableView: UITableView()) { _, _, _ in nil }
}

@MainActor private var source: UICollectionViewDiffableDataSource<Int, Int> {
    UICollectionViewDiffableDataSource(collectionView: collection) { _, _, _ in nil }
}

let usesOfUIKitLayouts: [String: Use] = [
    "UICollectionViewCompositionalLayout": {
        _ = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    },
    "+[NSCollectionLayoutGroup horizontalGroupWithLayoutSize:repeatingSubitem:count:]": {
        _ = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: group, count: 2)
    },
    "+[NSCollectionLayoutGroup verticalGroupWithLayoutSize:repeatingSubitem:count:]": {
        _ = NSCollectionLayoutGroup.vertical(layoutSize: size, repeatingSubitem: group, count: 2)
    },
    "-[NSCollectionLayoutSection contentInsetsReference]": {
        _ = NSCollectionLayoutSection(group: group).contentInsetsReference
    },
    "-[UICollectionViewCompositionalLayoutConfiguration contentInsetsReference]": {
        _ = UICollectionViewCompositionalLayoutConfiguration().contentInsetsReference
    },
    "UICollectionLayoutListConfiguration.init(appearance:)": {
        _ = UICollectionLayoutListConfiguration(appearance: .plain)
    },
    "UICollectionLayoutListConfiguration.separatorConfiguration": {
        _ = UICollectionLayoutListConfiguration(appearance: .plain).separatorConfiguration
    },
    "UICollectionLayoutListConfiguration.itemSeparatorHandler": {
        _ = UICollectionLayoutListConfiguration(appearance: .plain).itemSeparatorHandler
    },
    "UICollectionLayoutListConfiguration.headerTopPadding": {
        _ = UICollectionLayoutListConfiguration(appearance: .plain).headerTopPadding
    },
    "UIListSeparatorConfiguration.init(listAppearance:)": { _ = UIListSeparatorConfiguration(listAppearance: .plain) },
    "UICellAccessory": { _ = UICellAccessory.checkmark() },
    "UICellAccessory.detail(displayed:options:actionHandler:)": { _ = UICellAccessory.detail() },
    "UICollectionView.CellRegistration.init(handler:)": {
        _ = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    },
    "UICollectionView.SupplementaryRegistration.init(elementKind:handler:)": {
        _ = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "a") { _, _, _ in }
    },
    "UICollectionView.dequeueConfiguredReusableCell(using:for:item:)": {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        _ = collection.dequeueConfiguredReusableCell(using: registration, for: [0, 0], item: 1)
    },
    "UICollectionView.dequeueConfiguredReusableSupplementary(using:for:)": {
        let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "a") {
            _, _, _ in
        }
        _ = collection.dequeueConfiguredReusableSupplementary(using: registration, for: [0, 0])
    },
    "UICollectionViewListCell": { _ = UICollectionViewListCell(frame: .zero).defaultContentConfiguration() },
    "NSDiffableDataSourceSectionSnapshot.init()": { _ = NSDiffableDataSourceSectionSnapshot<Int>() },
    "UITableViewDiffableDataSource.applySnapshotUsingReloadData(_:completion:)": {
        tableSource.applySnapshotUsingReloadData(NSDiffableDataSourceSnapshot())
    },
    "UITableViewDiffableDataSource.sectionIdentifier(for:)": { _ = tableSource.sectionIdentifier(for: 0) },
    "UITableViewDiffableDataSource.index(for:)": { _ = tableSource.index(for: 1) },
    "UICollectionViewDiffableDataSource.applySnapshotUsingReloadData(_:completion:)": {
        source.applySnapshotUsingReloadData(NSDiffableDataSourceSnapshot())
    },
    "UICollectionViewDiffableDataSource.sectionIdentifier(for:)": { _ = source.sectionIdentifier(for: 0) },
    "UICollectionViewDiffableDataSource.index(for:)": { _ = source.index(for: 1) },
    "-[UICollectionView supplementaryViewForElementKind:atIndexPath:]": {
        _ = collection.supplementaryView(forElementKind: "a", at: [0, 0])
    },
    "-[UICollectionView reconfigureItemsAtIndexPaths:]": { collection.reconfigureItems(at: []) },
    "-[UICollectionView isPrefetchingEnabled]": { _ = collection.isPrefetchingEnabled },
    "-[UICollectionView prefetchDataSource]": { _ = collection.prefetchDataSource },
    "-[UICollectionViewCell contentConfiguration]": { _ = UICollectionViewCell(frame: .zero).contentConfiguration },
    "-[UICollectionViewCell backgroundConfiguration]": {
        _ = UICollectionViewCell(frame: .zero).backgroundConfiguration
    },
    "-[UICollectionViewCell automaticallyUpdatesContentConfiguration]": {
        _ = UICollectionViewCell(frame: .zero).automaticallyUpdatesContentConfiguration
    },
    "-[UICollectionViewCell automaticallyUpdatesBackgroundConfiguration]": {
        _ = UICollectionViewCell(frame: .zero).automaticallyUpdatesBackgroundConfiguration
    },
    "-[UICollectionViewCell configurationUpdateHandler]": {
        _ = UICollectionViewCell(frame: .zero).configurationUpdateHandler
    },
    "-[UICollectionViewCell configurationState]": { _ = UICollectionViewCell(frame: .zero).configurationState },
    "-[UICollectionViewCell setNeedsUpdateConfiguration]": {
        UICollectionViewCell(frame: .zero).setNeedsUpdateConfiguration()
    },
]
