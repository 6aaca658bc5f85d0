import BackgroundRuntime
import UIKit

@testable import BackgroundSafeTask
@testable import FiniteLengthTask
@testable import LongRunningTask
@testable import PodcastPlayer
@testable import SoftPhone
@testable import TrailTracker

/// The examples as they are written with queues and timers.
enum Queues {
    static let apps: [(name: String, program: any AppProgram)] = [
        ("BackgroundSafeTask", DelegateProgram(BackgroundSafeTask.self)),
        ("FiniteLengthTask", DelegateProgram(FiniteLengthTask.self)),
        ("LongRunningTask", DelegateProgram(LongRunningTask.self)),
        ("PodcastPlayer", DelegateProgram(PodcastPlayer.self)),
        ("SoftPhone", DelegateProgram(SoftPhone.self)),
        ("TrailTracker", DelegateProgram(TrailTracker.self)),
    ]
}
