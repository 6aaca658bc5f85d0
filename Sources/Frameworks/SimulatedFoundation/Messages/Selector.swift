import BackgroundRuntime

/// The name of a method as Objective-C spells it: `tick`, `tick:`, `picker:didPick:`.
///
/// There is no Objective-C here: a selector finds the methods that are marked with `@objc` in sources that the package's
/// plugin translates, where `#selector` makes one.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String

    /// A selector of this name, whether or not any class has such a method.
    public init(_ str: String) { description = str }

    /// A selector of this name.
    public init(stringLiteral value: String) { description = value }

    /// How many arguments its methods take.
    var argumentCount: Int { description.utf8.count { $0 == UInt8(ascii: ":") } }
}

/// What `NSSelectorFromString` would make the same selector of again.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// What `#selector` gives for a method that is called so in Objective-C.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Nothing that a method found by a selector gives back: what `perform` returns in place of a managed reference.
///
/// Apple's functions give an `Unmanaged<AnyObject>`.
extension Unmanaged<AnyObject> {
    static func answer(_ value: Any?) -> Unmanaged<AnyObject>? {
        value.map { .passUnretained(autoreleased($0 as AnyObject)) }
    }

    /// Keeps an answer for as long as the app runs what it is in the middle of, as the pool of a run loop does.
    private static func autoreleased(_ object: AnyObject) -> AnyObject {
        guard let process = AppProcess.current else { return Unmanaged.passRetained(object).takeUnretainedValue() }
        process.storage.object { AnswerPool() }.keep(object)
        return object
    }
}

/// The answers of the last messages: whoever asked takes them at once.
private final class AnswerPool {
    private var answers: [AnyObject] = []

    func keep(_ object: AnyObject) {
        if answers.count >= 64 { answers.removeFirst(32) }
        answers.append(object)
    }
}
