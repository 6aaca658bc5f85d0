import SimulatedFoundation
import VigilLocation

/// Where a phone points. The field of the earth is not simulated: its parts are zero.
open class CLHeading: NSObject, NSCopying, @unchecked Sendable {
    /// Degrees clockwise from the magnetic north.
    open private(set) var magneticHeading: CLLocationDirection = 0
    /// Degrees clockwise from the pole; negative where that is not known, since no standard updates run. In the simulator
    /// the pole is at the magnetic north.
    open private(set) var trueHeading: CLLocationDirection = -1
    /// How far it may be off, in degrees; negative for a heading that is not valid.
    open private(set) var headingAccuracy: CLLocationDirection = -1
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

    init(_ heading: Heading) {
        magneticHeading = heading.degrees
        if heading.isTrueKnown { trueHeading = heading.degrees }
        headingAccuracy = 5
        super.init()
        timestamp = heading.date
    }

    /// The same heading: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
