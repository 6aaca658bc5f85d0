import BackgroundRuntime
import SimulatedFoundation

// Since when there is what several declarations of this framework ask for, as Apple's reference gives it.

extension SystemAPI {
    static let paymentUser = method("applicationUsername", of: "SKPayment", .iOS(7))
}
