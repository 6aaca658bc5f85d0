import BackgroundRuntime
import SimulatedFoundation

// Since when there is what several declarations of this framework ask for, as Apple's reference gives it.

extension SystemAPI {
    static let categoryWithOptions = method("setCategory:withOptions:error:", of: "AVAudioSession", .iOS(6))
    static let activeWithOptions = method("setActive:withOptions:error:", of: "AVAudioSession", .iOS(6))
    static let deactivate = method("deactivateWithOptions:completionHandler:", of: "AVAudioSession", .iOS(27))
}
