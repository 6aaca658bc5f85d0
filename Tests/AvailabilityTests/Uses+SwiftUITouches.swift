import SwiftUI

let usesOfSwiftUITouches: [String: Use] = [
    "SwiftUI.View.textInputAutocapitalization(_:)": { _ = Text("a").textInputAutocapitalization(nil) },
    "SwiftUI.View.progressViewStyle(_:)": { _ = Text("a").progressViewStyle(CircularProgressViewStyle()) },
]
