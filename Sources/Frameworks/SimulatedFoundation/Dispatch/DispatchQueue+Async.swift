import BackgroundRuntime

// Blocks and items that run later. `DispatchQueue.main` has its own: see ``MainDispatchQueue``.

extension DispatchQueue {
    /// Runs a block as soon as the queue gets to it.
    ///
    /// - Parameters:
    ///   - group: the group it is part of.
    ///   - qos: decides who gets a thread of a global queue first; nothing else.
    ///   - flags: with `barrier` it runs alone on a concurrent queue; the others are without effect.
    ///   - work: the block.
    @_disfavoredOverload
    @preconcurrency
    public func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        submit(in: group, flags: flags, work)
    }

    /// Runs an item as soon as the queue gets to it.
    @_disfavoredOverload
    public func async(execute workItem: DispatchWorkItem) { submit(workItem) }

    /// Runs an item as part of a group.
    @_disfavoredOverload
    public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) { submit(workItem, in: group) }

    /// Runs a block at `deadline`, or later when the app is suspended then. The deadline stands still while the device
    /// sleeps.
    @_disfavoredOverload
    @preconcurrency
    public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        submit(at: deadline.reading, flags: flags, work)
    }

    /// Runs a block when the wall clock shows `wallDeadline`, or later when the app is suspended then.
    @_disfavoredOverload
    @preconcurrency
    public func asyncAfter(
        wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        submit(at: wallDeadline.reading, flags: flags, work)
    }

    /// Runs an item at `deadline`, or later when the app is suspended then.
    @_disfavoredOverload
    public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
        submit(workItem, at: deadline.reading)
    }

    /// Runs an item when the wall clock shows `wallDeadline`, or later when the app is suspended then.
    @_disfavoredOverload
    public func asyncAfter(wallDeadline: DispatchWallTime, execute workItem: DispatchWorkItem) {
        submit(workItem, at: wallDeadline.reading)
    }
}

// What all of these come down to.

extension DispatchQueue {
    func submit(in group: DispatchGroup?, flags: DispatchWorkItemFlags, _ work: @escaping () -> Void) {
        guard let group else {
            submit(isBarrier: flags.contains(.barrier), work)
            return
        }
        group.enter()
        submit(isBarrier: flags.contains(.barrier)) {
            work()
            group.leave()
        }
    }

    func submit(_ item: DispatchWorkItem, in group: DispatchGroup? = nil) {
        group?.enter()
        item.job = submit(isBarrier: item.isBarrier) {
            item.run()
            group?.leave()
        }
    }

    func submit(_ item: DispatchWorkItem, at reading: ClockReading) {
        submit(at: reading, flags: item.isBarrier ? .barrier : []) { item.run() }
    }

    func submit(at reading: ClockReading, flags: DispatchWorkItemFlags, _ work: @escaping () -> Void) {
        guard let deadline = reading.value, let process = runtime?.process else { return }
        let simulation = process.simulation
        // A deadline that is not ahead needs no timer: libdispatch puts the block into the queue at once.
        guard deadline > simulation.clocks.reading(of: reading.clock, at: simulation.now) else {
            return submit(in: nil, flags: flags, work)
        }
        process.startTimer(
            at: deadline, on: reading.clock, submit: { [self] in submit(isBarrier: flags.contains(.barrier), $0) },
            fire: { _ in work() })
    }
}

/// What a clock shows at a deadline; nil for a deadline that never comes.
struct ClockReading {
    let value: Duration?
    let clock: TimerClock
}
