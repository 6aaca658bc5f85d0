import BackgroundRuntime
import SimulatedFoundation

// Since when there is what several declarations of this framework ask for, as Apple's reference gives it.

extension SystemAPI {
    static let publisherValues = symbol("Combine.Publisher.values", .iOS(15))
    static let futureValue = symbol("Combine.Future.value", .iOS(15))
}
