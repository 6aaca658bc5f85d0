import BackgroundRuntime
import UIKit

#if canImport(AlarmClockAsync)
    @testable import AlarmClockAsync
#endif
#if canImport(BackgroundSafeTaskAsync)
    @testable import BackgroundSafeTaskAsync
#endif
#if canImport(FiniteLengthTaskAsync)
    @testable import FiniteLengthTaskAsync
#endif
#if canImport(HeartRateBandAsync)
    @testable import HeartRateBandAsync
#endif
#if canImport(LongRunningTaskAsync)
    @testable import LongRunningTaskAsync
#endif
#if canImport(NewsReaderAsync)
    @testable import NewsReaderAsync
#endif
#if canImport(PodcastPlayerAsync)
    @testable import PodcastPlayerAsync
#endif
#if canImport(RunRecorderAsync)
    @testable import RunRecorderAsync
#endif
#if canImport(SoftPhoneAsync)
    @testable import SoftPhoneAsync
#endif
#if canImport(TrailTrackerAsync)
    @testable import TrailTrackerAsync
#endif
#if canImport(WalkieTalkieAsync)
    @testable import WalkieTalkieAsync
#endif

/// The examples that there are, as they are written with Swift concurrency.
enum Tasks {
    static var apps: [(name: String, program: any AppProgram)] {
        var apps: [(name: String, program: any AppProgram)] = []
        #if canImport(AlarmClockAsync)
            apps.append(("AlarmClock", DelegateProgram(AlarmClock.self)))
        #endif
        #if canImport(BackgroundSafeTaskAsync)
            apps.append(("BackgroundSafeTask", DelegateProgram(BackgroundSafeTask.self)))
        #endif
        #if canImport(FiniteLengthTaskAsync)
            apps.append(("FiniteLengthTask", DelegateProgram(FiniteLengthTask.self)))
        #endif
        #if canImport(HeartRateBandAsync)
            apps.append(("HeartRateBand", DelegateProgram(HeartRateBand.self)))
        #endif
        #if canImport(LongRunningTaskAsync)
            apps.append(("LongRunningTask", DelegateProgram(LongRunningTask.self)))
        #endif
        #if canImport(NewsReaderAsync)
            apps.append(("NewsReader", DelegateProgram(NewsReader.self)))
        #endif
        #if canImport(PodcastPlayerAsync)
            apps.append(("PodcastPlayer", DelegateProgram(PodcastPlayer.self)))
        #endif
        #if canImport(RunRecorderAsync)
            apps.append(("RunRecorder", DelegateProgram(RunRecorder.self)))
        #endif
        #if canImport(SoftPhoneAsync)
            apps.append(("SoftPhone", DelegateProgram(SoftPhone.self)))
        #endif
        #if canImport(TrailTrackerAsync)
            apps.append(("TrailTracker", DelegateProgram(TrailTracker.self)))
        #endif
        #if canImport(WalkieTalkieAsync)
            apps.append(("WalkieTalkie", DelegateProgram(WalkieTalkie.self)))
        #endif
        return apps
    }
}
