import BackgroundRuntime

extension NSObjectProtocol {
    /// Whether a selector finds a method of the object.
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return Message.canSend(aSelector, to: self as AnyObject)
    }

    /// Calls the method that the selector names.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        .answer(Message.send(aSelector, to: self as AnyObject))
    }

    /// Calls the method that the selector names with one argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        .answer(Message.send(aSelector, to: self as AnyObject, [object]))
    }

    /// Calls the method that the selector names with two arguments.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        .answer(Message.send(aSelector, to: self as AnyObject, [object1, object2]))
    }

    /// The object itself, where it has a method that the protocol it is used through makes optional: what the plugin writes
    /// for `delegate.method?(...)`.
    ///
    /// - Parameter name: the method's name in Swift with the labels of the call.
    @_disfavoredOverload
    public func _implementing(_ name: String) -> Self? {
        // A protocol of the app's that is combined with a class answers for itself. What Vigil's own protocols ask for has a default: it may always be called.
        self
    }
}

extension NSObject {
    /// Calls the method on the main thread.
    ///
    /// - Parameter wait: whether to wait until it has run.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        let message = LaterMessage(target: self, selector: aSelector, argument: arg)
        if Thread.isMainThread, wait { return message.send() }
        if wait { DispatchQueue.main.sync { message.send() } } else { RunLoop.main.submit { message.send() } }
    }

    /// Calls the method on a thread of its own.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        let message = LaterMessage(target: self, selector: aSelector, argument: arg)
        Thread(running: { message.send() }).start()
    }

    /// Calls the method once, after a time, by a timer of the calling thread's run loop.
    ///
    /// - Parameter delay: seconds.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    /// Calls the method once, after a time, while the run loop is in one of `modes`.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        let message = LaterMessage(target: self, selector: aSelector, argument: anArgument)
        let pending = SimulatedApp.process(for: "perform(_:with:afterDelay:)").storage.object { PendingMessages() }
        let timer = Timer(timeInterval: delay, repeats: false) { [weak pending] in
            pending?.forget($0)
            message.send()
        }
        pending.expect(message, timer)
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    /// Takes back what `perform(_:with:afterDelay:)` was asked to do with an object.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        AppProcess.current?.storage.object { PendingMessages() }.cancel { $0.target === aTarget as AnyObject }
    }

    /// Takes back what `perform(_:with:afterDelay:)` was asked to do with an object, a selector and an equal argument.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        AppProcess.current?.storage.object { PendingMessages() }.cancel {
            $0.target === aTarget as AnyObject && $0.selector == aSelector && $0.hasArgument(equalTo: anArgument)
        }
    }
}

/// A message that is sent later; the object is kept until then, as Foundation keeps it.
private struct LaterMessage: @unchecked Sendable {
    let target: NSObject
    let selector: Selector
    let argument: Any?

    func send() { Message.send(selector, to: target, [argument]) }

    func hasArgument(equalTo other: Any?) -> Bool {
        guard let argument, let other else { return argument == nil && other == nil }
        if let one = argument as? AnyHashable, let two = other as? AnyHashable { return one == two }
        return argument as AnyObject === other as AnyObject
    }
}

/// What an app wants to be called after a time.
private final class PendingMessages: @unchecked Sendable {
    private var pending: [(message: LaterMessage, timer: Timer)] = []

    func expect(_ message: LaterMessage, _ timer: Timer) { pending.append((message, timer)) }

    func forget(_ timer: Timer) { pending.removeAll { $0.timer === timer } }

    func cancel(where isMeant: (LaterMessage) -> Bool) {
        for (message, timer) in pending where isMeant(message) { timer.invalidate() }
        pending.removeAll { isMeant($0.message) }
    }
}
