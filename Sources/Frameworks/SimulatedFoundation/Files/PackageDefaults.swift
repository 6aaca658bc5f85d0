import BackgroundRuntime
import MachineFoundation

// The defaults of an app for a package that knows nothing of Vigil: it asks Foundation's own class for them. What stands in front
// of that class's functions (`CVigilMachineCalls`) asks here.

extension UserDefaults: DefaultsValues {}

/// Keeps an app's object of Foundation's class.
private final class StandardPackageDefaults {
    let defaults = OtherDefaults(UserDefaults.standard)
}

/// `UserDefaults.standard` of Foundation, for its caller to release.
@_cdecl("vigil_defaults_without_suite")
func defaultsOfPackage() -> UnsafeMutableRawPointer? {
    let own: Foundation.UserDefaults? =
        AppProcess.current.map { $0.app.storage.object { StandardPackageDefaults() }.defaults }
        ?? Machine.defaults(ofSuite: nil)
    return own.map { Unmanaged.passRetained($0).toOpaque() }
}

/// `UserDefaults.init(suiteName:)` of Foundation. The name is taken from where it stands.
@_cdecl("vigil_defaults_of_suite")
func defaultsOfPackage(_ name: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    let suiteName = name.assumingMemoryBound(to: String?.self).move()
    let own: Foundation.UserDefaults? =
        AppProcess.current == nil
        ? Machine.defaults(ofSuite: suiteName) : UserDefaults(suiteName: suiteName).flatMap { OtherDefaults($0) }
    return own.map { Unmanaged.passRetained($0).toOpaque() }
}
