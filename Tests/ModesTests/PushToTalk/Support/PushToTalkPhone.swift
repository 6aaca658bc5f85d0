import VigilAudio
import VigilBluetooth
import VigilPushToTalk
import VigilTestSupport
import VigilVoIP

final class PushToTalkPhone: ModePhone {
    /// A phone with the modules of push to talk, of sound and of calls, and an app that says what it records and whose user
    /// allows it.
    convenience init(_ system: SystemVersion = .iOS(17), modes: [String] = ["push-to-talk"]) throws {
        let manifest = Manifest(
            backgroundModes: modes,
            texts: ["NSMicrophoneUsageDescription": "Speaks.", "NSBluetoothAlwaysUsageDescription": "A button."])
        let modules = try ModuleSet([
            PushToTalkModule.descriptor, AudioModule.descriptor, VoIPModule.descriptor, BluetoothModule.descriptor,
        ])
        try self.init(on: system, modules: modules, manifest: manifest)
        for word in ["bluetooth.permission", "audio.microphone"] { try happen(word, ["allowed": true]) }
    }

    /// The app has joined a channel; it makes its manager at each launch, and has a category with a microphone.
    static func joined(
        _ system: SystemVersion = .iOS(17), modes: [String] = ["push-to-talk"], atHome: Bool = true
    ) throws -> PushToTalkPhone {
        let phone = try PushToTalkPhone(system, modes: modes)
        phone.code.on[.didFinishLaunching] = {
            try $0.act("audio.setCategory", ["category": .text("playAndRecord")])
            try $0.act("ptt.manager")
        }
        phone.app.launch()
        try phone.act("ptt.join")
        guard atHome else { return phone }
        phone.home()
        phone.wait(30)
        return phone
    }

    /// Somebody speaks.
    func push(_ speaker: String? = "Anna") throws {
        try happen("ptt.push", speaker.map { ["speaker": .text($0)] } ?? [:])
    }

    /// The calls into the app whose names begin so, with what they say.
    func calls(_ start: String) -> [String] {
        app.trace.entries(of: .call).map(\.text).filter { $0.hasPrefix(start) }.map {
            $0.components(separatedBy: "): ").dropFirst().joined(separator: "): ")
        }
    }

    /// What the app was told of its channel, in order and in a word, without its token: `didJoinChannel`.
    var told: [String] {
        app.trace.entries(of: .call).map(\.text).filter { $0.contains("hannel") && !$0.contains("Token") }.map { text in
            let parts = text.prefix { $0 != ")" }.split { "(:".contains($0) }.map(String.init)
            let labels = parts.dropFirst().filter { $0 != "_" && $0 != "channelUUID" }
            return parts[0] == "channelManager" ? labels[0] : parts[0]
        }
    }
}
