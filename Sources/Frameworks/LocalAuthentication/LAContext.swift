import BackgroundRuntime
import SimulatedFoundation

/// How somebody is known.
public enum LAPolicy: Int, Sendable {
    /// By the body, or by the passcode as well.
    case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}

/// How a phone knows a body.
public enum LABiometryType: Int, Sendable {
    /// Not at all, by a finger, by the face, or by the eyes.
    case none = 0, touchID = 1, faceID = 2, opticID = 4
}

/// Why nobody was known.
public struct LAError: Error, Sendable {
    public enum Code: Int, Sendable {
        /// It was another, who gave up, who wants another way, or whom the system stopped.
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4
        /// There is no passcode, no way to know a body, or no body that is known.
        case passcodeNotSet = -5, biometryNotAvailable = -6, biometryNotEnrolled = -7
        /// It was tried too often, or the app stopped it.
        case biometryLockout = -8, appCancel = -9, invalidContext = -10, notInteractive = -1004
    }

    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
}

/// What finds out who holds the phone. This one knows no body, and nobody types its passcode.
open class LAContext: NSObject, @unchecked Sendable {
    /// What the button says that leads to the passcode. Kept, and without effect.
    open var localizedFallbackTitle: String?
    /// What the button says that gives up. Kept, and without effect.
    @SystemAPI.Since(.method("localizedCancelTitle", of: "LAContext", .iOS(10))) open var localizedCancelTitle:
        String? = nil
    /// Why. Kept, and without effect.
    @SystemAPI.Since(.method("localizedReason", of: "LAContext", .iOS(11))) open var localizedReason = ""
    /// For how long an earlier answer holds, in seconds. Kept, and without effect.
    @SystemAPI.Since(.method("touchIDAuthenticationAllowableReuseDuration", of: "LAContext", .iOS(9))) open
        var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

    /// Nobody known yet. From iOS 8.
    public override init() {
        SimulatedApp.require(LAContext.self)
        super.init()
        SimulatedApp.notSimulated("LocalAuthentication", "no body is known, and nobody types the passcode")
    }

    /// How the phone knows a body: not at all.
    open var biometryType: LABiometryType {
        SimulatedApp.require(.method("biometryType", of: "LAContext", .iOS(11)))
        return .none
    }

    private func problem(_ policy: LAPolicy) -> LAError? {
        if policy == .deviceOwnerAuthenticationWithBiometrics { return LAError(.biometryNotAvailable) }
        let hasPasscode = AppProcess.current?.device.conditions.hasPasscode ?? false
        return hasPasscode ? nil : LAError(.passcodeNotSet)
    }

    /// Whether it can find out: only with a passcode, where that will do.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        let problem = problem(policy)
        if let problem {
            error?.pointee = NSError(domain: "com.apple.LocalAuthentication", code: problem.code.rawValue)
        }
        return problem == nil
    }

    /// Finds out: it fails, since nobody answers.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let error = problem(policy) ?? LAError(.userCancel)
        DispatchQueue.global(qos: .default).async { reply(false, error) }
    }

    /// Finds out: it fails, since nobody answers.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw problem(policy) ?? LAError(.userCancel)
    }

    /// Finds out no longer.
    open func invalidate() {}
}
