import BackgroundRuntime
import Foundation

extension Device {
    /// The channel of the phone, and the buttons that the system has for it. Traps on a device made without the module.
    ///
    /// ```swift
    /// try device.pushToTalk.push(to: app, speaker: "Anna")
    /// try device.pushToTalk.press()
    /// ```
    public var pushToTalk: PushToTalkControl {
        PushToTalkControl(device: self, service: requiredService(PushToTalkService.self))
    }
}

/// What a test does with the channel of a phone.
public struct PushToTalkControl {
    /// Where a button for talking is.
    public enum Button: String, Sendable, CaseIterable {
        /// On the screen of the system, also on the lock screen.
        case screen
        /// On a wired headset or in a car.
        case headset

        var source: Channel.Source { self == .screen ? .userRequest : .handsfreeButton }
    }

    let device: Device
    let service: PushToTalkService

    /// The channel that is joined on the phone; nil for none.
    public var channel: Channel? { service.joined?.channel }

    /// The app whose channel it is; nil for none.
    public var app: InstalledApp? { service.joined?.app }

    /// The app's server sends a PTT push for its channel.
    ///
    /// - Parameters:
    ///   - app: the app whose token the server has.
    ///   - speaker: who speaks.
    ///   - payload: the text of a JSON object; one with `activeSpeaker` where a speaker is given, and empty otherwise.
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when the payload is no JSON object.
    public func push(to app: InstalledApp, speaker: String = "", payload: String? = nil) throws {
        let made = try payload ?? PushToTalkControl.payload(speaker)
        guard (try? JSONSerialization.jsonObject(with: Data(made.utf8))) is [String: Any] else {
            throw StimulusError("the payload is no JSON object: write it as {\"activeSpeaker\": \"Anna\"}")
        }
        service.receive(TalkPush(payload: made, speaker: speaker), for: app)
        device.settle()
    }

    private static func payload(_ speaker: String) throws -> String {
        let encoded = try JSONEncoder().encode(speaker.isEmpty ? [:] : ["activeSpeaker": speaker])
        return String(decoding: encoded, as: UTF8.self)
    }

    /// The user presses a button for talking, which wakes or launches the app of the channel.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when no channel is joined.
    public func press(_ button: Button = .screen) throws {
        let joined = try joined()
        joined.app.record(.stimulus, "the user presses the button for talking", detail: button.rawValue)
        service.press(joined, button.source)
        button == .screen ? device.settleTouch() : device.settle()
    }

    /// The user lets go of a button for talking.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when the user does not speak.
    public func release(_ button: Button = .screen) throws {
        let joined = try joined()
        guard joined.channel.transmission != nil else { throw StimulusError("nobody transmits on the channel") }
        joined.app.record(.stimulus, "the user lets go of the button for talking", detail: button.rawValue)
        service.end(joined, from: button.source)
        button == .screen ? device.settleTouch() : device.settle()
    }

    /// The user leaves the channel on the screen of the system.
    ///
    /// - Parameter byPolicy: whether a new restriction of the phone does it instead.
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when no channel is joined.
    public func leave(byPolicy: Bool = false) throws {
        let joined = try joined()
        joined.app.record(.stimulus, byPolicy ? "a restriction ends the channel" : "the user leaves the channel")
        service.leaveByUser(joined, byPolicy ? .systemPolicy : .userRequest)
        byPolicy ? device.settle() : device.settleTouch()
    }

    private func joined() throws -> JoinedChannel {
        if let joined = service.joined { return joined }
        throw StimulusError("no app of the phone has joined a channel")
    }
}
