import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what there is of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let widgetCenter = classMethod("shared", of: "WidgetCenter", .iOS(14))

    /// What an app may use too early of what there is.
    static let ofWidgetKitAPI: [SystemAPI] = [
        widgetCenter
    ]
}
