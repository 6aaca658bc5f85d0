import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's reference gives it.

extension SystemAPI {
    static let channelManager = symbol("PTChannelManager", .iOS(16))
    static let channelDescriptor = symbol("PTChannelDescriptor", .iOS(16))
    static let participant = symbol("PTParticipant", .iOS(16))
    static let pushResult = symbol("PTPushResult", .iOS(16))
    static let accessoryButtons = method(
        "setAccessoryButtonEventsEnabled:forChannelUUID:completionHandler:", of: "PTChannelManager", .iOS(17))

    /// Whatever of the framework an app may use too early.
    fileprivate static let ofPushToTalk: [SystemAPI] = [
        channelManager, channelDescriptor, participant, pushResult, accessoryButtons,
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemAPI.register(in: $0, SystemAPI.ofPushToTalk) }
