import Observation
import SimulatedFoundation
import SwiftUI

/// What a wrapper holds.
private final class Model: ObservableObject {}

/// What a view watches.
@Observable private final class Watched {}

let usesOfSwiftUI: [String: Use] = [
    "SwiftUI.View.navigationTitle(_:)": { _ = Text("a").navigationTitle("a") },
    "SwiftUI.View.navigationBarTitleDisplayMode(_:)": { _ = Text("a").navigationBarTitleDisplayMode(.inline) },
    "SwiftUI.View.onChange(of:perform:)": { _ = Text("a").onChange(of: 1, perform: { _ in }) },
    "SwiftUI.View.toolbar(content:)": { _ = Text("a").toolbar { Text("b") } },
    "SwiftUI.View.fullScreenCover(isPresented:onDismiss:content:)": {
        _ = Text("a").fullScreenCover(isPresented: .constant(false)) { Text("b") }
    },
    "SwiftUI.View.ignoresSafeArea(edges:)": { _ = Text("a").ignoresSafeArea() },
    "SwiftUI.View.textCase(_:)": { _ = Text("a").textCase(.uppercase) },
    "SwiftUI.View.tabViewStyle(_:)": { _ = Text("a").tabViewStyle(PageTabViewStyle()) },
    "SwiftUI.View.onOpenURL(perform:)": { _ = Text("a").onOpenURL { _ in } },
    "SwiftUI.View.accessibilityLabel(_:)": { _ = Text("a").accessibilityLabel("a") },
    "SwiftUI.View.accessibilityHint(_:)": { _ = Text("a").accessibilityHint("a") },
    "SwiftUI.View.accessibilityIdentifier(_:)": { _ = Text("a").accessibilityIdentifier("a") },
    "SwiftUI.View.accessibilityHidden(_:)": { _ = Text("a").accessibilityHidden(true) },
    "SwiftUI.View.task(priority:_:)": { _ = Text("a").task {} },
    "SwiftUI.View.task(id:priority:_:)": { _ = Text("a").task(id: 1) {} },
    "SwiftUI.View.refreshable(action:)": { _ = Text("a").refreshable {} },
    "SwiftUI.View.searchable(text:prompt:)": { _ = Text("a").searchable(text: .constant("")) },
    "SwiftUI.View.alert(_:isPresented:actions:)": {
        _ = Text("a").alert("b", isPresented: .constant(false)) { Text("c") }
    },
    "SwiftUI.View.alert(_:isPresented:actions:message:)": {
        _ = Text("a").alert("b", isPresented: .constant(false)) {
            Text("c")
        } message: {
            Text("d")
        }
    },
    "SwiftUI.View.confirmationDialog(_:isPresented:titleVisibility:actions:)": {
        _ = Text("a").confirmationDialog("b", isPresented: .constant(false)) { Text("c") }
    },
    "SwiftUI.View.swipeActions(edge:allowsFullSwipe:content:)": { _ = Text("a").swipeActions { Text("b") } },
    "SwiftUI.View.listRowSeparator(_:)": { _ = Text("a").listRowSeparator(.hidden) },
    "SwiftUI.View.badge(_:)": { _ = Text("a").badge(1) },
    "SwiftUI.View.tint(_:)": { _ = Text("a").tint(.red) },
    "SwiftUI.View.foregroundStyle(_:)": { _ = Text("a").foregroundStyle(Color.red) },
    "SwiftUI.View.onSubmit(_:)": { _ = Text("a").onSubmit {} },
    "SwiftUI.View.background(alignment:content:)": { _ = Text("a").background { Text("b") } },
    "SwiftUI.View.background(_:in:fillStyle:)": { _ = Text("a").background(Color.red, in: Circle()) },
    "SwiftUI.ContentUnavailableView": { _ = ContentUnavailableView("a", systemImage: "b") },
    "SwiftUI.View.overlay(alignment:content:)": { _ = Text("a").overlay { Text("b") } },
    "SwiftUI.View.safeAreaInset(edge:alignment:spacing:content:)": {
        _ = Text("a").safeAreaInset(edge: .bottom) { Text("b") }
    },
    "SwiftUI.View.interactiveDismissDisabled(_:)": { _ = Text("a").interactiveDismissDisabled() },
    "SwiftUI.View.controlSize(_:)": { _ = Text("a").controlSize(.small) },
    "SwiftUI.View.navigationDestination(for:destination:)": {
        _ = Text("a").navigationDestination(for: Int.self) { _ in Text("b") }
    },
    "SwiftUI.View.presentationDetents(_:)": { _ = Text("a").presentationDetents([.medium]) },
    "SwiftUI.View.bold(_:)": { _ = Color.red.bold() },
    "SwiftUI.View.italic(_:)": { _ = Color.red.italic() },
    "SwiftUI.View.fontWeight(_:)": { _ = Color.red.fontWeight(.bold) },
    "SwiftUI.View.onChange(of:initial:_:)": { _ = Text("a").onChange(of: 1) { _, _ in } },
    "SwiftUI.View.focused(_:)": { _ = Text("a").focused(FocusState<Bool>().projectedValue) },
    "SwiftUI.View.environment(_:)": { _ = Text("a").environment(Watched()) },
    "SwiftUI.View.monospacedDigit()": { _ = Color.red.monospacedDigit() },
    "SwiftUI.LazyVStack": { _ = LazyVStack { Text("a") } },
    "SwiftUI.LazyHStack": { _ = LazyHStack { Text("a") } },
    "SwiftUI.LazyVGrid": { _ = LazyVGrid(columns: []) { Text("a") } },
    "SwiftUI.GridItem": { _ = GridItem() },
    "SwiftUI.Label": { _ = Label("a", systemImage: "star") },
    "SwiftUI.TextEditor": { _ = TextEditor(text: .constant("")) },
    "SwiftUI.Menu": { _ = Menu("a") { Text("b") } },
    "SwiftUI.Link": { _ = Link("a", destination: address) },
    "SwiftUI.StateObject": { _ = StateObject(wrappedValue: Model()) },
    "SwiftUI.SceneStorage": { _ = SceneStorage(wrappedValue: 1, "place") },
    "SwiftUI.ToolbarItem": { _ = ToolbarItem { Text("a") } },
    "SwiftUI.Font.title2": { _ = Font.title2 },
    "SwiftUI.Font.title3": { _ = Font.title3 },
    "SwiftUI.Font.caption2": { _ = Font.caption2 },
    "SwiftUI.FocusState": { _ = FocusState<Bool>() },
    "SwiftUI.Button.init(_:role:action:)": { _ = Button("a", role: .destructive) {} },
    "SwiftUI.Button.init(role:action:label:)": { _ = Button(role: .destructive, action: {}) { Text("a") } },
    "SwiftUI.ButtonRole.cancel": { _ = ButtonRole.cancel },
    "SwiftUI.ButtonRole.destructive": { _ = ButtonRole.destructive },
    "SwiftUI.Color.brown": { _ = Color.brown },
    "SwiftUI.Color.cyan": { _ = Color.cyan },
    "SwiftUI.Color.indigo": { _ = Color.indigo },
    "SwiftUI.Color.mint": { _ = Color.mint },
    "SwiftUI.Color.teal": { _ = Color.teal },
    "SwiftUI.Section.init(_:content:)": { _ = Section("a") { Text("b") } },
    "SwiftUI.NavigationStack": { _ = NavigationStack { Text("a") } },
    "SwiftUI.NavigationLink.init(value:label:)": { _ = NavigationLink(value: 1) { Text("a") } },
    "SwiftUI.ProgressView": { _ = ProgressView() },
    "SwiftUI.AppStorage": { _ = AppStorage(wrappedValue: 1, "count") },
    "SwiftUI.LabeledContent": { _ = LabeledContent("a", value: "b") },
    "SwiftUI.Bindable": { _ = Bindable(Watched()) },
    "SwiftUI.Text.init(_:format:)": { _ = Text(1, format: .number) },
    "SwiftUI.Text.init(_:style:)": { _ = Text(Date(), style: .time) },
    "SwiftUI.Color.init(uiColor:)": { _ = Color(uiColor: .red) },
    "SwiftUI.EnvironmentValues.dismiss": { _ = EnvironmentValues().dismiss },
    "SwiftUI.EnvironmentValues.openURL": { _ = EnvironmentValues().openURL },
    "SwiftUI.InsetGroupedListStyle": { _ = InsetGroupedListStyle() },
    "SwiftUI.SidebarListStyle": { _ = SidebarListStyle() },
    "SwiftUI.PageTabViewStyle": { _ = PageTabViewStyle() },
    "SwiftUI.MenuPickerStyle": { _ = MenuPickerStyle() },
]
