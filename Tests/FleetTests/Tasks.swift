import BackgroundRuntime
import UIKit

@testable import BackgroundSafeTaskAsync
@testable import FiniteLengthTaskAsync
@testable import LongRunningTaskAsync
@testable import PodcastPlayerAsync
@testable import SoftPhoneAsync
@testable import TrailTrackerAsync

/// The examples as they are written with Swift concurrency.
enum Tasks {
    static let apps: [(name: String, program: any AppProgram)] = [
        ("BackgroundSafeTask", DelegateProgram(BackgroundSafeTask.self)),
        ("FiniteLengthTask", DelegateProgram(FiniteLengthTask.self)),
        ("LongRunningTask", DelegateProgram(LongRunningTask.self)),
        ("PodcastPlayer", DelegateProgram(PodcastPlayer.self)),
        ("SoftPhone", DelegateProgram(SoftPhone.self)),
        ("TrailTracker", DelegateProgram(TrailTracker.self)),
    ]
}
