import BackgroundRuntime
import SimulatedFoundation

// Since when each system has the modifiers of views of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let viewNavigationTitle = symbol("SwiftUI.View.navigationTitle(_:)", .iOS(14))
    static let viewNavigationBarTitleDisplayMode = symbol("SwiftUI.View.navigationBarTitleDisplayMode(_:)", .iOS(14))
    static let viewOnChange = symbol("SwiftUI.View.onChange(of:perform:)", .iOS(14))
    static let viewToolbar = symbol("SwiftUI.View.toolbar(content:)", .iOS(14))
    static let viewFullScreenCover = symbol("SwiftUI.View.fullScreenCover(isPresented:onDismiss:content:)", .iOS(14))
    static let viewIgnoresSafeArea = symbol("SwiftUI.View.ignoresSafeArea(edges:)", .iOS(14))
    static let viewTextCase = symbol("SwiftUI.View.textCase(_:)", .iOS(14))
    static let viewTabViewStyle = symbol("SwiftUI.View.tabViewStyle(_:)", .iOS(14))
    static let viewOnOpenURL = symbol("SwiftUI.View.onOpenURL(perform:)", .iOS(14))
    static let viewAccessibilityLabel = symbol("SwiftUI.View.accessibilityLabel(_:)", .iOS(14))
    static let viewAccessibilityHint = symbol("SwiftUI.View.accessibilityHint(_:)", .iOS(14))
    static let viewAccessibilityIdentifier = symbol("SwiftUI.View.accessibilityIdentifier(_:)", .iOS(14))
    static let viewAccessibilityHidden = symbol("SwiftUI.View.accessibilityHidden(_:)", .iOS(14))
    static let viewTask = symbol("SwiftUI.View.task(priority:_:)", .iOS(15))
    static let viewTaskOfValue = symbol("SwiftUI.View.task(id:priority:_:)", .iOS(15))
    static let viewRefreshable = symbol("SwiftUI.View.refreshable(action:)", .iOS(15))
    static let viewSearchable = symbol("SwiftUI.View.searchable(text:prompt:)", .iOS(15))
    static let viewAlert = symbol("SwiftUI.View.alert(_:isPresented:actions:)", .iOS(15))
    static let viewAlertWithMessage = symbol("SwiftUI.View.alert(_:isPresented:actions:message:)", .iOS(15))
    static let viewConfirmationDialog = symbol(
        "SwiftUI.View.confirmationDialog(_:isPresented:titleVisibility:actions:)", .iOS(15))
    static let viewSwipeActions = symbol("SwiftUI.View.swipeActions(edge:allowsFullSwipe:content:)", .iOS(15))
    static let viewListRowSeparator = symbol("SwiftUI.View.listRowSeparator(_:)", .iOS(15))
    static let viewBadge = symbol("SwiftUI.View.badge(_:)", .iOS(15))
    static let viewTint = symbol("SwiftUI.View.tint(_:)", .iOS(15))
    static let viewForegroundStyle = symbol("SwiftUI.View.foregroundStyle(_:)", .iOS(15))
    static let viewOnSubmit = symbol("SwiftUI.View.onSubmit(_:)", .iOS(15))
    static let viewBackground = symbol("SwiftUI.View.background(alignment:content:)", .iOS(15))
    static let viewBackgroundInShape = symbol("SwiftUI.View.background(_:in:fillStyle:)", .iOS(15))
    static let viewOverlay = symbol("SwiftUI.View.overlay(alignment:content:)", .iOS(15))
    static let viewSafeAreaInset = symbol(
        "SwiftUI.View.safeAreaInset(edge:alignment:spacing:content:)", .iOS(15))
    static let viewInteractiveDismissDisabled = symbol("SwiftUI.View.interactiveDismissDisabled(_:)", .iOS(15))
    static let viewControlSize = symbol("SwiftUI.View.controlSize(_:)", .iOS(15))
    static let viewNavigationDestination = symbol("SwiftUI.View.navigationDestination(for:destination:)", .iOS(16))
    static let viewPresentationDetents = symbol("SwiftUI.View.presentationDetents(_:)", .iOS(16))
    static let viewBold = symbol("SwiftUI.View.bold(_:)", .iOS(16))
    static let viewItalic = symbol("SwiftUI.View.italic(_:)", .iOS(16))
    static let viewFontWeight = symbol("SwiftUI.View.fontWeight(_:)", .iOS(16))
    static let viewOnChangeOfTwo = symbol("SwiftUI.View.onChange(of:initial:_:)", .iOS(17))
    static let viewFocused = symbol("SwiftUI.View.focused(_:)", .iOS(15))
    static let viewEnvironmentOfType = symbol("SwiftUI.View.environment(_:)", .iOS(17))
    static let viewMonospacedDigit = symbol("SwiftUI.View.monospacedDigit()", .iOS(15))

    /// What an app may use too early of modifiers of views.
    static let ofSwiftUIModifiers: [SystemAPI] = [
        viewNavigationTitle, viewNavigationBarTitleDisplayMode, viewOnChange, viewToolbar, viewFullScreenCover,
        viewIgnoresSafeArea, viewTextCase, viewTabViewStyle, viewOnOpenURL, viewAccessibilityLabel,
        viewAccessibilityHint, viewAccessibilityIdentifier, viewAccessibilityHidden, viewTask, viewTaskOfValue,
        viewRefreshable, viewSearchable, viewAlert, viewAlertWithMessage, viewConfirmationDialog, viewSwipeActions,
        viewListRowSeparator, viewBadge, viewTint, viewForegroundStyle, viewOnSubmit, viewBackground, viewOverlay,
        viewBackgroundInShape, viewSafeAreaInset,
        viewInteractiveDismissDisabled, viewControlSize, viewNavigationDestination, viewPresentationDetents, viewBold,
        viewItalic, viewFontWeight, viewOnChangeOfTwo, viewFocused, viewEnvironmentOfType, viewMonospacedDigit,
    ]
}
