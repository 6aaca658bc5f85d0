import VigilProgramImage

/// Something that apps use and that not every iOS has: availability as data, as Apple's reference gives it.
///
/// What an older system has under another name is let through where Swift on Linux has no way to spell that: tasks with
/// a name, timers with a block, streams to a host. So are tasks of Swift and their clocks, in which an app of any age may be
/// written, and cases of enumerations and options with a number: the compiler writes the number into the app, which asks
/// for no symbol, and an older system does what it does with a number that it does not know; where that is documented, the
/// module of the mode says it. What the system calls, such as a method of a delegate or one that a controller overrides, is
/// never called by an older one. `Tests/FrameworksTests/Availability/Declarations` says of each public declaration of the frameworks
/// why it needs no entry of its own.
public struct SystemAPI: Hashable, Sendable {
    /// What it is, which decides how an app ends that uses it too early.
    public enum Kind: Hashable, Sendable {
        /// A class, function or constant, of which an old system has no symbol.
        case symbol
        /// A method that the objects of an old system's class do not have.
        case method(of: String)
        /// A method that an old system's class itself does not have.
        case classMethod(of: String)
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

    /// A method, with the class whose objects have it.
    public static func method(_ name: String, of owner: String, _ first: SystemVersion) -> SystemAPI {
        SystemAPI(name: name, kind: .method(of: owner), first: first)
    }

    /// A method of a class itself.
    public static func classMethod(_ name: String, of owner: String, _ first: SystemVersion) -> SystemAPI {
        SystemAPI(name: name, kind: .classMethod(of: owner), first: first)
    }

    /// It as logs write it: `-[UIApplication openSessions]`, or the name of a symbol.
    package var spelling: String {
        switch kind {
        case .symbol: name
        case .method(let owner): "-[\(owner) \(name)]"
        case .classMethod(let owner): "+[\(owner) \(name)]"
        }
    }

    /// What the log says of its absence.
    var absence: String {
        switch kind {
        case .symbol: "dyld: Symbol not found: \(name)"
        case .method: "NSInvalidArgumentException: \(spelling): unrecognized selector sent to instance"
        case .classMethod: "NSInvalidArgumentException: \(spelling): unrecognized selector sent to class"
        }
    }
}

extension SystemAPI {
    /// A property that not every iOS has: an app that reads or writes it on an older one ends.
    ///
    /// ```swift
    /// @SystemAPI.Since(.method("customUserAgent", of: "WKWebView", .iOS(9))) open var customUserAgent: String? = nil
    /// ```
    @propertyWrapper
    public struct Since<Value> {
        /// The value, for the framework itself, which asks on every system.
        package var value: Value
        private let api: SystemAPI

        /// A property with a value before the app sets one.
        public init(wrappedValue: Value, _ api: SystemAPI) { (value, self.api) = (wrappedValue, api) }

        /// The value, for the app.
        public var wrappedValue: Value {
            get {
                AppProcess.current?.require(api)
                return value
            }
            set {
                AppProcess.current?.require(api)
                value = newValue
            }
        }
    }
}

extension SystemAPI.Since: Sendable where Value: Sendable {}

extension SystemAPI.Since: Equatable where Value: Equatable {}

extension SystemAPI.Since: Hashable where Value: Hashable {}

/// What an app used that its system does not have. A process that keeps such a list goes on, so that all of it is found.
package final class MissingAPIs {
    /// In the order in which it was used.
    package fileprivate(set) var used: [SystemAPI] = []

    package init() {}
}

extension AppProcess {
    /// Whether the system of the phone has something already.
    package func has(_ api: SystemAPI) -> Bool { device.system >= api.first }

    /// Ends the app, as a phone does, where its system does not have something yet that it uses.
    package func require(_ api: SystemAPI) {
        guard !has(api) else { return }
        if let missing = storage.existing(MissingAPIs.self) { return missing.used.append(api) }
        let text = "\(api.absence) (it came with \(api.first); ask with #available)"
        if case .symbol = api.kind { endUnlinked(text, rule: LifecycleRules.apiMissing) }
        raise(text, rule: LifecycleRules.apiMissing)
    }

    /// The same for a class of the tables that ``SystemClass`` has.
    package func require(_ type: AnyClass) {
        guard device.system < .newest else { return }
        guard let api = SystemClass.api(of: type) else {
            preconditionFailure("no table says since when \(type) is there")
        }
        require(api)
    }
}
