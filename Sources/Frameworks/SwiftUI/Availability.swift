import BackgroundRuntime
import SimulatedFoundation

// Since when there is what several declarations of this framework ask for, as Apple's reference gives it.

extension SystemAPI {
    static let navigationSplitView = symbol("SwiftUI.NavigationSplitView", .iOS(16))
    static let tab = symbol("SwiftUI.Tab", .iOS(18))
    static let viewNavigationTitle = symbol("SwiftUI.View.navigationTitle(_:)", .iOS(14))
    static let viewFullScreenCover = symbol("SwiftUI.View.fullScreenCover(isPresented:onDismiss:content:)", .iOS(14))
    static let viewAccessibilityLabel = symbol("SwiftUI.View.accessibilityLabel(_:)", .iOS(14))
    static let viewSearchable = symbol("SwiftUI.View.searchable(text:prompt:)", .iOS(15))
    static let viewAlert = symbol("SwiftUI.View.alert(_:isPresented:actions:)", .iOS(15))
    static let viewAlertWithMessage = symbol("SwiftUI.View.alert(_:isPresented:actions:message:)", .iOS(15))
    static let viewConfirmationDialog = symbol(
        "SwiftUI.View.confirmationDialog(_:isPresented:titleVisibility:actions:)", .iOS(15))
    static let viewOnSubmit = symbol("SwiftUI.View.onSubmit(_:)", .iOS(15))
    static let viewSafeAreaInset = symbol(
        "SwiftUI.View.safeAreaInset(edge:alignment:spacing:content:)", .iOS(15))
    static let viewOnChangeOfTwo = symbol("SwiftUI.View.onChange(of:initial:_:)", .iOS(17))
    static let viewFocused = symbol("SwiftUI.View.focused(_:)", .iOS(15))
    static let viewAccessibilityValue = symbol("SwiftUI.View.accessibilityValue(_:)", .iOS(14))
    static let navigationPath = symbol("SwiftUI.NavigationPath", .iOS(16))
    static let label = symbol("SwiftUI.Label", .iOS(14))
    static let link = symbol("SwiftUI.Link", .iOS(14))
    static let toolbarItem = symbol("SwiftUI.ToolbarItem", .iOS(14))
    static let focusState = symbol("SwiftUI.FocusState", .iOS(15))
    static let buttonWithRole = symbol("SwiftUI.Button.init(_:role:action:)", .iOS(15))
    static let sectionWithTitle = symbol("SwiftUI.Section.init(_:content:)", .iOS(15))
    static let navigationLinkOfValue = symbol("SwiftUI.NavigationLink.init(value:label:)", .iOS(16))
    static let appStorage = symbol("SwiftUI.AppStorage", .iOS(14))
    static let labeledContent = symbol("SwiftUI.LabeledContent", .iOS(16))
    static let bindable = symbol("SwiftUI.Bindable", .iOS(17))
    static let environmentValuesOpenURL = symbol("SwiftUI.EnvironmentValues.openURL", .iOS(14))
    static let hostingController = symbol("UIHostingController", .iOS(13))
}
