import VigilProgramImage

/// Something that apps use and that not every iOS has: availability as data, as Apple's reference gives it.
public struct SystemAPI: Hashable, Sendable {
    /// What it is, which decides how an app ends that uses it too early.
    public enum Kind: Hashable, Sendable {
        /// A class, function or constant, of which an old system has no symbol.
        case symbol
        /// A method that an old system's class does not have.
        case method(of: String)
    }

    /// Its name: of a symbol as in Swift, of a method as in Objective-C.
    public let name: String
    /// Whether it is a method of something.
    public let kind: Kind
    /// The system that brought it.
    public let first: SystemVersion

    /// A class, function or constant.
    public static func symbol(_ name: String, _ first: SystemVersion) -> SystemAPI {
        SystemAPI(name: name, kind: .symbol, first: first)
    }

    /// A method, with the class that has it.
    public static func method(_ name: String, of owner: String, _ first: SystemVersion) -> SystemAPI {
        SystemAPI(name: name, kind: .method(of: owner), first: first)
    }

    /// What the log says of its absence.
    var absence: String {
        switch kind {
        case .symbol: "dyld: Symbol not found: \(name)"
        case .method(let owner):
            "NSInvalidArgumentException: -[\(owner) \(name)]: unrecognized selector sent to instance"
        }
    }

    /// Adds what a framework has to the availability that is known.
    ///
    /// - Parameter program: what the entry was handed.
    package static func register(in program: UnsafeMutableRawPointer, _ all: [SystemAPI]) {
        for api in all { LinkedProgram.add(api, to: program) }
    }

    /// All that the linked frameworks know, by name.
    package static var all: [SystemAPI] {
        LinkedProgram.current.parts.compactMap { $0 as? SystemAPI }.sorted { $0.name < $1.name }
    }
}

extension AppProcess {
    /// Ends the app, as a phone does, where its system does not have something yet that it uses.
    package func require(_ api: SystemAPI) {
        guard device.system < api.first else { return }
        raise("\(api.absence) (it came with \(api.first); ask with #available)", rule: LifecycleRules.apiMissing)
    }
}
