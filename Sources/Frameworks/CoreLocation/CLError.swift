import SimulatedFoundation
import VigilLocation

/// Why a service did not do what it was asked for.
public struct CLError: Error, Hashable, Sendable, CustomNSError {
    /// The codes, with the numbers that logs show.
    public enum Code: Int, Sendable {
        case locationUnknown = 0
        case denied = 1
        case network = 2
        case headingFailure = 3
        case regionMonitoringDenied = 4
        case regionMonitoringFailure = 5
        case regionMonitoringSetupDelayed = 6
        case regionMonitoringResponseDelayed = 7
        case deferredFailed = 11
        case deferredNotUpdatingLocation = 12
        case deferredAccuracyTooLow = 13
        case deferredDistanceFiltered = 14
        case deferredCanceled = 15
        case promptDeclined = 18
    }

    /// What went wrong.
    public let code: Code

    /// An error from its code.
    public init(_ code: Code) {
        self.code = code
    }

    init(from error: LocationError) {
        switch error {
        case .locationUnknown: self.init(.locationUnknown)
        case .denied: self.init(.denied)
        case .regionMonitoringDenied: self.init(.regionMonitoringDenied)
        case .regionMonitoringFailure: self.init(.regionMonitoringFailure)
        }
    }

    /// No position could be found now.
    public static var locationUnknown: Code { .locationUnknown }
    /// The user, or the state of the app, does not allow it.
    public static var denied: Code { .denied }
    /// A region could not be monitored.
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }

    /// ``kCLErrorDomain``.
    public static var errorDomain: String { kCLErrorDomain }
    /// The number of the code.
    public var errorCode: Int { code.rawValue }
}

extension CLError.Code {
    /// Lets `catch CLError.denied` match, as on a phone.
    public static func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
}
