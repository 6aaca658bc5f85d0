import UIKit

let usesOfUIKitBars: [String: Use] = [
    "UIActivity": { _ = UIActivity() },
    "UIFeedbackGenerator": { _ = UIFeedbackGenerator() },
    "-[UIButton configurationUpdateHandler]": { _ = UIButton().configurationUpdateHandler },
    "-[UIButton setAttributedTitle:forState:]": { UIButton().setAttributedTitle(nil, for: .normal) },
    "-[UIButton attributedTitleForState:]": { _ = UIButton().attributedTitle(for: .normal) },
    "-[UIButton setPreferredSymbolConfiguration:forImageInState:]": {
        UIButton().setPreferredSymbolConfiguration(nil, forImageIn: .normal)
    },
    "-[UIButton setNeedsUpdateConfiguration]": { UIButton().setNeedsUpdateConfiguration() },
    "-[UIControl showsMenuAsPrimaryAction]": { _ = UIControl().showsMenuAsPrimaryAction },
    "-[UIDocumentPickerViewController allowsMultipleSelection]": {
        _ = UIDocumentPickerViewController(documentTypes: [], in: .open).allowsMultipleSelection
    },
    "-[UIDocumentPickerViewController directoryURL]": {
        _ = UIDocumentPickerViewController(documentTypes: [], in: .open).directoryURL
    },
    "UIDocumentPickerViewController": { _ = UIDocumentPickerViewController(documentTypes: [], in: .open) },
    "-[UISearchBar searchTextField]": { _ = UISearchBar().searchTextField },
    "UISearchController": { _ = UISearchController(searchResultsController: nil) },
    "-[UITextField spellCheckingType]": { _ = UITextField().spellCheckingType },
    "-[UITextField textContentType]": { _ = UITextField().textContentType },
    "-[UITextField attributedPlaceholder]": { _ = UITextField().attributedPlaceholder },
    "-[UITextField attributedText]": { _ = UITextField().attributedText },
    "-[UITextView textContainerInset]": { _ = UITextView().textContainerInset },
    "-[UITextView linkTextAttributes]": { _ = UITextView().linkTextAttributes },
    "-[UITextView attributedText]": { _ = UITextView().attributedText },
    "-[UISwitch thumbTintColor]": { _ = UISwitch().thumbTintColor },
    "-[UISlider minimumTrackTintColor]": { _ = UISlider().minimumTrackTintColor },
    "-[UISlider maximumTrackTintColor]": { _ = UISlider().maximumTrackTintColor },
    "-[UISlider thumbTintColor]": { _ = UISlider().thumbTintColor },
    "-[UISegmentedControl selectedSegmentTintColor]": { _ = UISegmentedControl().selectedSegmentTintColor },
    "-[UISegmentedControl setTitleTextAttributes:forState:]": {
        UISegmentedControl().setTitleTextAttributes(nil, for: .normal)
    },
    "-[UIDatePicker preferredDatePickerStyle]": { _ = UIDatePicker().preferredDatePickerStyle },
    "-[UIPageControl pageIndicatorTintColor]": { _ = UIPageControl().pageIndicatorTintColor },
    "-[UIPageControl currentPageIndicatorTintColor]": { _ = UIPageControl().currentPageIndicatorTintColor },
    "-[UIActivityIndicatorView color]": { _ = UIActivityIndicatorView().color },
    "-[UIProgressView progressTintColor]": { _ = UIProgressView().progressTintColor },
    "-[UIProgressView trackTintColor]": { _ = UIProgressView().trackTintColor },
    "UIBarAppearance": { _ = UIBarAppearance() },
    "+[UIView appearance]": { _ = UIView.appearance() },
    "+[UIView appearanceWhenContainedInInstancesOfClasses:]": { _ = UIView.appearance(whenContainedInInstancesOf: []) },
    "+[UIBarItem appearance]": { _ = UIBarItem.appearance() },
    "+[UIBarItem appearanceWhenContainedInInstancesOfClasses:]": {
        _ = UIBarItem.appearance(whenContainedInInstancesOf: [])
    },
    "-[UIBarItem setTitleTextAttributes:forState:]": { UIBarItem().setTitleTextAttributes(nil, for: .normal) },
    "-[UIBarButtonItem menu]": { _ = UIBarButtonItem().menu },
    "-[UIBarButtonItem initWithTitle:image:primaryAction:menu:]": {
        _ = UIBarButtonItem(title: "", image: nil, primaryAction: nil, menu: nil)
    },
    "-[UINavigationItem searchController]": { _ = UINavigationItem(title: "").searchController },
    "-[UINavigationItem hidesSearchBarWhenScrolling]": { _ = UINavigationItem(title: "").hidesSearchBarWhenScrolling },
    "-[UINavigationItem backButtonTitle]": { _ = UINavigationItem(title: "").backButtonTitle },
    "-[UINavigationItem backButtonDisplayMode]": { _ = UINavigationItem(title: "").backButtonDisplayMode },
    "-[UINavigationItem leftItemsSupplementBackButton]": {
        _ = UINavigationItem(title: "").leftItemsSupplementBackButton
    },
    "-[UINavigationItem standardAppearance]": { _ = UINavigationItem(title: "").standardAppearance },
    "-[UINavigationItem scrollEdgeAppearance]": { _ = UINavigationItem(title: "").scrollEdgeAppearance },
    "-[UINavigationBar largeTitleTextAttributes]": { _ = UINavigationBar().largeTitleTextAttributes },
    "-[UINavigationBar shadowImage]": { _ = UINavigationBar().shadowImage },
    "-[UINavigationBar standardAppearance]": { _ = UINavigationBar().standardAppearance },
    "-[UINavigationBar compactAppearance]": { _ = UINavigationBar().compactAppearance },
    "-[UINavigationBar scrollEdgeAppearance]": { _ = UINavigationBar().scrollEdgeAppearance },
    "-[UINavigationBar backIndicatorImage]": { _ = UINavigationBar().backIndicatorImage },
    "-[UINavigationBar setBackgroundImage:forBarMetrics:]": {
        UINavigationBar().setBackgroundImage(nil, for: .default)
    },
    "-[UITabBar barStyle]": { _ = UITabBar().barStyle },
    "-[UITabBar isTranslucent]": { _ = UITabBar().isTranslucent },
    "-[UITabBar unselectedItemTintColor]": { _ = UITabBar().unselectedItemTintColor },
    "-[UITabBar backgroundImage]": { _ = UITabBar().backgroundImage },
    "-[UITabBar shadowImage]": { _ = UITabBar().shadowImage },
    "-[UITabBar standardAppearance]": { _ = UITabBar().standardAppearance },
    "-[UITabBar scrollEdgeAppearance]": { _ = UITabBar().scrollEdgeAppearance },
    "-[UIToolbar barTintColor]": { _ = UIToolbar().barTintColor },
    "-[UIActivityViewController excludedActivityTypes]": {
        _ = UIActivityViewController(activityItems: [], applicationActivities: nil).excludedActivityTypes
    },
    "-[UINavigationController hidesBarsOnSwipe]": { _ = UINavigationController().hidesBarsOnSwipe },
    "+[UIResponder keyboardWillChangeFrameNotification]": { _ = UIResponder.keyboardWillChangeFrameNotification },
    "UIScreenEdgePanGestureRecognizer": { _ = UIScreenEdgePanGestureRecognizer(target: nil, action: nil) },
    "-[UISearchBar barTintColor]": { _ = UISearchBar().barTintColor },
    "-[UISearchBar searchBarStyle]": { _ = UISearchBar().searchBarStyle },
    "-[UISearchBar backgroundImage]": { _ = UISearchBar().backgroundImage },
]
