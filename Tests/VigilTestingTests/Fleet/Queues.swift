import BackgroundRuntime
import UIKit

#if canImport(AlarmClock)
    @testable import AlarmClock
#endif
#if canImport(BackgroundSafeTask)
    @testable import BackgroundSafeTask
#endif
#if canImport(FiniteLengthTask)
    @testable import FiniteLengthTask
#endif
#if canImport(HeartRateBand)
    @testable import HeartRateBand
#endif
#if canImport(LongRunningTask)
    @testable import LongRunningTask
#endif
#if canImport(NewsReader)
    @testable import NewsReader
#endif
#if canImport(PodcastPlayer)
    @testable import PodcastPlayer
#endif
#if canImport(RunRecorder)
    @testable import RunRecorder
#endif
#if canImport(SoftPhone)
    @testable import SoftPhone
#endif
#if canImport(TrailTracker)
    @testable import TrailTracker
#endif
#if canImport(WalkieTalkie)
    @testable import WalkieTalkie
#endif

/// The examples that there are, as they are written with queues and timers.
enum Queues {
    static var apps: [(name: String, program: any AppProgram)] {
        var apps: [(name: String, program: any AppProgram)] = []
        #if canImport(AlarmClock)
            apps.append(("AlarmClock", DelegateProgram(AlarmClock.self)))
        #endif
        #if canImport(BackgroundSafeTask)
            apps.append(("BackgroundSafeTask", DelegateProgram(BackgroundSafeTask.self)))
        #endif
        #if canImport(FiniteLengthTask)
            apps.append(("FiniteLengthTask", DelegateProgram(FiniteLengthTask.self)))
        #endif
        #if canImport(HeartRateBand)
            apps.append(("HeartRateBand", DelegateProgram(HeartRateBand.self)))
        #endif
        #if canImport(LongRunningTask)
            apps.append(("LongRunningTask", DelegateProgram(LongRunningTask.self)))
        #endif
        #if canImport(NewsReader)
            apps.append(("NewsReader", DelegateProgram(NewsReader.self)))
        #endif
        #if canImport(PodcastPlayer)
            apps.append(("PodcastPlayer", DelegateProgram(PodcastPlayer.self)))
        #endif
        #if canImport(RunRecorder)
            apps.append(("RunRecorder", DelegateProgram(RunRecorder.self)))
        #endif
        #if canImport(SoftPhone)
            apps.append(("SoftPhone", DelegateProgram(SoftPhone.self)))
        #endif
        #if canImport(TrailTracker)
            apps.append(("TrailTracker", DelegateProgram(TrailTracker.self)))
        #endif
        #if canImport(WalkieTalkie)
            apps.append(("WalkieTalkie", DelegateProgram(WalkieTalkie.self)))
        #endif
        return apps
    }
}
