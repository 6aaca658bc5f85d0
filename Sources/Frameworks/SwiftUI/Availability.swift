import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's reference gives it.

extension SystemAPI {
    static let hostingController = symbol("UIHostingController", .iOS(13))
    static let swiftUIApp = symbol("SwiftUI.App", .iOS(14))
    static let backgroundTask = symbol("SwiftUI.Scene.backgroundTask(_:action:)", .iOS(16))

    /// Whatever of the framework an app may use too early.
    fileprivate static let ofSwiftUI: [SystemAPI] = [hostingController, swiftUIApp, backgroundTask]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = {
    SystemAPI.register(
        in: $0,
        SystemAPI.ofSwiftUI + SystemAPI.ofSwiftUIModifiers + SystemAPI.ofSwiftUITypes + SystemAPI.ofSwiftUITouches
            + SystemAPI.ofSwiftUIColumns)
}
