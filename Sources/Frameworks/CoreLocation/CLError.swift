import SimulatedFoundation
import VigilLocation

/// Why a service did not do what it was asked for.
public struct CLError: Error, Hashable, Sendable, CustomNSError {
    /// The codes, with the numbers that logs show.
    public enum Code: Int, Sendable {
        /// There is no position yet; the manager goes on trying.
        case locationUnknown = 0
        /// The user has refused.
        case denied = 1
        /// There is no network, or another fault of it; never so here.
        case network = 2
        /// The compass is disturbed; never so here.
        case headingFailure = 3
        /// The app may not watch regions.
        case regionMonitoringDenied = 4
        /// The region cannot be watched: there are too many, or the radius is too large.
        case regionMonitoringFailure = 5
        /// The region is watched a little later; never so here.
        case regionMonitoringSetupDelayed = 6
        /// Events of the region come late; never so here.
        case regionMonitoringResponseDelayed = 7
        /// A geocoder knows no such place.
        case geocodeFoundNoResult = 8
        /// A geocoder knows a part of the place; never so here.
        case geocodeFoundPartialResult = 9
        /// A geocoder was asked to stop; never so here.
        case geocodeCanceled = 10
        /// Deferred updates cannot begin; never so here.
        case deferredFailed = 11
        /// Deferred updates need standard updates.
        case deferredNotUpdatingLocation = 12
        /// Deferred updates need the best accuracy.
        case deferredAccuracyTooLow = 13
        /// Deferred updates go with no distance filter.
        case deferredDistanceFiltered = 14
        /// The app cancelled deferred updates.
        case deferredCanceled = 15
        /// How far beacons are cannot be told: the user has not allowed it, or Bluetooth is off.
        case rangingUnavailable = 16
        /// How far beacons are could not be found; never so here.
        case rangingFailure = 17
        /// The user declined to give exact positions, or could not be asked.
        case promptDeclined = 18
    }

    public let code: Code

    /// What a call of the framework throws, or hands over, for this reason.
    public init(_ code: Code) {
        self.code = code
    }

    init(from error: LocationError) {
        switch error {
        case .locationUnknown: self.init(.locationUnknown)
        case .denied: self.init(.denied)
        case .regionMonitoringDenied: self.init(.regionMonitoringDenied)
        case .regionMonitoringFailure: self.init(.regionMonitoringFailure)
        case .rangingUnavailable: self.init(.rangingUnavailable)
        case .deferredNotUpdatingLocation: self.init(.deferredNotUpdatingLocation)
        case .deferredAccuracyTooLow: self.init(.deferredAccuracyTooLow)
        case .deferredDistanceFiltered: self.init(.deferredDistanceFiltered)
        case .deferredCanceled: self.init(.deferredCanceled)
        case .promptDeclined: self.init(.promptDeclined)
        }
    }

    /// No position could be found now.
    public static var locationUnknown: Code { .locationUnknown }
    /// The user, or the state of the app, does not allow it.
    public static var denied: Code { .denied }
    /// A region could not be monitored.
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    /// There is no network.
    public static var network: Code { .network }
    /// The compass is disturbed.
    public static var headingFailure: Code { .headingFailure }
    /// The app may not watch regions.
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    /// A region is watched a little later.
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
    /// Events of a region come late.
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
    /// A geocoder knows no such place.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// A geocoder knows a part of the place.
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    /// A geocoder was asked to stop.
    public static var geocodeCanceled: Code { .geocodeCanceled }
    /// Deferred updates cannot begin.
    public static var deferredFailed: Code { .deferredFailed }
    /// How far beacons are cannot be told now.
    public static var rangingUnavailable: Code { .rangingUnavailable }
    /// How far beacons are could not be found.
    public static var rangingFailure: Code { .rangingFailure }
    /// Deferred updates need standard updates.
    public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
    /// Deferred updates need the best accuracy.
    public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
    /// Deferred updates go with no distance filter.
    public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
    /// The app cancelled deferred updates.
    public static var deferredCanceled: Code { .deferredCanceled }
    /// The user declined to give exact positions, or could not be asked.
    public static var promptDeclined: Code { .promptDeclined }

    public static var errorDomain: String { kCLErrorDomain }
    /// The number of the code.
    public var errorCode: Int { code.rawValue }
}

extension CLError.Code {
    /// Lets `catch CLError.denied` match, as on a phone.
    public static func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
}
