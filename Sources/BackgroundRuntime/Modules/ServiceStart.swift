/// When the service of a module is made.
public enum ServiceStart: Hashable, Sendable {
    /// With each device: it is told of whatever happens there.
    case withDevice
    /// When something first needs it, so that a phone does not pay for what its apps do not use: an app is launched whose
    /// manifest has one of the module's values or keys, or one of `keys`; somebody asks for it; one of the module's words
    /// is used. It is also there before the conditions or the clock change for the first time, and before a restart.
    ///
    /// It is for a service whose methods do nothing for an app that never came to it. What such a service has to know of a
    /// process that already runs it asks the process: ``AppProcess/state``, ``AppProcess/hasBeen(_:)``,
    /// ``AppProcess/isLaunchOver`` and ``AppProcess/isLeavingScreen``.
    case whenNeeded(keys: [String] = [])

    /// The keys of a manifest that need it, beyond those that the module has the reader of manifests check.
    var keys: [String] {
        switch self {
        case .withDevice: []
        case .whenNeeded(let keys): keys
        }
    }
}
