import BackgroundRuntime
import SimulatedFoundation

// Since when each system has views and controllers of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let labelPreferredMaxLayoutWidth = method("preferredMaxLayoutWidth", of: "UILabel", .iOS(6))
    static let labelMinimumScaleFactor = method("minimumScaleFactor", of: "UILabel", .iOS(6))
    static let labelAllowsDefaultTighteningForTruncation = method(
        "allowsDefaultTighteningForTruncation", of: "UILabel", .iOS(9))
    static let vibrancyEffect = symbol("UIVibrancyEffect", .iOS(8))
    static let motionEffect = symbol("UIMotionEffect", .iOS(7))
    static let traitCollection = symbol("UITraitCollection", .iOS(8))
    static let traitCollectionInit = method("traitCollectionWithUserInterfaceStyle:", of: "UITraitCollection", .iOS(12))
    static let traitCollectionCurrent = classMethod("currentTraitCollection", of: "UITraitCollection", .iOS(13))
    static let traitCollectionUserInterfaceStyle = method("userInterfaceStyle", of: "UITraitCollection", .iOS(12))
    static let traitCollectionPreferredContentSizeCategory = method(
        "preferredContentSizeCategory", of: "UITraitCollection", .iOS(10))
    static let traitCollectionLayoutDirection = method("layoutDirection", of: "UITraitCollection", .iOS(10))
    static let traitCollectionHasDifferentColorAppearance = method(
        "hasDifferentColorAppearanceComparedToTraitCollection:", of: "UITraitCollection", .iOS(13))
    static let viewLayoutFittingCompressedSize = symbol("UIView.layoutFittingCompressedSize", .iOS(6))
    static let viewLayoutFittingExpandedSize = symbol("UIView.layoutFittingExpandedSize", .iOS(6))
    static let viewSystemLayoutSizeFitting = method("systemLayoutSizeFittingSize:", of: "UIView", .iOS(6))
    static let viewSystemLayoutSizeFittingWithHorizontalFittingPriorityVerticalFittingPriority = method(
        "systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:", of: "UIView", .iOS(8))
    static let viewDrawHierarchy = method("drawViewHierarchyInRect:afterScreenUpdates:", of: "UIView", .iOS(7))
    static let viewSnapshotView = method("snapshotViewAfterScreenUpdates:", of: "UIView", .iOS(7))
    static let viewKeyboardLayoutGuide = method("keyboardLayoutGuide", of: "UIView", .iOS(15))
    static let viewReadableContentGuide = method("readableContentGuide", of: "UIView", .iOS(9))
    static let viewAddLayoutGuide = method("addLayoutGuide:", of: "UIView", .iOS(9))
    static let viewFirstBaselineAnchor = method("firstBaselineAnchor", of: "UIView", .iOS(9))
    static let viewLastBaselineAnchor = method("lastBaselineAnchor", of: "UIView", .iOS(9))
    static let viewUpdateConstraintsIfNeeded = method("updateConstraintsIfNeeded", of: "UIView", .iOS(6))
    static let viewAnimateKeyframes = classMethod(
        "animateKeyframesWithDuration:delay:options:animations:completion:", of: "UIView", .iOS(7))
    static let viewAddKeyframe = classMethod(
        "addKeyframeWithRelativeStartTime:relativeDuration:animations:", of: "UIView", .iOS(7))
    static let viewSemanticContentAttribute = method("semanticContentAttribute", of: "UIView", .iOS(9))
    static let viewOverrideUserInterfaceStyle = method("overrideUserInterfaceStyle", of: "UIView", .iOS(13))
    static let viewLayoutMargins = method("layoutMargins", of: "UIView", .iOS(8))
    static let viewDirectionalLayoutMargins = method("directionalLayoutMargins", of: "UIView", .iOS(11))
    static let viewPreservesSuperviewLayoutMargins = method("preservesSuperviewLayoutMargins", of: "UIView", .iOS(8))
    static let viewInsetsLayoutMarginsFromSafeArea = method("insetsLayoutMarginsFromSafeArea", of: "UIView", .iOS(11))
    static let viewMotionEffects = method("motionEffects", of: "UIView", .iOS(7))
    static let viewInteractions = method("interactions", of: "UIView", .iOS(11))
    static let viewTraitCollection = method("traitCollection", of: "UIView", .iOS(8))
    static let viewSafeAreaInsets = method("safeAreaInsets", of: "UIView", .iOS(11))
    static let viewInvalidateIntrinsicContentSize = method("invalidateIntrinsicContentSize", of: "UIView", .iOS(6))
    static let screenBrightness = method("brightness", of: "UIScreen", .iOS(5))
    static let screenNativeBounds = method("nativeBounds", of: "UIScreen", .iOS(8))
    static let screenNativeScale = method("nativeScale", of: "UIScreen", .iOS(8))
    static let screenMaximumFramesPerSecond = method("maximumFramesPerSecond", of: "UIScreen", .iOS(10, 3))
    static let screenIsCaptured = method("isCaptured", of: "UIScreen", .iOS(11))
    static let screenCoordinateSpace = method("coordinateSpace", of: "UIScreen", .iOS(8))
    static let screenFixedCoordinateSpace = method("fixedCoordinateSpace", of: "UIScreen", .iOS(8))
    static let screenTraitCollection = method("traitCollection", of: "UIScreen", .iOS(8))
    static let responderTargetForAction = method("targetForAction:withSender:", of: "UIResponder", .iOS(7))
    static let responderUserActivity = method("userActivity", of: "UIResponder", .iOS(8))
    static let presentationController = symbol("UIPresentationController", .iOS(8))
    static let sheetPresentationControllerDetentCustom = symbol(
        "UISheetPresentationController.Detent.custom(identifier:resolver:)", .iOS(16))
    static let viewControllerEdgesForExtendedLayout = method("edgesForExtendedLayout", of: "UIViewController", .iOS(7))
    static let viewControllerExtendedLayoutIncludesOpaqueBars = method(
        "extendedLayoutIncludesOpaqueBars", of: "UIViewController", .iOS(7))
    static let viewControllerAutomaticallyAdjustsScrollViewInsets = method(
        "automaticallyAdjustsScrollViewInsets", of: "UIViewController", .iOS(7))
    static let viewControllerDefinesPresentationContext = method(
        "definesPresentationContext", of: "UIViewController", .iOS(5))
    static let viewControllerPreferredContentSize = method("preferredContentSize", of: "UIViewController", .iOS(7))
    static let viewControllerAdditionalSafeAreaInsets = method(
        "additionalSafeAreaInsets", of: "UIViewController", .iOS(11))
    static let viewControllerOverrideUserInterfaceStyle = method(
        "overrideUserInterfaceStyle", of: "UIViewController", .iOS(13))
    static let viewControllerTransitioningDelegate = method("transitioningDelegate", of: "UIViewController", .iOS(7))
    static let viewControllerRestorationIdentifier = method("restorationIdentifier", of: "UIViewController", .iOS(6))
    static let viewControllerTraitCollection = method("traitCollection", of: "UIViewController", .iOS(8))
    static let viewControllerPopoverPresentationController = method(
        "popoverPresentationController", of: "UIViewController", .iOS(8))
    static let viewControllerPresentationController = method("presentationController", of: "UIViewController", .iOS(8))
    static let viewControllerSheetPresentationController = method(
        "sheetPresentationController", of: "UIViewController", .iOS(15))
    static let viewControllerIsBeingPresented = method("isBeingPresented", of: "UIViewController", .iOS(5))
    static let viewControllerIsBeingDismissed = method("isBeingDismissed", of: "UIViewController", .iOS(5))
    static let viewControllerIsMovingToParent = method(
        "isMovingToParentViewController", of: "UIViewController", .iOS(5))
    static let viewControllerIsMovingFromParent = method(
        "isMovingFromParentViewController", of: "UIViewController", .iOS(5))
    static let viewControllerShowDetailViewController = method(
        "showDetailViewController:sender:", of: "UIViewController", .iOS(8))

    /// What an app may use too early of views and controllers.
    static let ofUIKitHierarchy: [SystemAPI] = [
        labelPreferredMaxLayoutWidth, labelMinimumScaleFactor, labelAllowsDefaultTighteningForTruncation,
        vibrancyEffect, motionEffect, traitCollection, traitCollectionInit, traitCollectionCurrent,
        traitCollectionUserInterfaceStyle, traitCollectionPreferredContentSizeCategory, traitCollectionLayoutDirection,
        traitCollectionHasDifferentColorAppearance, viewLayoutFittingCompressedSize, viewLayoutFittingExpandedSize,
        viewSystemLayoutSizeFitting, viewSystemLayoutSizeFittingWithHorizontalFittingPriorityVerticalFittingPriority,
        viewDrawHierarchy, viewSnapshotView, viewKeyboardLayoutGuide, viewReadableContentGuide, viewAddLayoutGuide,
        viewFirstBaselineAnchor, viewLastBaselineAnchor, viewUpdateConstraintsIfNeeded, viewAnimateKeyframes,
        viewAddKeyframe, viewSemanticContentAttribute, viewOverrideUserInterfaceStyle, viewLayoutMargins,
        viewDirectionalLayoutMargins, viewPreservesSuperviewLayoutMargins, viewInsetsLayoutMarginsFromSafeArea,
        viewMotionEffects, viewInteractions, viewTraitCollection, viewSafeAreaInsets,
        viewInvalidateIntrinsicContentSize, screenBrightness, screenNativeBounds, screenNativeScale,
        screenMaximumFramesPerSecond, screenIsCaptured, screenCoordinateSpace, screenFixedCoordinateSpace,
        screenTraitCollection, responderUserActivity,
        responderTargetForAction,
        presentationController, sheetPresentationControllerDetentCustom, viewControllerEdgesForExtendedLayout,
        viewControllerExtendedLayoutIncludesOpaqueBars, viewControllerAutomaticallyAdjustsScrollViewInsets,
        viewControllerDefinesPresentationContext, viewControllerPreferredContentSize,
        viewControllerAdditionalSafeAreaInsets, viewControllerOverrideUserInterfaceStyle,
        viewControllerTransitioningDelegate, viewControllerRestorationIdentifier, viewControllerTraitCollection,
        viewControllerPopoverPresentationController, viewControllerPresentationController,
        viewControllerSheetPresentationController, viewControllerIsBeingPresented, viewControllerIsBeingDismissed,
        viewControllerIsMovingToParent, viewControllerIsMovingFromParent, viewControllerShowDetailViewController,
    ]
}
