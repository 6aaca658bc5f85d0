import BackgroundRuntime
import SimulatedFoundation

// Since when each system has the types and members of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let publisherValues = symbol("Combine.Publisher.values", .iOS(15))
    static let publisherAssign = symbol("Combine.Publisher.assign(to:)", .iOS(14))
    static let futureValue = symbol("Combine.Future.value", .iOS(15))

    /// What an app may use too early of types and members.
    static let ofCombineMembers: [SystemAPI] = [
        publisherValues, publisherAssign, futureValue,
    ]
}
