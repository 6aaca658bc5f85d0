import BackgroundRuntime
import SimulatedFoundation

// Since when each system has bars and controls of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let activity = symbol("UIActivity", .iOS(6))
    static let feedbackGenerator = symbol("UIFeedbackGenerator", .iOS(10))
    static let buttonConfigurationUpdateHandler = method("configurationUpdateHandler", of: "UIButton", .iOS(15))
    static let buttonSetAttributedTitle = method("setAttributedTitle:forState:", of: "UIButton", .iOS(6))
    static let buttonAttributedTitle = method("attributedTitleForState:", of: "UIButton", .iOS(6))
    static let buttonSetPreferredSymbolConfiguration = method(
        "setPreferredSymbolConfiguration:forImageInState:", of: "UIButton", .iOS(13))
    static let buttonSetNeedsUpdateConfiguration = method("setNeedsUpdateConfiguration", of: "UIButton", .iOS(15))
    static let controlShowsMenuAsPrimaryAction = method("showsMenuAsPrimaryAction", of: "UIControl", .iOS(14))
    static let documentPickerViewControllerAllowsMultipleSelection = method(
        "allowsMultipleSelection", of: "UIDocumentPickerViewController", .iOS(11))
    static let documentPickerViewControllerDirectoryURL = method(
        "directoryURL", of: "UIDocumentPickerViewController", .iOS(13))
    static let documentPickerViewController = symbol("UIDocumentPickerViewController", .iOS(8))
    static let searchBarSearchTextField = method("searchTextField", of: "UISearchBar", .iOS(13))
    static let searchController = symbol("UISearchController", .iOS(8))
    static let textFieldSpellCheckingType = method("spellCheckingType", of: "UITextField", .iOS(5))
    static let textFieldTextContentType = method("textContentType", of: "UITextField", .iOS(10))
    static let textFieldAttributedPlaceholder = method("attributedPlaceholder", of: "UITextField", .iOS(6))
    static let textFieldAttributedText = method("attributedText", of: "UITextField", .iOS(6))
    static let textViewTextContainerInset = method("textContainerInset", of: "UITextView", .iOS(7))
    static let textViewLinkTextAttributes = method("linkTextAttributes", of: "UITextView", .iOS(7))
    static let textViewAttributedText = method("attributedText", of: "UITextView", .iOS(6))
    static let switchThumbTintColor = method("thumbTintColor", of: "UISwitch", .iOS(6))
    static let sliderMinimumTrackTintColor = method("minimumTrackTintColor", of: "UISlider", .iOS(5))
    static let sliderMaximumTrackTintColor = method("maximumTrackTintColor", of: "UISlider", .iOS(5))
    static let sliderThumbTintColor = method("thumbTintColor", of: "UISlider", .iOS(5))
    static let segmentedControlSelectedSegmentTintColor = method(
        "selectedSegmentTintColor", of: "UISegmentedControl", .iOS(13))
    static let segmentedControlSetTitleTextAttributes = method(
        "setTitleTextAttributes:forState:", of: "UISegmentedControl", .iOS(5))
    static let datePickerPreferredDatePickerStyle = method("preferredDatePickerStyle", of: "UIDatePicker", .iOS(13, 4))
    static let pageControlPageIndicatorTintColor = method("pageIndicatorTintColor", of: "UIPageControl", .iOS(6))
    static let pageControlCurrentPageIndicatorTintColor = method(
        "currentPageIndicatorTintColor", of: "UIPageControl", .iOS(6))
    static let activityIndicatorViewColor = method("color", of: "UIActivityIndicatorView", .iOS(5))
    static let progressViewProgressTintColor = method("progressTintColor", of: "UIProgressView", .iOS(5))
    static let progressViewTrackTintColor = method("trackTintColor", of: "UIProgressView", .iOS(5))
    static let barAppearance = symbol("UIBarAppearance", .iOS(13))
    static let viewAppearance = classMethod("appearance", of: "UIView", .iOS(5))
    static let viewAppearanceWhenContainedInInstancesOf = classMethod(
        "appearanceWhenContainedInInstancesOfClasses:", of: "UIView", .iOS(9))
    static let barItemAppearance = classMethod("appearance", of: "UIBarItem", .iOS(5))
    static let barItemAppearanceWhenContainedInInstancesOf = classMethod(
        "appearanceWhenContainedInInstancesOfClasses:", of: "UIBarItem", .iOS(9))
    static let barItemSetTitleTextAttributes = method("setTitleTextAttributes:forState:", of: "UIBarItem", .iOS(5))
    static let barButtonItemMenu = method("menu", of: "UIBarButtonItem", .iOS(14))
    static let barButtonItemInit = method("initWithTitle:image:primaryAction:menu:", of: "UIBarButtonItem", .iOS(14))
    static let navigationItemSearchController = method("searchController", of: "UINavigationItem", .iOS(11))
    static let navigationItemHidesSearchBarWhenScrolling = method(
        "hidesSearchBarWhenScrolling", of: "UINavigationItem", .iOS(11))
    static let navigationItemBackButtonTitle = method("backButtonTitle", of: "UINavigationItem", .iOS(11))
    static let navigationItemBackButtonDisplayMode = method("backButtonDisplayMode", of: "UINavigationItem", .iOS(14))
    static let navigationItemLeftItemsSupplementBackButton = method(
        "leftItemsSupplementBackButton", of: "UINavigationItem", .iOS(5))
    static let navigationItemStandardAppearance = method("standardAppearance", of: "UINavigationItem", .iOS(13))
    static let navigationItemScrollEdgeAppearance = method("scrollEdgeAppearance", of: "UINavigationItem", .iOS(13))
    static let navigationBarLargeTitleTextAttributes = method(
        "largeTitleTextAttributes", of: "UINavigationBar", .iOS(11))
    static let navigationBarShadowImage = method("shadowImage", of: "UINavigationBar", .iOS(6))
    static let navigationBarStandardAppearance = method("standardAppearance", of: "UINavigationBar", .iOS(13))
    static let navigationBarCompactAppearance = method("compactAppearance", of: "UINavigationBar", .iOS(13))
    static let navigationBarScrollEdgeAppearance = method("scrollEdgeAppearance", of: "UINavigationBar", .iOS(13))
    static let navigationBarBackIndicatorImage = method("backIndicatorImage", of: "UINavigationBar", .iOS(7))
    static let navigationBarSetBackgroundImage = method(
        "setBackgroundImage:forBarMetrics:", of: "UINavigationBar", .iOS(5))
    static let tabBarBarStyle = method("barStyle", of: "UITabBar", .iOS(7))
    static let tabBarIsTranslucent = method("isTranslucent", of: "UITabBar", .iOS(7))
    static let tabBarUnselectedItemTintColor = method("unselectedItemTintColor", of: "UITabBar", .iOS(10))
    static let tabBarBackgroundImage = method("backgroundImage", of: "UITabBar", .iOS(5))
    static let tabBarShadowImage = method("shadowImage", of: "UITabBar", .iOS(6))
    static let tabBarStandardAppearance = method("standardAppearance", of: "UITabBar", .iOS(13))
    static let tabBarScrollEdgeAppearance = method("scrollEdgeAppearance", of: "UITabBar", .iOS(15))
    static let toolbarBarTintColor = method("barTintColor", of: "UIToolbar", .iOS(7))
    static let activityViewControllerExcludedActivityTypes = method(
        "excludedActivityTypes", of: "UIActivityViewController", .iOS(6))
    static let navigationControllerHidesBarsOnSwipe = method("hidesBarsOnSwipe", of: "UINavigationController", .iOS(8))
    static let responderKeyboardWillChangeFrameNotification = classMethod(
        "keyboardWillChangeFrameNotification", of: "UIResponder", .iOS(5))
    static let screenEdgePanGestureRecognizer = symbol("UIScreenEdgePanGestureRecognizer", .iOS(7))
    static let searchBarBarTintColor = method("barTintColor", of: "UISearchBar", .iOS(7))
    static let searchBarSearchBarStyle = method("searchBarStyle", of: "UISearchBar", .iOS(7))
    static let searchBarBackgroundImage = method("backgroundImage", of: "UISearchBar", .iOS(5))

    /// What an app may use too early of bars and controls.
    static let ofUIKitBars: [SystemAPI] = [
        activity, feedbackGenerator, buttonConfigurationUpdateHandler, buttonSetAttributedTitle, buttonAttributedTitle,
        buttonSetPreferredSymbolConfiguration, buttonSetNeedsUpdateConfiguration, controlShowsMenuAsPrimaryAction,
        documentPickerViewControllerAllowsMultipleSelection, documentPickerViewControllerDirectoryURL,
        documentPickerViewController, searchBarSearchTextField, searchController, textFieldSpellCheckingType,
        textFieldTextContentType, textFieldAttributedPlaceholder, textFieldAttributedText, textViewTextContainerInset,
        textViewLinkTextAttributes, textViewAttributedText, switchThumbTintColor, sliderMinimumTrackTintColor,
        sliderMaximumTrackTintColor, sliderThumbTintColor, segmentedControlSelectedSegmentTintColor,
        segmentedControlSetTitleTextAttributes, datePickerPreferredDatePickerStyle, pageControlPageIndicatorTintColor,
        pageControlCurrentPageIndicatorTintColor, activityIndicatorViewColor, progressViewProgressTintColor,
        progressViewTrackTintColor, barAppearance, viewAppearance, viewAppearanceWhenContainedInInstancesOf,
        barItemAppearance, barItemAppearanceWhenContainedInInstancesOf, barItemSetTitleTextAttributes,
        barButtonItemMenu, barButtonItemInit, navigationItemSearchController, navigationItemHidesSearchBarWhenScrolling,
        navigationItemBackButtonTitle, navigationItemBackButtonDisplayMode, navigationItemLeftItemsSupplementBackButton,
        navigationItemStandardAppearance, navigationItemScrollEdgeAppearance, navigationBarLargeTitleTextAttributes,
        navigationBarShadowImage, navigationBarStandardAppearance, navigationBarCompactAppearance,
        navigationBarScrollEdgeAppearance, navigationBarBackIndicatorImage, navigationBarSetBackgroundImage,
        tabBarBarStyle, tabBarIsTranslucent, tabBarUnselectedItemTintColor, tabBarBackgroundImage, tabBarShadowImage,
        tabBarStandardAppearance, tabBarScrollEdgeAppearance, toolbarBarTintColor,
        activityViewControllerExcludedActivityTypes, navigationControllerHidesBarsOnSwipe,
        responderKeyboardWillChangeFrameNotification, screenEdgePanGestureRecognizer, searchBarBarTintColor,
        searchBarSearchBarStyle, searchBarBackgroundImage,
    ]
}
