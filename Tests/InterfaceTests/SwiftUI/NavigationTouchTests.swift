import BackgroundRuntime
import SwiftUI
import Testing
import VigilFacts
import VigilRuntimeProbes

/// A view that says when it comes, goes and begins anew.
private struct Page<Content: View>: View {
    let name: String
    let content: Content
    @State private var count = 0

    init(_ name: String, @ViewBuilder content: () -> Content) { (self.name, self.content) = (name, content()) }

    var body: some View {
        VStack {
            Button("Count \(name) \(count)") { count += 1 }
            content
        }
        .navigationTitle(name)
        .onAppear { print(name, "appears") }
        .onDisappear { print(name, "disappears") }
        .task {
            try? await Task.sleep(for: .seconds(1000))
            print(name, Task.isCancelled ? "is cancelled" : "is done")
        }
    }
}

private struct Back: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Leave") { dismiss() } }
}

private struct Stack: View {
    @State private var isActive = false
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            Page("Home") {
                NavigationLink("Detail") { Page("Detail") { Back() } }
                NavigationLink("Five", value: 5)
                NavigationLink("Word", value: "word")
                Button("Deep") { path = [1, 2] }
                Button("Show") { isActive = true }
            }
            .navigationDestination(for: Int.self) { number in Page("Number \(number)") {} }
            .navigationDestination(isPresented: $isActive) { Page("Shown") {} }
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) { Button("Menu") { print("menu") } }
                ToolbarItem(placement: .bottomBar) { Button("Share") {} }
            }
        }
        .onChange(of: path) { print("path", $1) }
        .onChange(of: isActive) { print("active", $1) }
    }
}

private struct StackApp: App {
    var body: some Scene { WindowGroup { Stack() } }
}

private struct OldStack: View {
    @State private var isActive = false

    var body: some View {
        NavigationView {
            List {
                NavigationLink(destination: Page("Old") { Back() }, isActive: $isActive) { Text("Open") }
                Button("By hand") { isActive = true }
            }
            .navigationBarTitle("Older", displayMode: .inline)
            .navigationBarItems(trailing: Button("Add") { print("added") })
        }
    }
}

private struct OldStackApp: App {
    var body: some Scene { WindowGroup { OldStack() } }
}

struct NavigationTouchTests: Facts {
    @Test("A finger on stacks of SwiftUI", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let outline = Fact("reads the bars and the view on top") {
        let screen = try AppPhoneOf.launched(StackApp.self).screen()
        expect(
            screen,
            is: [
                "navigationBar \"Home\"", "  button \"Menu\"", "  staticText \"Home\"", "button \"Count Home 0\"",
                "button \"Detail\"", "button \"Five\"", "button \"Word\"", "button \"Deep\"", "button \"Show\"",
                "toolbar", "  button \"Share\"",
            ])
    }

    let push = Fact("follows a link: what it leads to appears only then, and what it covers disappears after that") {
        let phone = try AppPhoneOf.launched(StackApp.self)
        expect(phone.output, is: ["Home appears"])
        try phone.touch("Count Home 0")
        let said = try phone.said { try phone.touch("Detail") }
        expect(said, is: ["Detail appears", "Home disappears", "Home is cancelled"])
        try expect(
            phone.screen(),
            is: [
                "navigationBar \"Detail\"", "  button \"Home\"", "  staticText \"Detail\"", "button \"Count Detail 0\"",
                "button \"Leave\"",
            ])
    }

    let pop = Fact("goes back: what was covered appears before what covered it disappears, with all that it kept") {
        let phone = try AppPhoneOf.launched(StackApp.self)
        try phone.touch("Count Home 0")
        try phone.touch("Detail")
        try phone.touch("Count Detail 0")
        let said = try phone.said { try phone.touch("Home", in: "Detail") }
        expect(said, is: ["Home appears", "Detail disappears", "Detail is cancelled"])
        try expect(phone.screen().contains("button \"Count Home 1\""))
        // What is pushed again begins anew.
        try phone.touch("Detail")
        try expect(phone.screen().contains("button \"Count Detail 0\""))
        let left = try phone.said { try phone.touch("Leave") }
        expect(left.prefix(2), is: ["Home appears", "Detail disappears"])
        try phone.touch("Detail")
        try expect(phone.said { try phone.device.goBack(in: phone.app) }, is: said)
    }

    let values = Fact("puts values onto the path of the app, and takes them back") {
        let phone = try AppPhoneOf.launched(StackApp.self)
        let said = try phone.said { try phone.touch("Five") }
        expect(said.contains("path [5]") && said.contains("Number 5 appears"), "\(said)")
        try expect(phone.said { try phone.touch("Home", in: "Number 5") }.contains("path []"))
        let deep = try phone.said { try phone.touch("Deep") }
        expect(deep.contains("Number 2 appears") && !deep.contains("Number 1 appears"), "\(deep)")
        try expect(phone.screen().prefix(2), is: ["navigationBar \"Number 2\"", "  button \"Number 1\""])
    }

    let unknown = Fact("says of a value that nothing shows") {
        let phone = try AppPhoneOf.launched(StackApp.self)
        try phone.touch("Word")
        try expect(phone.screen().first, is: "navigationBar \"Home\"")
    }

    let presented = Fact("goes back from what the app shows as long as it says so") {
        let phone = try AppPhoneOf.launched(StackApp.self)
        try expect(phone.said { try phone.touch("Show") }.contains("Shown appears"))
        try expect(phone.said { try phone.touch("Home", in: "Shown") }.contains("active false"))
        try expect(phone.screen().first, is: "navigationBar \"Home\"")
    }

    let old = Fact("follows links of before iOS 16, by a finger and by hand") {
        let phone = try AppPhoneOf.launched(OldStackApp.self, on: .iOS(15))
        try expect(
            phone.screen(),
            is: [
                "navigationBar \"Older\"", "  staticText \"Older\"", "  button \"Add\"", "table", "  cell",
                "    button \"Open\"", "  cell", "    button \"By hand\"",
            ])
        try phone.touch(nil, role: .cell, number: 1)
        try expect(phone.screen().first, is: "navigationBar \"Old\"")
        try phone.touch("Leave")
        try phone.touch("By hand")
        try expect(phone.screen().first, is: "navigationBar \"Old\"")
        try phone.touch("Older", in: "Old")
        try expect(phone.said { try phone.touch("Add") }, is: ["added"])
    }
}
