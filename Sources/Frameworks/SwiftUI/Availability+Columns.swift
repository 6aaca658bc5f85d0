import BackgroundRuntime
import SimulatedFoundation

// Since when each system has columns and tabs of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let navigationSplitView = symbol("SwiftUI.NavigationSplitView", .iOS(16))
    static let tab = symbol("SwiftUI.Tab", .iOS(18))

    /// What an app may use too early of columns and tabs.
    static let ofSwiftUIColumns: [SystemAPI] = [navigationSplitView, tab]
}
