import Dispatch
import VigilProgramImage

/// How fast a simulation runs beside real time.
public enum Pace: Sendable, Equatable {
    /// No waiting at all: the default.
    case asFastAsPossible
    /// Tied to real time at a factor, for watching: 60 plays a minute in a second.
    case realTime(factor: Double)

    /// Waits, in real time, as long as `duration` takes at this pace. The only real waiting in Vigil, also for
    /// threads of the computer to which an app gave code.
    func wait(_ duration: Duration) {
        guard case .realTime(let factor) = self, factor > 0 else { return }
        let deadline = DispatchTime.now() + duration.inSeconds / factor
        _ = MachineCalls.exempting { DispatchSemaphore(value: 0).wait(timeout: deadline) }
    }
}
