import VigilProgramImage

/// The classes of a framework that an app can find by their names in Objective-C, and since when: what
/// `NSClassFromString(_:)` asks.
///
/// A framework registers this once. One that does not has no classes of Objective-C: those of SwiftUI or Combine are found
/// by no name on a phone.
public struct SystemClass: Sendable {
    /// The Swift module of the framework.
    package let module: String
    /// Since when there are the classes that no symbol of ``SystemAPI`` names: by their names in Swift, or in Objective-C
    /// where that is Foundation's own. What is in neither was in iOS 4.
    package let first: [String: SystemVersion]

    /// Registers the classes of a framework.
    ///
    /// - Parameters:
    ///   - program: what the entry was handed.
    ///   - later: the classes that iOS 4 did not have and that have no symbol of their own, separated by spaces, by the
    ///     system that brought them.
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

    private static let symbols: [String: SystemVersion] = {
        let symbols = SystemAPI.all.filter { $0.kind == .symbol }.map { ($0.name, $0.first) }
        return Dictionary(symbols) { min($0, $1) }
    }()

    /// The system that brought a class; nil for one that iOS 4 had.
    ///
    /// - Parameter name: its name in Swift.
    package func since(_ name: String) -> SystemVersion? {
        first[name] ?? first["NS" + name] ?? Self.symbols[name] ?? Self.symbols["NS" + name]
    }
}
