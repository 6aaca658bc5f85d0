import UIKit

let usesOfUIKitViews: [String: Use] = [
    "+[NSLayoutConstraint activateConstraints:]": { NSLayoutConstraint.activate([]) },
    "+[NSLayoutConstraint deactivateConstraints:]": { NSLayoutConstraint.deactivate([]) },
    "-[NSLayoutConstraint isActive]": { constraint().isActive = false },
    "-[NSLayoutConstraint identifier]": { constraint().identifier = "width" },
    "+[NSLayoutConstraint constraintsWithVisualFormat:options:metrics:views:]": {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "|", options: [], metrics: nil, views: [:])
    },
    "+[UIView animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:]": {
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: []
        ) {}
    },
    "+[UIView performWithoutAnimation:]": { UIView.performWithoutAnimation {} },
    "-[UIView accessibilityIdentifier]": { UIView().accessibilityIdentifier = "view" },
    "-[UIView addConstraint:]": { UIView().addConstraint(constraint()) },
    "-[UIView addConstraints:]": { UIView().addConstraints([]) },
    "-[UIView removeConstraint:]": { UIView().removeConstraint(constraint()) },
    "-[UIView constraints]": { _ = UIView().constraints },
    "-[UIView intrinsicContentSize]": { _ = UIView().intrinsicContentSize },
    "-[UIView layoutMarginsGuide]": { _ = UIView().layoutMarginsGuide },
    "UIView.noIntrinsicMetric": { _ = UIView.noIntrinsicMetric },
    "-[UIView setContentCompressionResistancePriority:forAxis:]": {
        UIView().setContentCompressionResistancePriority(.required, for: .vertical)
    },
    "-[UIView setContentHuggingPriority:forAxis:]": { UIView().setContentHuggingPriority(.required, for: .vertical) },
    "-[UIView setNeedsUpdateConstraints]": { UIView().setNeedsUpdateConstraints() },
    "-[UIView tintColor]": { UIView().tintColor = nil },
    "-[UIView translatesAutoresizingMaskIntoConstraints]": {
        UIView().translatesAutoresizingMaskIntoConstraints = false
    },
]
