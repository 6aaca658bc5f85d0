import BackgroundRuntime
import Foundation

/// The class of a name: one of the app's by its module and name, or one of a framework that the app uses by its name in
/// Objective-C, if the system of the phone has it already.
///
/// ```swift
/// if NSClassFromString("UNUserNotificationCenter") != nil { ... }  // from iOS 10 on
/// ```
///
/// A name that nothing linked has is nil, as on a phone, and the trace says so: there the framework might be loaded by
/// another one.
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
    if aClassName.contains(".") { return Foundation.NSClassFromString(aClassName) }
    let name = ObjectiveCClassName(aClassName)
    if let found = name.ofFrameworks ?? name.ofFoundation { return found.isThere ? found.type : nil }
    name.sayUnknown()
    return nil
}

/// The name of a class in Objective-C: `UIApplication`, `NSURLSession`, and `MyApp.Player` for one of the app's.
public func NSStringFromClass(_ aClass: AnyClass) -> String { ObjectiveCClassName.name(of: aClass) }

/// A name of Objective-C, which has no module.
private struct ObjectiveCClassName {
    /// A class, and the system that brought it.
    struct Found {
        let type: AnyClass
        let since: SystemVersion?

        /// Whether the phone has it; outside any app, each is there.
        var isThere: Bool {
            guard let since, let device = AppProcess.current?.device else { return true }
            return device.system >= since
        }
    }

    private let name: String

    init(_ name: String) { self.name = name }

    /// Foundation in Swift has most of its classes without the prefix.
    private var shortened: String? { name.hasPrefix("NS") ? String(name.dropFirst(2)) : nil }

    /// Those of a module that may have the name.
    private func names(in module: String) -> [String] {
        guard module == Self.foundation else { return [name] }
        return shortened.map { [$0, name] } ?? []
    }

    var ofFrameworks: Found? {
        for framework in SystemClass.all {
            for name in names(in: framework.module) {
                guard let type = Foundation.NSClassFromString("\(framework.module).\(name)") else { continue }
                return Found(type: type, since: framework.since(name))
            }
        }
        return nil
    }

    /// What Foundation has itself.
    var ofFoundation: Found? {
        guard let shortened else { return nil }
        let names = ["Foundation.\(name)"] + Self.foundationsParts.map { "\($0).\(shortened)" }
        guard let type = names.lazy.compactMap({ Foundation.NSClassFromString($0) }).first else { return nil }
        return Found(type: type, since: SystemClass.all.first { $0.module == Self.foundation }?.since(shortened))
    }

    /// No class: on a phone it could be one that is not simulated, or of a framework that the app does not import itself.
    func sayUnknown() {
        // Whether tests run in it is what apps ask like this; no app of a phone is told that.
        guard !name.hasPrefix("XCTest"), !name.isEmpty else { return }
        SimulatedApp.notSimulated(
            "the class \(name)", "NSClassFromString answers nil: no framework that the app imports has it")
    }

    private static let foundation = "SimulatedFoundation"
    private static let foundationsParts = ["Foundation", "FoundationEssentials", "FoundationNetworking"]

    static func name(of type: AnyClass) -> String {
        let whole = String(reflecting: type)
        let parts = whole.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2, !parts[1].contains(".") else { return Foundation.NSStringFromClass(type) }
        if parts[0] == foundation || foundationsParts.contains(parts[0]) {
            return parts[1].hasPrefix("NS") ? parts[1] : "NS" + parts[1]
        }
        return SystemClass.all.contains { $0.module == parts[0] } ? parts[1] : Foundation.NSStringFromClass(type)
    }
}
