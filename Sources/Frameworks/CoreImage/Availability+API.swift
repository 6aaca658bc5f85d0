import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what there is of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let ciFilter = symbol("CIFilter", .iOS(5))
    static let ciDetector = symbol("CIDetector", .iOS(5))
    static let ciDetectorQRCode = symbol("CIDetectorTypeQRCode", .iOS(8))

    /// What an app may use too early of what there is.
    static let ofCoreImageAPI: [SystemAPI] = [
        ciFilter, ciDetector, ciDetectorQRCode,
    ]
}
