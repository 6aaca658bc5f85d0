import UIKit

let usesOfUIKitRows: [String: Use] = [
    "UICellConfigurationState": { _ = UICellConfigurationState(traitCollection: UITraitCollection()) },
    "UIListContentConfiguration": { _ = UIListContentConfiguration.cell() },
    "UIBackgroundConfiguration": { _ = UIBackgroundConfiguration.clear() },
    "-[UITableViewHeaderFooterView contentConfiguration]": {
        _ = UITableViewHeaderFooterView(reuseIdentifier: nil).contentConfiguration
    },
    "UITableViewHeaderFooterView": { _ = UITableViewHeaderFooterView(reuseIdentifier: nil) },
    "UIContextualAction": { _ = UIContextualAction(style: .normal, title: nil) { _, _, _ in } },
    "UISwipeActionsConfiguration": { _ = UISwipeActionsConfiguration(actions: []) },
    "UITableViewRowAction": { _ = UITableViewRowAction(style: .normal, title: nil) { _, _ in } },
    "UIContextMenuConfiguration": { _ = UIContextMenuConfiguration() },
    "-[UIScrollView contentInsetAdjustmentBehavior]": { _ = UIScrollView().contentInsetAdjustmentBehavior },
    "-[UIScrollView keyboardDismissMode]": { _ = UIScrollView().keyboardDismissMode },
    "-[UIScrollView verticalScrollIndicatorInsets]": { _ = UIScrollView().verticalScrollIndicatorInsets },
    "-[UIScrollView adjustedContentInset]": { _ = UIScrollView().adjustedContentInset },
    "-[UIScrollView panGestureRecognizer]": { _ = UIScrollView().panGestureRecognizer },
    "-[UIScrollView contentLayoutGuide]": { _ = UIScrollView().contentLayoutGuide },
    "-[UIScrollView frameLayoutGuide]": { _ = UIScrollView().frameLayoutGuide },
    "-[UIStackView setCustomSpacing:afterView:]": { UIStackView().setCustomSpacing(1, after: UIView()) },
    "-[UIStackView customSpacingAfterView:]": { _ = UIStackView().customSpacing(after: UIView()) },
    "-[UITableView allowsMultipleSelection]": { _ = UITableView().allowsMultipleSelection },
    "-[UITableView allowsMultipleSelectionDuringEditing]": { _ = UITableView().allowsMultipleSelectionDuringEditing },
    "-[UITableView separatorInset]": { _ = UITableView().separatorInset },
    "-[UITableView estimatedSectionHeaderHeight]": { _ = UITableView().estimatedSectionHeaderHeight },
    "-[UITableView estimatedSectionFooterHeight]": { _ = UITableView().estimatedSectionFooterHeight },
    "-[UITableView sectionHeaderTopPadding]": { _ = UITableView().sectionHeaderTopPadding },
    "-[UITableView sectionIndexColor]": { _ = UITableView().sectionIndexColor },
    "-[UITableView cellLayoutMarginsFollowReadableWidth]": { _ = UITableView().cellLayoutMarginsFollowReadableWidth },
    "-[UITableView prefetchDataSource]": { _ = UITableView().prefetchDataSource },
    "-[UITableView indexPathsForSelectedRows]": { _ = UITableView().indexPathsForSelectedRows },
    "-[UITableView registerNib:forCellReuseIdentifier:]": {
        UITableView().register(nil as UINib?, forCellReuseIdentifier: "a")
    },
    "-[UITableView registerClass:forHeaderFooterViewReuseIdentifier:]": {
        UITableView().register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: "a")
    },
    "-[UITableView registerNib:forHeaderFooterViewReuseIdentifier:]": {
        UITableView().register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "a")
    },
    "-[UITableView dequeueReusableHeaderFooterViewWithIdentifier:]": {
        _ = UITableView().dequeueReusableHeaderFooterView(withIdentifier: "a")
    },
    "-[UITableView headerViewForSection:]": { _ = UITableView().headerView(forSection: 0) },
    "-[UITableView moveRowAtIndexPath:toIndexPath:]": { UITableView().moveRow(at: [0, 0], to: [0, 1]) },
    "-[UITableView reconfigureRowsAtIndexPaths:]": { UITableView().reconfigureRows(at: []) },
    "-[UITableViewCell separatorInset]": { _ = UITableViewCell(style: .default, reuseIdentifier: nil).separatorInset },
    "-[UITableViewCell contentConfiguration]": {
        _ = UITableViewCell(style: .default, reuseIdentifier: nil).contentConfiguration
    },
    "-[UITableViewCell backgroundConfiguration]": {
        _ = UITableViewCell(style: .default, reuseIdentifier: nil).backgroundConfiguration
    },
    "-[UITableViewCell defaultContentConfiguration]": {
        _ = UITableViewCell(style: .default, reuseIdentifier: nil).defaultContentConfiguration()
    },
    "-[UITableViewCell setNeedsUpdateConfiguration]": {
        UITableViewCell(style: .default, reuseIdentifier: nil).setNeedsUpdateConfiguration()
    },
    "NSDiffableDataSourceSnapshot.init()": { _ = NSDiffableDataSourceSnapshot<Int, Int>() },
    "-[NSIndexPath item]": { _ = NSIndexPath(indexes: [0, 1], length: 2).item },
    "-[UICollectionViewFlowLayout sectionHeadersPinToVisibleBounds]": {
        _ = UICollectionViewFlowLayout().sectionHeadersPinToVisibleBounds
    },
]
