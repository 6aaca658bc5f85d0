import BackgroundRuntime

/// Names one sound of a session: a player or a recorder that runs.
public struct SoundID: Hashable, Sendable {
    let number: Int
}

/// One sound that runs in a session.
public struct Sound: Hashable, Sendable {
    /// What a sound does.
    public enum Kind: Sendable {
        case playback
        case recording
    }

    /// Tells the sounds of one session apart.
    public let id: SoundID
    /// Whether it plays or records.
    public let kind: Kind
    /// Whether nobody could hear it: its volume is zero, or its asset is silent.
    public var isSilent: Bool
    /// Whether it stands still, since nothing more of it is loaded.
    public var isStalled = false
    /// What its player wants in the background, where it shows a picture; nil for sound alone.
    public var picture: PicturePolicy?
}

/// One audio session as a value: category, options, whether it is active, and the sounds that run in it.
///
/// It knows nothing of other apps; those are ``FocusArbiter``'s concern.
public struct SessionMachine: Hashable, Sendable {
    /// The category; soloAmbient until the app sets one.
    public private(set) var category = AudioCategory.soloAmbient
    /// Whether the app ever set a category.
    public private(set) var isCategoryChosen = false
    /// The options of the category.
    public private(set) var options: AudioOptions = []
    /// Whether the session is active.
    public private(set) var isActive = false
    /// The sounds that run, the oldest first. An inactive session has none.
    public private(set) var sounds: [Sound] = []
    private var nextNumber = 1

    /// The session of a process that has not touched it.
    public init() {}

    /// Whether others may sound beside it.
    public var isMixable: Bool { category == .ambient || (category.takesMixing && options.asksForMixing) }

    /// Whether something plays or records.
    public var isSounding: Bool { !sounds.isEmpty }

    public var isRecording: Bool { sounds.contains { $0.kind == .recording } }

    /// Whether something runs and all of it is silence.
    public var isOnlySilence: Bool { isSounding && sounds.allSatisfy { $0.kind == .playback && $0.isSilent } }

    /// Whether something runs, and all of it waits for data.
    public var isStalled: Bool { isSounding && sounds.allSatisfy(\.isStalled) }

    /// Whether the session keeps a process awake that has the mode.
    public var holdsInBackground: Bool { isSounding && !isStalled && category.runsInBackground }

    /// Takes a category and its options, or refuses options that the category does not know.
    ///
    /// - Throws: an error for options that the category cannot have, from iOS 6; nothing changes then.
    public mutating func setCategory(
        _ category: AudioCategory, options: AudioOptions, on system: SystemVersion
    ) throws(AudioError) {
        var options = options
        if AudioRules.mixableOptions.systems.contains(system) {
            let wrong = options.intersection(.known).subtracting(category.taken)
            guard wrong.isEmpty else { throw AudioError(.badParameter, rule: AudioRules.mixableOptions) }
            if options.asksForMixing { options.insert(.mixWithOthers) }
        }
        self.category = category
        self.options = options
        isCategoryChosen = true
    }

    /// The session becomes active.
    public mutating func activate() { isActive = true }

    /// A sound starts in the active session.
    ///
    /// - Throws: an error when the category has no input for a recording, or no output for playback.
    public mutating func start(
        _ kind: Sound.Kind, isSilent: Bool, isStalled: Bool = false
    ) throws(AudioError) -> SoundID {
        precondition(isActive, "a sound was started in a session that is not active")
        guard kind == .playback ? category.canPlay : category.canRecord else {
            throw AudioError(.incompatibleCategory, rule: AudioRules.errorOther)
        }
        let id = SoundID(number: nextNumber)
        nextNumber += 1
        sounds.append(Sound(id: id, kind: kind, isSilent: isSilent, isStalled: isStalled))
        return id
    }

    /// A sound ends. False when it has ended before.
    public mutating func stop(_ id: SoundID) -> Bool {
        guard let index = sounds.firstIndex(where: { $0.id == id }) else { return false }
        sounds.remove(at: index)
        return true
    }

    /// The volume of a sound becomes zero, or no longer is.
    public mutating func setSilent(_ isSilent: Bool, _ id: SoundID) {
        guard let index = sounds.firstIndex(where: { $0.id == id }) else { return }
        sounds[index].isSilent = isSilent
    }

    /// A sound waits for data from now on, or goes on.
    public mutating func setStalled(_ isStalled: Bool, _ id: SoundID) {
        guard let index = sounds.firstIndex(where: { $0.id == id }) else { return }
        sounds[index].isStalled = isStalled
    }

    /// A player shows a picture from now on, or no longer.
    public mutating func setPicture(_ policy: PicturePolicy?, _ id: SoundID) {
        guard let index = sounds.firstIndex(where: { $0.id == id }) else { return }
        sounds[index].picture = policy
    }

    /// What comes of a request to deactivate.
    public enum Deactivation: Hashable, Sendable {
        /// The session is inactive, and nothing ran in it.
        case done
        /// The session is inactive, what ran was stopped, and the app gets an error (from iOS 8).
        case doneThoughBusy
        /// Something runs, so the session stays active (before iOS 8).
        case refused
    }

    /// The app deactivates the session.
    public mutating func deactivate(on system: SystemVersion) -> Deactivation {
        let wasBusy = isSounding
        if wasBusy, !AudioRules.deactivateBusy.systems.contains(system) { return .refused }
        interrupt()
        return wasBusy ? .doneThoughBusy : .done
    }

    /// The system deactivates the session: what ran has stopped.
    public mutating func interrupt() {
        isActive = false
        sounds = []
    }

    /// The system stops all sounds; the session stays active.
    public mutating func stopAll() { sounds = [] }

    /// The media services were reset: nothing is left of what the app set up.
    public mutating func reset() {
        let number = nextNumber
        self = SessionMachine()
        nextNumber = number
    }
}
