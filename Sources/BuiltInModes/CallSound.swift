import AudioMode
import BackgroundRuntime
import VoIPMode

/// The audio module handles the sound of VoIP calls: a call interrupts what sounds, and while it lasts only the system
/// activates the session of its app.
extension AudioService: CallAudio {
    /// The call takes the audio while it still rings; the session of its app is activated later.
    public func callDidBegin(of process: AppProcess) { beginCall(for: process, activates: false) }

    /// The session becomes active with the priority of a call.
    public func activate(for process: AppProcess) { activateCall() }

    /// A held call keeps the audio, so that nobody resumes meanwhile.
    public func deactivate(for process: AppProcess) {}

    /// Whoever was interrupted may resume.
    public func callDidEnd(of process: AppProcess) { endCall() }
}
