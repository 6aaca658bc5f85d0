import BackgroundRuntime

// The classes of this framework that an app finds by their names, since when, as Apple's reference gives it.

@section("vigil_entries") @used
private let entry: LinkedEntry = {
    SystemClass.register(
        in: $0,
        [
            .iOS(6): """
            NSMutableParagraphStyle UICollectionReusableView UICollectionView UICollectionViewCell \
            UICollectionViewController UICollectionViewFlowLayout UICollectionViewLayoutAttributes
            """,
            .iOS(7): "UIInterpolatingMotionEffect UIKeyCommand UIMotionEffectGroup",
            .iOS(8):
                "UIPopoverPresentationController UIUserNotificationAction UIUserNotificationCategory UIVisualEffect",
            .iOS(9): """
            NSLayoutAnchor NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor \
            UIMutableApplicationShortcutItem
            """,
            .iOS(10): """
            UIGraphicsImageRendererContext UIImpactFeedbackGenerator UINotificationFeedbackGenerator \
            UISelectionFeedbackGenerator
            """,
            .iOS(13): """
            NSCollectionLayoutAnchor NSCollectionLayoutBoundarySupplementaryItem \
            NSCollectionLayoutDecorationItem NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing \
            NSCollectionLayoutGroup NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem \
            NSCollectionLayoutSection NSCollectionLayoutSize NSCollectionLayoutSpacing \
            NSCollectionLayoutSupplementaryItem UIBarButtonItemAppearance UIBarItemStateAppearance \
            UICollectionViewCompositionalLayoutConfiguration UICollectionViewDiffableDataSource \
            UIContextMenuInteraction UIMenu UINavigationBarAppearance UIOpenURLContext UIScene UISceneSession \
            UISearchTextField UITabBarAppearance UITabBarItemAppearance UITableViewDiffableDataSource \
            UIToolbarAppearance UIWindowScene
            """,
            .iOS(14): "UIListContentView",
            .iOS(15): "UIKeyboardLayoutGuide UISheetPresentationController",
        ])
}
