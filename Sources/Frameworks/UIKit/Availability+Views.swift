import BackgroundRuntime
import SimulatedFoundation

// Since when each system has the views and their layout of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let layoutConstraintActivate = classMethod("activateConstraints:", of: "NSLayoutConstraint", .iOS(8))
    static let layoutConstraintDeactivate = classMethod("deactivateConstraints:", of: "NSLayoutConstraint", .iOS(8))
    static let layoutConstraintIsActive = method("isActive", of: "NSLayoutConstraint", .iOS(8))
    static let layoutConstraintIdentifier = method("identifier", of: "NSLayoutConstraint", .iOS(7))
    static let layoutConstraintConstraints = classMethod(
        "constraintsWithVisualFormat:options:metrics:views:", of: "NSLayoutConstraint", .iOS(6))
    static let viewAnimateWithSpring = classMethod(
        "animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:",
        of: "UIView", .iOS(7))
    static let viewPerformWithoutAnimation = classMethod("performWithoutAnimation:", of: "UIView", .iOS(7))
    static let viewAccessibilityIdentifier = method("accessibilityIdentifier", of: "UIView", .iOS(5))
    static let viewAddConstraint = method("addConstraint:", of: "UIView", .iOS(6))
    static let viewAddConstraints = method("addConstraints:", of: "UIView", .iOS(6))
    static let viewRemoveConstraint = method("removeConstraint:", of: "UIView", .iOS(6))
    static let viewConstraints = method("constraints", of: "UIView", .iOS(6))
    static let viewIntrinsicContentSize = method("intrinsicContentSize", of: "UIView", .iOS(6))
    static let viewLayoutMarginsGuide = method("layoutMarginsGuide", of: "UIView", .iOS(9))
    static let viewNoIntrinsicMetric = symbol("UIView.noIntrinsicMetric", .iOS(6))
    static let viewSetContentCompressionResistancePriority = method(
        "setContentCompressionResistancePriority:forAxis:", of: "UIView", .iOS(6))
    static let viewSetContentHuggingPriority = method("setContentHuggingPriority:forAxis:", of: "UIView", .iOS(6))
    static let viewSetNeedsUpdateConstraints = method("setNeedsUpdateConstraints", of: "UIView", .iOS(6))
    static let viewTintColor = method("tintColor", of: "UIView", .iOS(7))
    static let viewTranslatesAutoresizingMaskIntoConstraints = method(
        "translatesAutoresizingMaskIntoConstraints", of: "UIView", .iOS(6))

    /// What an app may use too early of views and their layout.
    static let ofUIKitViews: [SystemAPI] = [
        layoutConstraintActivate, layoutConstraintDeactivate, layoutConstraintIsActive, layoutConstraintIdentifier,
        layoutConstraintConstraints, viewAnimateWithSpring, viewPerformWithoutAnimation, viewAccessibilityIdentifier,
        viewAddConstraint, viewAddConstraints, viewRemoveConstraint, viewConstraints, viewIntrinsicContentSize,
        viewLayoutMarginsGuide, viewNoIntrinsicMetric, viewSetContentCompressionResistancePriority,
        viewSetContentHuggingPriority, viewSetNeedsUpdateConstraints, viewTintColor,
        viewTranslatesAutoresizingMaskIntoConstraints,
    ]
}
