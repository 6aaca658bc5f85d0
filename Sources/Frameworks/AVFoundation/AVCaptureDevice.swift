import SimulatedFoundation

/// A kind of media. Only sound is simulated.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A kind of media, by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Sound, by the microphone.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Pictures, by the camera: there is none.
    public static let video = AVMediaType(rawValue: "vide")
}

/// Whether the app may use a device that captures.
public enum AVAuthorizationStatus: Int, Sendable {
    /// The user was not asked yet.
    case notDetermined = 0
    /// There is nothing that the user could allow.
    case restricted = 1
    /// The user said no.
    case denied = 2
    /// The user said yes.
    case authorized = 3
}

/// A camera or a microphone. The phone has a microphone, which ``AVAudioRecorder`` uses, and no camera.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    /// The device for a kind of media: none, and the trace says so.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
        SimulatedApp.notSimulated("AVCaptureDevice.default(for:)", "there is no device that captures")
        return nil
    }

    /// Whether the app may capture: sound as the user said of the microphone, pictures never.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        SimulatedApp.require(.classMethod("authorizationStatusForMediaType:", of: "AVCaptureDevice", .iOS(7)))
        guard mediaType == .audio else { return .restricted }
        switch AVAudioSession.sharedInstance().permission {
        case .undetermined: return .notDetermined
        case .denied: return .denied
        case .granted: return .authorized
        }
    }

    /// Asks the user for the microphone; for a camera, of which there is none, the answer is no.
    ///
    /// - Parameters:
    ///   - mediaType: sound or pictures.
    ///   - handler: called in a later turn with the answer.
    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {
        SimulatedApp.require(
            .classMethod("requestAccessForMediaType:completionHandler:", of: "AVCaptureDevice", .iOS(7)))
        guard mediaType != .audio else { return AVAudioSession.sharedInstance().requestRecordPermission(handler) }
        SimulatedApp.notSimulated("AVCaptureDevice", "there is no camera: access is not granted")
        SimulatedApp.process(for: "AVCaptureDevice.requestAccess(for:completionHandler:)")
            .callback("requestAccess(for:completionHandler:)", detail: "denied", rule: nil) { handler(false) }
    }

    /// Asks the user for the microphone, and comes back with the answer.
    nonisolated(nonsending) public class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        await withCheckedContinuation { waiting in requestAccess(for: mediaType) { waiting.resume(returning: $0) } }
    }
}
