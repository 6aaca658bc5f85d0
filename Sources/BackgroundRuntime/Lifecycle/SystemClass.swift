import VigilProgramImage

/// The classes of a framework that an app can find by their names in Objective-C, and since when: what
/// `NSClassFromString(_:)` asks.
///
/// A framework registers this once. One that does not has no classes of Objective-C: those of SwiftUI or Combine are found
/// by no name on a phone.
public struct SystemClass: Sendable {
    /// The Swift module of the framework.
    package let module: String
    /// Since when there are the classes that iOS 4 did not have: by their names in Swift, or in Objective-C where that is
    /// Foundation's own.
    package let first: [String: SystemVersion]

    /// Registers the classes of a framework.
    ///
    /// - Parameters:
    ///   - program: what the entry was handed.
    ///   - later: the classes that iOS 4 did not have, separated by spaces, by the system that brought them.
    ///   - fileID: where the entry stands.
    public static func register(
        in program: UnsafeMutableRawPointer, _ later: KeyValuePairs<SystemVersion, String> = [:],
        fileID: String = #fileID
    ) {
        var first: [String: SystemVersion] = [:]
        for (system, names) in later {
            for name in names.split(separator: " ") { first[String(name)] = system }
        }
        LinkedProgram.add(SystemClass(module: SystemCode.module(of: fileID), first: first), to: program)
    }

    /// Those of all linked frameworks, by the names of their modules.
    package static let all = LinkedProgram.current.parts.compactMap { $0 as? SystemClass }.sorted {
        $0.module < $1.module
    }

    /// The system that brought a class; nil for one that iOS 4 had.
    ///
    /// - Parameter name: its name in Swift.
    package func since(_ name: String) -> SystemVersion? { first[name] ?? first["NS" + name] }

    /// A class that iOS 4 did not have, as what an app may use too early; nil for any other.
    static func api(of type: AnyClass) -> SystemAPI? {
        let name = "\(type)".prefix { $0 != "<" }
        let spellings = [String(name), "NS" + name]
        return spellings.lazy.compactMap { name in firsts[name].map { .symbol(name, $0) } }.first
    }

    private static let firsts = all.reduce(into: [String: SystemVersion]()) { firsts, framework in
        firsts.merge(framework.first) { min($0, $1) }
    }
}
