import SimulatedFoundation

// The phone has none of these: each says that it is not available, and its handlers are not called.

/// Says once that nothing of the phone's movements is known.
private func unavailable() -> Bool {
    SimulatedApp.notSimulated("CoreMotion", "the phone does not feel its movements: nothing is available")
    return false
}

/// What feels how the phone is moved. It is not there.
open class CMMotionManager: NSObject, @unchecked Sendable {
    /// How often forces are told, in seconds. Kept, and without effect.
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    /// How often turns are told, in seconds. Kept, and without effect.
    open var gyroUpdateInterval: TimeInterval = 0.01
    /// How often all is told, in seconds. Kept, and without effect.
    open var deviceMotionUpdateInterval: TimeInterval = 0.01

    /// Whether it feels forces: no.
    open var isAccelerometerAvailable: Bool { unavailable() }
    /// Whether it feels turns: no.
    open var isGyroAvailable: Bool { unavailable() }
    /// Whether it feels magnets: no.
    open var isMagnetometerAvailable: Bool { unavailable() }
    /// Whether it knows all of it: no.
    open var isDeviceMotionAvailable: Bool { unavailable() }
    /// Whether forces are told: no.
    open var isAccelerometerActive: Bool { false }
    /// Whether all is told: no.
    open var isDeviceMotionActive: Bool { false }
    /// The last forces: none.
    open var accelerometerData: CMAccelerometerData? { nil }
    /// All that was felt last: nothing.
    open var deviceMotion: CMDeviceMotion? { nil }

    open func startAccelerometerUpdates() { _ = unavailable() }
    open func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
    ) { _ = unavailable() }
    /// Tells forces no longer.
    open func stopAccelerometerUpdates() {}
    open func startGyroUpdates() { _ = unavailable() }
    /// Tells turns no longer.
    open func stopGyroUpdates() {}
    open func startDeviceMotionUpdates() { _ = unavailable() }
    open func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) { _ = unavailable() }
    /// Tells all no longer.
    open func stopDeviceMotionUpdates() {}
}

/// A force in three directions, in that of the earth.
public struct CMAcceleration: Sendable {
    /// The force in a direction.
    public var x: Double = 0, y: Double = 0, z: Double = 0

    public init() {}
}

/// What was felt at a time.
open class CMLogItem: NSObject, @unchecked Sendable {
    /// When, in seconds since the start of the phone.
    open var timestamp: TimeInterval { 0 }
}

/// Forces that were felt.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    open var acceleration: CMAcceleration { CMAcceleration() }
}

/// All that was felt.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    /// The force of whoever holds the phone.
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    /// The force of the earth.
    open var gravity: CMAcceleration { CMAcceleration() }
}

/// Whether the app may know how somebody moves.
public enum CMAuthorizationStatus: Int, Sendable {
    /// Nobody was asked, it may not, or it may.
    case notDetermined = 0, restricted, denied, authorized
}

/// What counts steps. It is not there.
open class CMPedometer: NSObject, @unchecked Sendable {
    /// What counts. From iOS 8.
    public override init() {
        SimulatedApp.require(CMPedometer.self)
        super.init()
    }

    /// Whether steps are counted: no.
    open class func isStepCountingAvailable() -> Bool { unavailable() }
    /// Whether it knows how far: no.
    open class func isDistanceAvailable() -> Bool { unavailable() }
    /// Whether it knows how high: no.
    open class func isFloorCountingAvailable() -> Bool { unavailable() }
    /// Whether the app may know: nobody was asked.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    open func startUpdates(
        from start: Date, withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
    ) { _ = unavailable() }
    /// Tells steps no longer.
    open func stopUpdates() {}
    /// Asks for steps: it fails.
    open func queryPedometerData(
        from start: Date, to end: Date,
        withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
    ) {
        DispatchQueue.global(qos: .default).async { handler(nil, NSError(domain: "CMErrorDomain", code: 109)) }
    }
}

/// Steps that were counted. None are.
open class CMPedometerData: NSObject, @unchecked Sendable {
    open var numberOfSteps: NSNumber { 0 }
    /// How far, in metres.
    open var distance: NSNumber? { nil }
}

/// What knows how somebody moves. It is not there.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    /// What knows it. From iOS 7.
    public override init() {
        SimulatedApp.require(CMMotionActivityManager.self)
        super.init()
    }

    /// Whether it knows: no.
    open class func isActivityAvailable() -> Bool { unavailable() }
    /// Whether the app may know: nobody was asked.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    /// Tells how somebody moves: nothing.
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void)
    {
        _ = unavailable()
    }
    open func stopActivityUpdates() {}
}

open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    open var stationary: Bool { false }
    open var walking: Bool { false }
    open var running: Bool { false }
    open var automotive: Bool { false }
    open var cycling: Bool { false }
    open var unknown: Bool { true }
}

/// What knows how high the phone is. It is not there.
open class CMAltimeter: NSObject, @unchecked Sendable {
    /// What knows it. From iOS 8.
    public override init() {
        SimulatedApp.require(CMAltimeter.self)
        super.init()
    }

    /// Whether it knows: no.
    open class func isRelativeAltitudeAvailable() -> Bool { unavailable() }
    open func stopRelativeAltitudeUpdates() {}
}
