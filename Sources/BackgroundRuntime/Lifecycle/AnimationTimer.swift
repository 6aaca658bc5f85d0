/// The animation that a process is in: the steps of its life cycle that follow wait for its end.
final class AnimationTimer: ProcessPart {
    /// When it is over; nil while none is under way.
    private(set) var end: VirtualInstant?
    private var event: EventID?

    /// Begins an animation; false where it has no length and is over at once.
    func begin(_ animation: ScreenAnimation) -> Bool {
        assert(end == nil, "two animations at once")
        guard process.device.options.animations != .none,
            let length = process.device.constants.duration(animation.constant), length > .zero
        else { return false }
        end = process.simulation.now.advanced(by: length)
        event = process.simulation.schedule(after: length, phase: .device) { [process] in
            process.life.animation.finish()
        }
        return true
    }

    private func finish() {
        (end, event) = (nil, nil)
        process.life.didAnimate()
    }

    /// The process ends, and shows nothing any more.
    func cancel() {
        if let event { process.simulation.cancel(event) }
        (end, event) = (nil, nil)
    }
}
