import BackgroundRuntime
import SimulatedFoundation

// Since when each system has fields and looks of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let viewTextInputAutocapitalization = symbol("SwiftUI.View.textInputAutocapitalization(_:)", .iOS(15))
    static let viewProgressViewStyle = symbol("SwiftUI.View.progressViewStyle(_:)", .iOS(14))

    static let viewAccessibilityValue = symbol("SwiftUI.View.accessibilityValue(_:)", .iOS(14))
    static let viewNavigationDestinationIsPresented = symbol(
        "SwiftUI.View.navigationDestination(isPresented:destination:)", .iOS(16))
    static let viewNavigationDestinationItem = symbol(
        "SwiftUI.View.navigationDestination(item:destination:)", .iOS(17))
    static let navigationPath = symbol("SwiftUI.NavigationPath", .iOS(16))
    static let textFieldWithFormat = symbol("SwiftUI.TextField.init(_:value:format:)", .iOS(15))
    static let environmentValuesIsPresented = symbol("SwiftUI.EnvironmentValues.isPresented", .iOS(15))

    /// What an app may use too early of fields and looks.
    static let ofSwiftUITouches: [SystemAPI] = [
        viewTextInputAutocapitalization, viewProgressViewStyle, viewAccessibilityValue,
        viewNavigationDestinationIsPresented, viewNavigationDestinationItem, navigationPath, textFieldWithFormat,
        environmentValuesIsPresented,
    ]
}
