import UIKit

let usesOfUIKitHierarchy: [String: Use] = [
    "-[UILabel preferredMaxLayoutWidth]": { _ = UILabel().preferredMaxLayoutWidth },
    "-[UILabel minimumScaleFactor]": { _ = UILabel().minimumScaleFactor },
    "-[UILabel allowsDefaultTighteningForTruncation]": { _ = UILabel().allowsDefaultTighteningForTruncation },
    "UIVibrancyEffect": { _ = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)) },
    "UIMotionEffect": { _ = UIMotionEffect() },
    "UITraitCollection": { _ = UITraitCollection() },
    "-[UITraitCollection traitCollectionWithUserInterfaceStyle:]": { _ = UITraitCollection(userInterfaceStyle: .dark) },
    "+[UITraitCollection currentTraitCollection]": { _ = UITraitCollection.current },
    "-[UITraitCollection userInterfaceStyle]": { _ = UITraitCollection().userInterfaceStyle },
    "-[UITraitCollection preferredContentSizeCategory]": { _ = UITraitCollection().preferredContentSizeCategory },
    "-[UITraitCollection layoutDirection]": { _ = UITraitCollection().layoutDirection },
    "-[UITraitCollection hasDifferentColorAppearanceComparedToTraitCollection:]": {
        _ = UITraitCollection().hasDifferentColorAppearance(comparedTo: nil)
    },
    "UIView.layoutFittingCompressedSize": { _ = UIView.layoutFittingCompressedSize },
    "UIView.layoutFittingExpandedSize": { _ = UIView.layoutFittingExpandedSize },
    "-[UIView systemLayoutSizeFittingSize:]": { _ = UIView().systemLayoutSizeFitting(.zero) },
    "-[UIView systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:]": {
        _ = UIView().systemLayoutSizeFitting(
            .zero, withHorizontalFittingPriority: .init(1), verticalFittingPriority: .init(1))
    },
    "-[UIView drawViewHierarchyInRect:afterScreenUpdates:]": {
        UIView().drawHierarchy(in: .zero, afterScreenUpdates: false)
    },
    "-[UIView snapshotViewAfterScreenUpdates:]": { _ = UIView().snapshotView(afterScreenUpdates: false) },
    "-[UIView keyboardLayoutGuide]": { _ = UIView().keyboardLayoutGuide },
    "-[UIView readableContentGuide]": { _ = UIView().readableContentGuide },
    "-[UIView addLayoutGuide:]": { UIView().addLayoutGuide(UILayoutGuide()) },
    "-[UIView firstBaselineAnchor]": { _ = UIView().firstBaselineAnchor },
    "-[UIView lastBaselineAnchor]": { _ = UIView().lastBaselineAnchor },
    "-[UIView updateConstraintsIfNeeded]": { UIView().updateConstraintsIfNeeded() },
    "+[UIView animateKeyframesWithDuration:delay:options:animations:completion:]": {
        UIView.animateKeyframes(withDuration: 1, delay: 0, animations: {})
    },
    "+[UIView addKeyframeWithRelativeStartTime:relativeDuration:animations:]": {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: {})
    },
    "-[UIView semanticContentAttribute]": { _ = UIView().semanticContentAttribute },
    "-[UIView overrideUserInterfaceStyle]": { _ = UIView().overrideUserInterfaceStyle },
    "-[UIView layoutMargins]": { _ = UIView().layoutMargins },
    "-[UIView directionalLayoutMargins]": { _ = UIView().directionalLayoutMargins },
    "-[UIView preservesSuperviewLayoutMargins]": { _ = UIView().preservesSuperviewLayoutMargins },
    "-[UIView insetsLayoutMarginsFromSafeArea]": { _ = UIView().insetsLayoutMarginsFromSafeArea },
    "-[UIView motionEffects]": { _ = UIView().motionEffects },
    "-[UIView interactions]": { _ = UIView().interactions },
    "-[UIView traitCollection]": { _ = UIView().traitCollection },
    "-[UIView safeAreaInsets]": { _ = UIView().safeAreaInsets },
    "-[UIView invalidateIntrinsicContentSize]": { UIView().invalidateIntrinsicContentSize() },
    "-[UIScreen brightness]": { _ = UIScreen.main.brightness },
    "-[UIScreen nativeBounds]": { _ = UIScreen.main.nativeBounds },
    "-[UIScreen nativeScale]": { _ = UIScreen.main.nativeScale },
    "-[UIScreen maximumFramesPerSecond]": { _ = UIScreen.main.maximumFramesPerSecond },
    "-[UIScreen isCaptured]": { _ = UIScreen.main.isCaptured },
    "-[UIScreen coordinateSpace]": { _ = UIScreen.main.coordinateSpace },
    "-[UIScreen fixedCoordinateSpace]": { _ = UIScreen.main.fixedCoordinateSpace },
    "-[UIScreen traitCollection]": { _ = UIScreen.main.traitCollection },
    "-[UIResponder userActivity]": { _ = UIResponder().userActivity },
    "-[UIResponder targetForAction:withSender:]": {
        _ = UIResponder().target(forAction: Selector("copy:"), withSender: nil)
    },
    "UIPresentationController": {
        _ = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
    },
    "UISheetPresentationController.Detent.custom(identifier:resolver:)": {
        _ = UISheetPresentationController.Detent.custom { _ in 1 }
    },
    "-[UIViewController edgesForExtendedLayout]": { _ = UIViewController().edgesForExtendedLayout },
    "-[UIViewController extendedLayoutIncludesOpaqueBars]": { _ = UIViewController().extendedLayoutIncludesOpaqueBars },
    "-[UIViewController automaticallyAdjustsScrollViewInsets]": {
        _ = UIViewController().automaticallyAdjustsScrollViewInsets
    },
    "-[UIViewController definesPresentationContext]": { _ = UIViewController().definesPresentationContext },
    "-[UIViewController preferredContentSize]": { _ = UIViewController().preferredContentSize },
    "-[UIViewController additionalSafeAreaInsets]": { _ = UIViewController().additionalSafeAreaInsets },
    "-[UIViewController overrideUserInterfaceStyle]": { _ = UIViewController().overrideUserInterfaceStyle },
    "-[UIViewController transitioningDelegate]": { _ = UIViewController().transitioningDelegate },
    "-[UIViewController restorationIdentifier]": { _ = UIViewController().restorationIdentifier },
    "-[UIViewController traitCollection]": { _ = UIViewController().traitCollection },
    "-[UIViewController popoverPresentationController]": { _ = UIViewController().popoverPresentationController },
    "-[UIViewController presentationController]": { _ = UIViewController().presentationController },
    "-[UIViewController sheetPresentationController]": { _ = UIViewController().sheetPresentationController },
    "-[UIViewController isBeingPresented]": { _ = UIViewController().isBeingPresented },
    "-[UIViewController isBeingDismissed]": { _ = UIViewController().isBeingDismissed },
    "-[UIViewController isMovingToParentViewController]": { _ = UIViewController().isMovingToParent },
    "-[UIViewController isMovingFromParentViewController]": { _ = UIViewController().isMovingFromParent },
    "-[UIViewController showDetailViewController:sender:]": {
        UIViewController().showDetailViewController(UIViewController(), sender: nil)
    },
]
