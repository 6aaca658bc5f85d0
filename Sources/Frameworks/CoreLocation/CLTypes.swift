import VigilLocation

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
public typealias CLLocationSpeed = Double
/// The uncertainty of a speed, in metres a second.
public typealias CLLocationSpeedAccuracy = Double
/// Degrees clockwise from north.
public typealias CLLocationDirection = Double
/// The uncertainty of a direction, in degrees.
public typealias CLLocationDirectionAccuracy = Double
/// A radius of uncertainty in metres.
public typealias CLLocationAccuracy = Double

/// The highest accuracy, with data of further sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy there is; the default.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Good to a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Good to three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000

/// Approximate, good to some kilometres. Apple documents no value; this is the radius of the earth, in metres. From iOS 14.
public var kCLLocationAccuracyReduced: CLLocationAccuracy {
    SimulatedApp.constant(
        6_380_000, since: .symbol("kCLLocationAccuracyReduced", .iOS(14)))
}

/// Every movement is told; the default of `distanceFilter`.
public let kCLDistanceFilterNone: CLLocationDistance = -1
public var CLLocationDistanceMax: CLLocationDistance {
    SimulatedApp.constant(.greatestFiniteMagnitude, since: .symbol("CLLocationDistanceMax", .iOS(6)))
}
/// The longest time, in seconds.
public var CLTimeIntervalMax: Double {
    SimulatedApp.constant(.greatestFiniteMagnitude, since: .symbol("CLTimeIntervalMax", .iOS(6)))
}
/// The domain of the errors of this framework.
public let kCLErrorDomain = "kCLErrorDomain"

/// What an app may do with the position.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The user has not been asked.
    case notDetermined = 0
    /// Something other than the user forbids it, such as parental controls.
    case restricted = 1
    /// The user forbids it.
    case denied = 2
    /// At any time. Before iOS 8 the one authorization there was.
    case authorizedAlways = 3
    /// While the app is in use.
    case authorizedWhenInUse = 4
}

extension CLAuthorizationStatus {
    /// At any time, by the one name that there was before iOS 8.
    @available(*, deprecated, renamed: "authorizedAlways")
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// Whether the app gets exact positions.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// Positions are as good as the phone has them.
    case fullAccuracy = 0
    /// Positions are good to some kilometres.
    case reducedAccuracy = 1
}

/// What the positions are for. The simulator stores it only.
public enum CLActivityType: Int, Sendable {
    /// Nothing in particular, the default.
    case other = 1
    case automotiveNavigation = 2
    /// On foot, running or on a bicycle.
    case fitness = 3
    /// By boat or by train.
    case otherNavigation = 4
    /// By plane, or by balloon.
    case airborne = 5
}

/// On which side of a boundary the phone is.
public enum CLRegionState: Int, Sendable {
    /// It is not known yet.
    case unknown = 0
    /// The phone is inside the region.
    case inside = 1
    /// The phone is outside the region.
    case outside = 2
}

extension CLRegionState {
    init(_ state: RegionState) {
        switch state {
        case .unknown: self = .unknown
        case .inside: self = .inside
        case .outside: self = .outside
        }
    }
}

/// How the phone is held, for its compass.
public enum CLDeviceOrientation: Int32, Sendable {
    /// It is not known.
    case unknown = 0
    case portrait = 1
    /// Upright, with its top below.
    case portraitUpsideDown = 2
    /// On its side, with its top to the left.
    case landscapeLeft = 3
    /// On its side, with its top to the right.
    case landscapeRight = 4
    /// On a table, so that its screen is seen.
    case faceUp = 5
    /// On a table, on its screen.
    case faceDown = 6
}

/// How far a beacon is.
public enum CLProximity: Int, Sendable {
    /// It is not known.
    case unknown = 0
    case immediate = 1
    case near = 2
    /// Farther than some metres.
    case far = 3
}

/// The strength of the magnetic field along an axis, in microteslas.
public typealias CLHeadingComponentValue = Double
/// Every change of the heading is told.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
