import BackgroundRuntime

/// An object that may stand in the place of one whose class is not there.
package protocol StandIn: AnyObject {
    /// The name of that class; nil for an object of its own.
    var standsFor: String? { get }
}

/// A message to an object: what timers, controls and notifications with a target and a selector send.
package enum Message {
    /// Whether the object's class has the method.
    package static func canSend(_ selector: Selector, to target: AnyObject) -> Bool {
        LinkedMethods.current.call(selector, of: type(of: target)) != nil
    }

    /// Calls the method of `target`. Where its class has none, the app ends with the exception of a phone.
    ///
    /// - Parameter arguments: those there are; a method takes the first ones, and may take none.
    @discardableResult
    package static func send(_ selector: Selector, to target: AnyObject, _ arguments: [Any?] = []) -> Any? {
        guard let call = LinkedMethods.current.call(selector, of: type(of: target)) else {
            lack(selector, target)
            return nil
        }
        return perform(call, target, arguments)
    }

    /// A class has no such method: the app ends with the exception of a phone, unless what is left out of its code may be it.
    private static func lack(_ selector: Selector, _ target: AnyObject) {
        let missing = (target as? any StandIn)?.standsFor
        let words: Set = ["\(selector)".prefix { $0 != ":" }.description, missing ?? "\(type(of: target))"]
        guard let process = AppProcess.current, let excuse = process.app.excuse(for: words) else {
            SimulatedApp.raise(
                "NSInvalidArgumentException: -[\(type(of: target)) \(selector)]: unrecognized selector sent to instance. "
                    + (missing.map { "It stands in the place of \($0), which is not there" }
                        ?? "A method needs @objc, in a source that the plugin translates"))
        }
        process.record(
            .note, "\(missing ?? "\(type(of: target))") has no method for \(selector): nothing is called",
            detail: excuse)
    }

    /// A message runs on whichever thread sends it, as in Objective-C; the compiler checked the method as one of the main
    /// actor's, which is where nearly all of them run.
    static func perform(_ call: @escaping ObjectiveCMethod.Call, _ target: AnyObject, _ arguments: [Any?])
        -> Any?
    {
        typealias Anywhere = (AnyObject, [Any?]) -> Any?
        return withoutActuallyEscaping(call) { unsafeBitCast($0, to: Anywhere.self)(target, arguments) }
    }
}
