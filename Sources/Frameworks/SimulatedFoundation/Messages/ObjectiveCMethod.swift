import BackgroundRuntime
import VigilProgramImage

/// What a method that a selector can find puts into the program's section `vigil_entries`; written by the plugin that
/// translates an app's sources, never by hand.
public typealias LinkedMethod = LinkedEntry

/// The methods of an app's classes that are marked with `@objc`: what a selector finds.
public enum ObjectiveCMethod {
    /// Calls a method: the object that has it, and the arguments.
    public typealias Call = @MainActor (_ target: AnyObject, _ arguments: [Any?]) -> Any?

    /// Adds a method to what selectors find.
    ///
    /// - Parameters:
    ///   - program: what the entry was handed.
    ///   - owner: the class that has it.
    ///   - selector: its name in Objective-C.
    ///   - call: calls it.
    public static func register(
        in program: UnsafeMutableRawPointer, _ owner: AnyClass, _ selector: String, _ call: @escaping Call
    ) {
        LinkedProgram.add(
            LinkedMethods.Part(owner: ObjectIdentifier(owner), name: selector, isSelector: true, call: call),
            to: program)
    }

    /// Adds a method that a protocol with optional methods may ask for.
    ///
    /// - Parameters:
    ///   - program: what the entry was handed.
    ///   - owner: the class that has it.
    ///   - name: its name in Swift, with all labels.
    ///   - call: calls it; nil for one that cannot be called so.
    public static func register(
        in program: UnsafeMutableRawPointer, _ owner: AnyClass, implements name: String, _ call: Call?
    ) {
        LinkedProgram.add(
            LinkedMethods.Part(owner: ObjectIdentifier(owner), name: name, isSelector: false, call: call), to: program)
    }

    /// An argument as the method wants it. Ends the app where it is another type's.
    ///
    /// - Parameters:
    ///   - arguments: what came with the message.
    ///   - index: which one; nothing where fewer came.
    public static func argument<Value>(_ arguments: [Any?], _ index: Int) -> Value {
        let argument = index < arguments.count ? arguments[index] : nil
        if let value = argument as? Value { return value }
        if let value = (argument as Any) as? Value { return value }
        if let argument, let value: Value = ScalarValue.converted(argument) { return value }
        SimulatedApp.crash(
            "a method that was found by its selector wants \(Value.self) as argument \(index + 1), and got "
                + (argument.map { "\(type(of: $0))" } ?? "nothing"))
    }

    /// What a method gave back; nil where it gives nothing.
    public static func result<Value>(_ value: Value) -> Any? { value is Void ? nil : value }

    /// What a method that throws gave back; nil where it threw.
    @MainActor
    public static func result<Value>(throwing body: () throws -> Value) -> Any? {
        guard let value = try? body() else { return nil }
        return result(value)
    }

    /// Whether `object` has a method called `name`, for a protocol whose methods are optional.
    ///
    /// - Parameters:
    ///   - name: its name in Swift, with the labels at the place of the call; a trailing closure's is not known.
    ///   - object: who may have it.
    public static func isImplemented(_ name: String, by object: AnyObject) -> Bool {
        LinkedMethods.current.implementation(of: name, in: type(of: object))
    }

    /// The same for a method that gives nothing.
    public static func send(_ name: String, to object: AnyObject, _ arguments: [Any?]?) {
        let _: Any? = answer(name, object, arguments)
    }

    /// What an optional method does for an object whose class does not conform to the protocol by itself: it sends the
    /// message to the class that has the method.
    ///
    /// - Parameters:
    ///   - name: its name in Swift, with all labels.
    ///   - object: whose method it is.
    ///   - arguments: those of the call; nil where they cannot be handed on.
    public static func send<Value>(_ name: String, to object: AnyObject, _ arguments: [Any?]?) -> Value {
        let value = answer(name, object, arguments)
        if let value = value as? Value { return value }
        SimulatedApp.crash("\(name) gave \(value.map { "\(type(of: $0))" } ?? "nothing"), not \(Value.self)")
    }

    private static func answer(_ name: String, _ object: AnyObject, _ arguments: [Any?]?) -> Any? {
        guard let arguments, let call = LinkedMethods.current.method(name, of: type(of: object)) else {
            SimulatedApp.raise(
                "NSInvalidArgumentException: -[\(type(of: object)) \(name)]: unrecognized selector sent to instance. "
                    + "The method is optional; ask for it with a question mark")
        }
        return Message.perform(call, object, arguments)
    }
}

/// The methods in the program's section, by class.
struct LinkedMethods: Sendable {
    /// One method of one class.
    struct Part: @unchecked Sendable {
        let owner: ObjectIdentifier
        let name: String
        /// Whether the name is a selector; else it is the one in Swift.
        let isSelector: Bool
        let call: ObjectiveCMethod.Call?
    }

    static let current = LinkedMethods(LinkedProgram.current.parts.lazy.compactMap { $0 as? Part })

    private var selectors: [ObjectIdentifier: [String: Part]] = [:]
    private var names: [ObjectIdentifier: [String: Part]] = [:]

    private init(_ parts: some Sequence<Part>) {
        for part in parts {
            if part.isSelector {
                selectors[part.owner, default: [:]][part.name] = part
            } else {
                names[part.owner, default: [:]][part.name] = part
            }
        }
    }

    /// The method that a selector finds in a class or in one that it inherits from.
    func call(_ selector: Selector, of type: AnyClass) -> ObjectiveCMethod.Call? {
        ancestry(of: type).lazy.compactMap { selectors[ObjectIdentifier($0)]?[selector.description]?.call }.first
    }

    /// The same by the name in Swift.
    func method(_ name: String, of type: AnyClass) -> ObjectiveCMethod.Call? {
        ancestry(of: type).lazy.compactMap { names[ObjectIdentifier($0)]?[name]?.call }.first
    }

    /// Whether there is a method whose name in Swift begins so.
    func implementation(of name: String, in type: AnyClass) -> Bool {
        ancestry(of: type).contains { names[ObjectIdentifier($0)]?.contains { $0.key.hasPrefix(name) } == true }
    }

    private func ancestry(of type: AnyClass) -> some Sequence<AnyClass> {
        sequence(first: type) { _getSuperclass($0) }
    }
}
