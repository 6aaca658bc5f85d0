import SimulatedFoundation
import VigilPushToTalk

/// What a push is about, as the app says at once.
public final class PTPushResult: NSObject, Sendable {
    let result: PushResult

    private init(_ result: PushResult) {
        SimulatedApp.require(PTPushResult.self)
        self.result = result
    }

    /// The user is not in the channel any more: the system leaves it. It can be joined again in the foreground only.
    public class var leaveChannel: PTPushResult { PTPushResult(.leaveChannel) }

    /// Somebody speaks: the system shows who, and activates the app's audio session.
    public class func activeRemoteParticipant(_ participant: PTParticipant) -> PTPushResult {
        PTPushResult(.activeRemoteParticipant(participant.name))
    }
}
