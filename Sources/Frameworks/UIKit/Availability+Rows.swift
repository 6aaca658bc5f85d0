import BackgroundRuntime
import SimulatedFoundation

// Since when each system has lists of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let cellConfigurationState = symbol("UICellConfigurationState", .iOS(14))
    static let listContentConfiguration = symbol("UIListContentConfiguration", .iOS(14))
    static let backgroundConfiguration = symbol("UIBackgroundConfiguration", .iOS(14))
    static let tableViewHeaderFooterViewContentConfiguration = method(
        "contentConfiguration", of: "UITableViewHeaderFooterView", .iOS(14))
    static let tableViewHeaderFooterView = symbol("UITableViewHeaderFooterView", .iOS(6))
    static let contextualAction = symbol("UIContextualAction", .iOS(11))
    static let swipeActionsConfiguration = symbol("UISwipeActionsConfiguration", .iOS(11))
    static let tableViewRowAction = symbol("UITableViewRowAction", .iOS(8))
    static let contextMenuConfiguration = symbol("UIContextMenuConfiguration", .iOS(13))
    static let scrollViewContentInsetAdjustmentBehavior = method(
        "contentInsetAdjustmentBehavior", of: "UIScrollView", .iOS(11))
    static let scrollViewKeyboardDismissMode = method("keyboardDismissMode", of: "UIScrollView", .iOS(7))
    static let scrollViewVerticalScrollIndicatorInsets = method(
        "verticalScrollIndicatorInsets", of: "UIScrollView", .iOS(11, 1))
    static let scrollViewAdjustedContentInset = method("adjustedContentInset", of: "UIScrollView", .iOS(11))
    static let scrollViewPanGestureRecognizer = method("panGestureRecognizer", of: "UIScrollView", .iOS(5))
    static let scrollViewContentLayoutGuide = method("contentLayoutGuide", of: "UIScrollView", .iOS(11))
    static let scrollViewFrameLayoutGuide = method("frameLayoutGuide", of: "UIScrollView", .iOS(11))
    static let stackViewSetCustomSpacing = method("setCustomSpacing:afterView:", of: "UIStackView", .iOS(11))
    static let stackViewCustomSpacing = method("customSpacingAfterView:", of: "UIStackView", .iOS(11))
    static let tableViewAllowsMultipleSelection = method("allowsMultipleSelection", of: "UITableView", .iOS(5))
    static let tableViewAllowsMultipleSelectionDuringEditing = method(
        "allowsMultipleSelectionDuringEditing", of: "UITableView", .iOS(5))
    static let tableViewSeparatorInset = method("separatorInset", of: "UITableView", .iOS(7))
    static let tableViewEstimatedSectionHeaderHeight = method(
        "estimatedSectionHeaderHeight", of: "UITableView", .iOS(7))
    static let tableViewEstimatedSectionFooterHeight = method(
        "estimatedSectionFooterHeight", of: "UITableView", .iOS(7))
    static let tableViewSectionHeaderTopPadding = method("sectionHeaderTopPadding", of: "UITableView", .iOS(15))
    static let tableViewSectionIndexColor = method("sectionIndexColor", of: "UITableView", .iOS(6))
    static let tableViewCellLayoutMarginsFollowReadableWidth = method(
        "cellLayoutMarginsFollowReadableWidth", of: "UITableView", .iOS(9))
    static let tableViewPrefetchDataSource = method("prefetchDataSource", of: "UITableView", .iOS(10))
    static let tableViewIndexPathsForSelectedRows = method("indexPathsForSelectedRows", of: "UITableView", .iOS(5))
    static let tableViewRegister = method("registerNib:forCellReuseIdentifier:", of: "UITableView", .iOS(5))
    static let tableViewRegisterForHeaderFooterViewReuseIdentifier = method(
        "registerClass:forHeaderFooterViewReuseIdentifier:", of: "UITableView", .iOS(6))
    static let tableViewRegister3 = method(
        "registerNib:forHeaderFooterViewReuseIdentifier:", of: "UITableView", .iOS(6))
    static let tableViewDequeueReusableHeaderFooterView = method(
        "dequeueReusableHeaderFooterViewWithIdentifier:", of: "UITableView", .iOS(6))
    static let tableViewHeaderView = method("headerViewForSection:", of: "UITableView", .iOS(6))
    static let tableViewMoveRow = method("moveRowAtIndexPath:toIndexPath:", of: "UITableView", .iOS(5))
    static let tableViewReconfigureRows = method("reconfigureRowsAtIndexPaths:", of: "UITableView", .iOS(15))
    static let tableViewCellSeparatorInset = method("separatorInset", of: "UITableViewCell", .iOS(7))
    static let tableViewCellContentConfiguration = method("contentConfiguration", of: "UITableViewCell", .iOS(14))
    static let tableViewCellBackgroundConfiguration = method("backgroundConfiguration", of: "UITableViewCell", .iOS(14))
    static let tableViewCellDefaultContentConfiguration = method(
        "defaultContentConfiguration", of: "UITableViewCell", .iOS(14))
    static let tableViewCellSetNeedsUpdateConfiguration = method(
        "setNeedsUpdateConfiguration", of: "UITableViewCell", .iOS(14))
    static let diffableSnapshot = symbol("NSDiffableDataSourceSnapshot.init()", .iOS(13))
    static let indexPathItem2 = method("item", of: "NSIndexPath", .iOS(6))
    static let collectionViewFlowLayoutSectionHeadersPinToVisibleBounds = method(
        "sectionHeadersPinToVisibleBounds", of: "UICollectionViewFlowLayout", .iOS(9))

    /// What an app may use too early of lists.
    static let ofUIKitRows: [SystemAPI] = [
        cellConfigurationState, listContentConfiguration, backgroundConfiguration,
        tableViewHeaderFooterViewContentConfiguration, tableViewHeaderFooterView, contextualAction,
        swipeActionsConfiguration, tableViewRowAction, contextMenuConfiguration,
        scrollViewContentInsetAdjustmentBehavior, scrollViewKeyboardDismissMode,
        scrollViewVerticalScrollIndicatorInsets, scrollViewAdjustedContentInset, scrollViewPanGestureRecognizer,
        scrollViewContentLayoutGuide, scrollViewFrameLayoutGuide, stackViewSetCustomSpacing, stackViewCustomSpacing,
        tableViewAllowsMultipleSelection, tableViewAllowsMultipleSelectionDuringEditing, tableViewSeparatorInset,
        tableViewEstimatedSectionHeaderHeight, tableViewEstimatedSectionFooterHeight, tableViewSectionHeaderTopPadding,
        tableViewSectionIndexColor, tableViewCellLayoutMarginsFollowReadableWidth, tableViewPrefetchDataSource,
        tableViewIndexPathsForSelectedRows, tableViewRegister, tableViewRegisterForHeaderFooterViewReuseIdentifier,
        tableViewRegister3, tableViewDequeueReusableHeaderFooterView, tableViewHeaderView, tableViewMoveRow,
        tableViewReconfigureRows, tableViewCellSeparatorInset, tableViewCellContentConfiguration,
        tableViewCellBackgroundConfiguration, tableViewCellDefaultContentConfiguration,
        tableViewCellSetNeedsUpdateConfiguration, diffableSnapshot, indexPathItem2,
        collectionViewFlowLayoutSectionHeadersPinToVisibleBounds,
    ]
}
