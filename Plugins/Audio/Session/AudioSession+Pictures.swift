import BackgroundRuntime

/// What a player wants for the time in which its app is in the background, while it shows a picture.
public enum PicturePolicy: String, Sendable {
    /// The system decides: it pauses.
    case automatic
    /// It pauses as the app goes to the background.
    case pauses
    /// Its sound goes on where it may.
    case goesOn
}

// Players that show a picture, as the system treats them in the background.

extension AudioSession {
    /// A player shows a picture from now on, or no longer with nil.
    public func setPicture(_ policy: PicturePolicy?, _ id: SoundID) { machine.setPicture(policy, id) }

    /// The app is in the background, and has done what it does there: windows open, and other pictures pause.
    func settlePictures() {
        service.context.schedule(after: .zero, phase: .watchdog) { [weak self] in
            guard let self, process.state == .background else { return }
            for picture in pictures { picture.startByItself() }
            for sound in machine.sounds { judge(sound) }
        }
    }

    private func judge(_ sound: Sound) {
        guard let policy = sound.picture else { return }
        if route == .airPlay || pictures.contains(where: { $0.isActive && $0.sound == sound.id }) {
            return process.record(
                .note, "a picture is shown elsewhere and goes on", detail: route == .airPlay ? "AirPlay" : "its window",
                rule: AudioRules.airPlayPiP)
        }
        guard policy != .goesOn else {
            return process.record(.note, "sound goes on without its picture", rule: AudioRules.videoBackground)
        }
        if policy == .pauses, ignoresPolicy {
            return process.record(.note, "a picture goes on against its policy", rule: AudioRules.videoPolicy)
        }
        client?.pictureDidPause(sound.id)
        stop(sound.id, why: "its picture cannot be seen", rule: AudioRules.videoBackground)
        process.explainSuspension(AudioRules.videoBackground)
    }

    /// Whether the phone has the fault of these systems, which is switched on by a constant.
    private var ignoresPolicy: Bool {
        AudioRules.videoPolicy.systems.contains(process.device.system)
            && process.device.constants.value(AudioConstants.videoPolicyFault) == 1
    }

    /// The app is in front again: windows that opened by themselves close.
    func takeBackPictures() { for picture in pictures { picture.stopByItself() } }

    /// The windows of the app, of objects that live.
    var pictures: [PictureSession] { pictureSessions.compactMap(\.session) }
}

/// A window that the session knows and does not keep.
struct WeakPicture {
    weak var session: PictureSession?
}
