import BackgroundRuntime

// The classes of this framework that an app finds by their names, since when, as Apple's reference gives it.

@section("vigil_entries") @used
private let entry: LinkedEntry = {
    SystemClass.register(
        in: $0,
        [
            .iOS(5): "UIPageViewController UIStepper UIStoryboard UIStoryboardSegue",
            .iOS(6): """
            NSLayoutConstraint NSMutableParagraphStyle NSParagraphStyle NSShadow NSStringDrawingContext \
            UIActivity UIActivityViewController UICollectionReusableView UICollectionView UICollectionViewCell \
            UICollectionViewController UICollectionViewFlowLayout UICollectionViewLayout \
            UICollectionViewLayoutAttributes UIRefreshControl UITableViewHeaderFooterView
            """,
            .iOS(7): """
            NSTextAttachment UIFontDescriptor UIInterpolatingMotionEffect UIKeyCommand UIMotionEffect \
            UIMotionEffectGroup UIScreenEdgePanGestureRecognizer
            """,
            .iOS(8): """
            NSUserActivity UIAlertAction UIAlertController UIBlurEffect UIDocumentPickerViewController \
            UIMutableUserNotificationAction UIMutableUserNotificationCategory UIPopoverPresentationController \
            UIPresentationController UISearchController UITableViewRowAction UITraitCollection \
            UIUserNotificationAction UIUserNotificationCategory UIUserNotificationSettings UIVibrancyEffect \
            UIVisualEffect UIVisualEffectView
            """,
            .iOS(9): """
            NSLayoutAnchor NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor UIApplicationShortcutIcon \
            UIApplicationShortcutItem UILayoutGuide UIMutableApplicationShortcutItem UIStackView
            """,
            .iOS(10): """
            UIFeedbackGenerator UIGraphicsImageRenderer UIGraphicsImageRendererContext \
            UIGraphicsImageRendererFormat UIImpactFeedbackGenerator UINotificationFeedbackGenerator \
            UISelectionFeedbackGenerator
            """,
            .iOS(11): "UIContextualAction UIFontMetrics UISwipeActionsConfiguration",
            .iOS(13): """
            NSCollectionLayoutAnchor NSCollectionLayoutBoundarySupplementaryItem \
            NSCollectionLayoutDecorationItem NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing \
            NSCollectionLayoutGroup NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem \
            NSCollectionLayoutSection NSCollectionLayoutSize NSCollectionLayoutSpacing \
            NSCollectionLayoutSupplementaryItem UIAction UIBarAppearance UIBarButtonItemAppearance \
            UIBarItemStateAppearance UICollectionViewCompositionalLayout \
            UICollectionViewCompositionalLayoutConfiguration UICollectionViewDiffableDataSource \
            UIContextMenuConfiguration UIContextMenuInteraction UIMenu UIMenuElement UINavigationBarAppearance \
            UIOpenURLContext UIScene UISceneConfiguration UISceneSession UISearchTextField UITabBarAppearance \
            UITabBarItemAppearance UITableViewDiffableDataSource UIToolbarAppearance UIWindowScene
            """,
            .iOS(14): "UICollectionViewListCell UIListContentView",
            .iOS(15): "UIKeyboardLayoutGuide UISheetPresentationController",
        ])
}
