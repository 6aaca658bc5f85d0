import BackgroundRuntime
import SimulatedFoundation

// Since when each system has fields and looks of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let viewTextInputAutocapitalization = symbol("SwiftUI.View.textInputAutocapitalization(_:)", .iOS(15))
    static let viewProgressViewStyle = symbol("SwiftUI.View.progressViewStyle(_:)", .iOS(14))

    /// What an app may use too early of fields and looks.
    static let ofSwiftUITouches: [SystemAPI] = [
        viewTextInputAutocapitalization, viewProgressViewStyle,
    ]
}
