extension Thread {
    /// A thread that sends a message to an object once it is started.
    ///
    /// - Parameters:
    ///   - target: the object.
    ///   - selector: the method; it takes the argument, or nothing.
    ///   - argument: what the method gets.
    public convenience init(target: Any, selector: Selector, object argument: Any?) {
        let (target, argument) = (MessageTarget(object: target as AnyObject), CarriedArgument(value: argument))
        self.init(running: { Message.send(selector, to: target.object, [argument.value]) })
    }

    /// Starts a thread that sends a message to an object.
    public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?) {
        Thread(target: target, selector: selector, object: argument).start()
    }
}

/// An argument on its way to another simulated thread. Only one of them runs at a time.
private struct CarriedArgument: @unchecked Sendable {
    let value: Any?
}
