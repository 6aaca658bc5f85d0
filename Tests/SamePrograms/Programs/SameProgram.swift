#if ON_MACHINE
    import Foundation
#else
    import UIKit
#endif

/// Programs whose source is compiled twice: with the libraries of the machine, and as code of an app. What they note is
/// promised whatever the speed of the machine, so both runs of a seed note the same.
public enum SameProgram: String, CaseIterable, Sendable {
    case locks
    case conditions
    case conditionLocks
    case semaphores
    case groups
    case workItems
    case deadlines
    case sources
    case notifications
    case defaults
    case streams
    case threads
    case runLoops
    case operations
    case dates
    case processes
    case clocks
    case notificationQueues
    case progress
    case cThreads

    /// Plays the program on the calling thread, and says what it noted.
    public func play(seed: UInt64) -> [String] {
        let notes = Notes()
        var chance = Chance(seed: seed)
        switch self {
        case .locks: LockProgram(notes).play(&chance)
        case .conditions: ConditionProgram(notes).play(&chance)
        case .conditionLocks: ConditionLockProgram(notes).play(&chance)
        case .semaphores: SemaphoreProgram(notes).play(&chance)
        case .groups: GroupProgram(notes).play(&chance)
        case .workItems: WorkItemProgram(notes).play(&chance)
        case .deadlines: DeadlineProgram(notes).play(&chance)
        case .sources: SourceProgram(notes).play(&chance)
        case .notifications: NotificationProgram(notes).play(&chance)
        case .defaults: DefaultsProgram(notes, seed: seed).play(&chance)
        case .streams: StreamProgram(notes).play(&chance)
        case .threads: ThreadProgram(notes).play(&chance)
        case .runLoops: RunLoopProgram(notes).play(&chance)
        case .operations: OperationsProgram(notes).play(&chance)
        case .dates: DateProgram(notes).play(&chance)
        case .processes: ProcessProgram(notes).play(&chance)
        case .clocks: ClockProgram(notes).play(&chance)
        case .notificationQueues: NotificationQueueProgram(notes).play(&chance)
        case .progress: ProgressProgram(notes).play(&chance)
        case .cThreads: CThreadProgram(notes).play(&chance)
        }
        return notes.lines
    }
}
