import BackgroundRuntime

/// What an app asks for how its phone reaches a network: by the same network, whatever the name or the address.
///
/// While the app is suspended it tells nothing; when the app runs again it gets what it missed, in order. One that is scheduled
/// lives on by itself, as in Apple's open sources: the source of the run loop keeps it.
public final class SCNetworkReachability: @unchecked Sendable {
    private let process: AppProcess
    private var watcher: Int?
    private var place: CallPlace?
    /// The run loop that it is scheduled in, and the mode.
    private var schedule: (runLoop: RunLoop, mode: RunLoop.Mode)?
    private var callout: SCNetworkReachabilityCallBack?
    private var context: SCNetworkReachabilityContext?

    fileprivate init(_ function: String) { process = SimulatedApp.process(for: function) }

    deinit {
        // What the app gave runs no more where the app has ended.
        if process.state != .notRunning { free(context) }
    }

    fileprivate var flags: SCNetworkReachabilityFlags { Self.flags(process.device.conditions.network) }

    private static func flags(_ network: DeviceConditions.Network) -> SCNetworkReachabilityFlags {
        switch network {
        case .wifi: [.reachable]
        case .cellular: [.reachable, .transientConnection, .isWWAN]
        case .none: []
        }
    }

    fileprivate func set(_ callout: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?) {
        let old = self.context
        var kept = context
        if let info = context?.info, let retain = context?.retain {
            kept?.info = UnsafeMutableRawPointer(mutating: retain(info))
        }
        (self.callout, self.context) = (callout, kept)
        free(old)
    }

    private func free(_ context: SCNetworkReachabilityContext?) {
        if let info = context?.info { context?.release?(info) }
    }

    /// Tells each change from now on; nothing where there is no place to tell it.
    fileprivate func notify(at place: CallPlace?, by schedule: (runLoop: RunLoop, mode: RunLoop.Mode)? = nil) {
        stopWatching()
        (self.place, self.schedule) = (place, schedule)
        if let schedule { schedule.runLoop.expect([schedule.mode]) }
        guard place != nil else { return }
        watcher = ConditionWatchers.of(process).add { [self] old, new in
            guard Self.flags(old.network) != Self.flags(new.network) else { return }
            notify(Self.flags(new.network))
        }
    }

    private func notify(_ flags: SCNetworkReachabilityFlags) {
        guard let place else { return }
        let detail = flags.contains(.reachable) ? flags.contains(.isWWAN) ? "cellular" : "wifi" : "not reachable"
        process.callback("SCNetworkReachabilityCallBack", detail: detail, rule: nil, at: place) { [self] in
            guard watcher != nil else { return }
            callout?(self, flags, context?.info)
        }
    }

    private func stopWatching() {
        if let watcher { ConditionWatchers.of(process).remove(watcher) }
        watcher = nil
        if let schedule { schedule.runLoop.forget([schedule.mode]) }
        schedule = nil
    }
}

/// What is called when a network is reached in another way: a function of C on a phone, which belongs to no actor.
public typealias SCNetworkReachabilityCallBack =
    @Sendable (
        _ target: SCNetworkReachability, _ flags: SCNetworkReachabilityFlags, _ info: UnsafeMutableRawPointer?
    ) -> Void

/// What a callback is given, and how that is kept.
public struct SCNetworkReachabilityContext {
    public var version: Int
    /// What the callback gets.
    public var info: UnsafeMutableRawPointer?
    /// Keeps it; nil for nothing.
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    /// Lets it go; nil for nothing.
    public var release: ((UnsafeRawPointer) -> Void)?
    /// Says what it is; nil for nothing. Never asked here.
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

    public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }

    public init(
        version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
    ) {
        (self.version, self.info, self.retain) = (version, info, retain)
        (self.release, self.copyDescription) = (release, copyDescription)
    }
}

/// Asks for the way to a host of a name.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability("SCNetworkReachabilityCreateWithName") }

/// Asks for the way to an address.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability("SCNetworkReachabilityCreateWithAddress") }

/// Asks for the way from one address to another.
public func SCNetworkReachabilityCreateWithAddressPair(
    _ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?, _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? { SCNetworkReachability("SCNetworkReachabilityCreateWithAddressPair") }

/// Says how the phone reaches the network now. Always true: that is known.
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = target.flags
    return true
}

/// Sets what is called at each change.
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    target.set(callout, context?.pointee)
    return true
}

/// Tells changes on a queue; on none where it is nil.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    target.notify(at: queue.map { .on($0) })
    return true
}

/// Tells changes on the thread of a run loop.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool { SCNetworkReachabilityScheduleWithRunLoop(target, runLoop, "\(runLoopMode)") }

/// Tells changes on the thread of a run loop, in a mode as `CFRunLoopMode` names it.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: String
) -> Bool {
    let mode = CFRunLoopMode(runLoopMode)
    target.notify(at: .queue { runLoop.submitCall(inModes: [mode], $0) }, by: (runLoop, mode))
    return true
}

/// Tells nothing more on the thread of a run loop.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool { SCNetworkReachabilityUnscheduleFromRunLoop(target, runLoop, "\(runLoopMode)") }

/// Tells nothing more on the thread of a run loop.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: String
) -> Bool {
    target.notify(at: nil)
    return true
}
