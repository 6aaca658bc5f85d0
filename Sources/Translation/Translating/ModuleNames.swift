/// Which module of Vigil stands for one of Apple's.
package enum ModuleNames {
    /// What all of an app's modules are built on.
    package static let foundation = "SimulatedFoundation"

    /// Layers, display links and transforms.
    private static let drawing = "QuartzCore"

    /// Apple's modules, and those of the toolchain, for which it stands.
    private static let foundations: Set = [
        "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationXML", "Dispatch", "Darwin",
        "Glibc", "Musl",
        "ObjectiveC", "CoreFoundation", "CoreGraphics", "QuartzCore", "Synchronization", "MachO", "XPC",
    ]

    /// The module that is imported in place of `name`.
    ///
    /// - Parameters:
    ///   - name: the module that a source imports.
    ///   - inTests: whether the source is one of tests.
    package static func standIn(for name: String, inTests: Bool = false) -> String {
        if inTests, name == "XCTest" { return "XCUIAutomation" }
        // What of both is here stands in one module, which UIKit brings along.
        if name == "CoreGraphics" || name == drawing { return drawing }
        if foundations.contains(name) { return foundation }
        return name == "FoundationNetworking" ? "CFNetwork" : name
    }

    /// Whether a phone has the module; nil where that depends on what the target is built with.
    static func exists(_ name: String) -> Bool? {
        switch name {
        case "FoundationNetworking", "FoundationEssentials", "FoundationInternationalization", "FoundationXML", "Glibc",
            "Musl", "AppKit", "Cocoa":
            false
        default: foundations.contains(name) ? true : nil
        }
    }

    /// Names of Combine, which a phone's Foundation brings along, that an app would hardly give to something else.
    static let ofCombine = [
        "AnyCancellable", "AnyPublisher", "AnySubscriber", "CurrentValueSubject", "ObservableObject",
        "ObservableObjectPublisher", "PassthroughSubject", "Published", "Publishers", "objectWillChange", "publisher",
        "sink",
    ]

    /// Modules whose names a phone's UIKit brings along, by how these names begin.
    static let throughUIKit = [(prefix: "UN", module: "UserNotifications")]
}
