import SwiftUI

let usesOfSwiftUITouches: [String: Use] = [
    "SwiftUI.View.textInputAutocapitalization(_:)": { _ = Text("a").textInputAutocapitalization(nil) },
    "SwiftUI.View.progressViewStyle(_:)": { _ = Text("a").progressViewStyle(CircularProgressViewStyle()) },
    "SwiftUI.View.scrollContentBackground(_:)": { _ = Text("a").scrollContentBackground(.hidden) },
    "SwiftUI.View.accessibilityValue(_:)": { _ = Text("a").accessibilityValue("b") },
    "SwiftUI.View.navigationDestination(isPresented:destination:)": {
        _ = Text("a").navigationDestination(isPresented: .constant(false)) { Text("b") }
    },
    "SwiftUI.View.navigationDestination(item:destination:)": {
        _ = Text("a").navigationDestination(item: .constant(Int?.none)) { _ in Text("b") }
    },
    "SwiftUI.NavigationPath": { _ = NavigationPath() },
    "SwiftUI.TextField.init(_:value:format:)": { _ = TextField("a", value: .constant(1), format: .number) },
    "SwiftUI.NavigationSplitView": { _ = NavigationSplitView(sidebar: { Text("a") }, detail: { Text("b") }) },
    "SwiftUI.Tab": { _ = TabView { Tab("a", systemImage: "a") { Text("b") } } },
    "SwiftUI.EnvironmentValues.isPresented": { _ = EnvironmentValues().isPresented },
]
