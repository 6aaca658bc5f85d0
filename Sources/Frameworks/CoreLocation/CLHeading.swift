import SimulatedFoundation

/// Where a phone points. The simulator has no compass and makes none: it is there for delegates that know it.
open class CLHeading: NSObject, NSCopying, @unchecked Sendable {
    /// Degrees clockwise from the magnetic north.
    open var magneticHeading: CLLocationDirection { 0 }
    /// Degrees clockwise from the pole; negative where that is not known.
    open var trueHeading: CLLocationDirection { -1 }
    /// How far it may be off, in degrees; negative for a heading that is not valid.
    open var headingAccuracy: CLLocationDirection { -1 }
    /// The magnetic field along the width of the phone.
    open var x: CLHeadingComponentValue { 0 }
    /// The magnetic field along the length of the phone.
    open var y: CLHeadingComponentValue { 0 }
    /// The magnetic field through the phone.
    open var z: CLHeadingComponentValue { 0 }
    /// When it was found.
    open private(set) var timestamp = Date()

    /// A heading that is not valid, for the mocks of tests.
    public override init() { super.init() }

    /// The same heading: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
