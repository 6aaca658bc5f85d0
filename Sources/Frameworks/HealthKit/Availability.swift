import BackgroundRuntime
import SimulatedFoundation

// Since when there is what several declarations of this framework ask for, as Apple's reference gives it.

extension SystemAPI {
    static let hkSampleQueryDescriptor = symbol("HKSampleQueryDescriptor", .iOS(15, 4))
    static let hkWorkoutSession = method(
        "initWithHealthStore:configuration:error:", of: "HKWorkoutSession", .iOS(26))
}
