import BackgroundRuntime

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
            SimulatedApp.raise(
                "NSInvalidArgumentException: -[\(type(of: target)) \(selector)]: unrecognized selector sent to instance. "
                    + "A method needs @objc, in a source that the plugin translates")
        }
        return perform(call, target, arguments)
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
