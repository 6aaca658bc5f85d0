import BackgroundRuntime
import VigilAudio

// What a player does when its item is loaded, stalls or fails.

extension AVPlayer {
    /// Why a player waits.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// It would stall soon: it waits until more is loaded.
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        /// It finds out how fast data comes; never so here.
        public static let evaluatingBufferingRate = WaitingReason(
            rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        /// It has no item.
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    }

    /// Why it waits; nil where it does not. From iOS 10.
    public var reasonForWaitingToPlay: WaitingReason? {
        process.require(.method("reasonForWaitingToPlay", of: "AVPlayer", .iOS(10)))
        if isWaitingForItem { return .noItemToPlay }
        return playhead.isRunning && playhead.isStalled ? .toMinimizeStalls : nil
    }

    /// Takes up an item: it is ready, or has failed, a turn of the main queue later.
    func prepare(_ item: AVPlayerItem) {
        item.loader.attach(
            place: { [weak self, weak item] in
                guard let self, let item, currentItem === item else { return item?.position ?? 0 }
                return playhead.position
            },
            onEvent: { [weak self, weak item] event in
                if let self, let item, currentItem === item { handle(event, of: item) }
            })
        DispatchQueue.main.async { [weak self] in
            item.loader.load()
            if let self, item.status == .readyToPlay { becomeReady() }
        }
    }

    /// Plays an item, or waits for its data.
    func start(_ item: AVPlayerItem, isImmediate: Bool = false) {
        if let failure = item.loader.machine.failure {
            return process.record(
                .note, "nothing plays: \(item.name) has failed", detail: failure.words, rule: AudioRules.playerFails)
        }
        let wentOn = playhead.isRunning && !playhead.isStalled
        item.loader.waitsAfterStall = waitsAfterStall(of: item)
        item.loader.play(playhead.rate, isImmediate: isImmediate)
        playhead.isStalled = item.loader.machine.isWaiting
        guard playhead.run() else { return item.loader.pause() }
        if playhead.isStalled {
            process.record(
                .note, "playback waits", detail: "for data of \(item.name)", rule: AudioRules.playerWaits)
        } else if !wentOn {
            startObservers()
        }
        stateDidChange()
    }

    /// The app wants something played, and there is nothing.
    func waitForItem() {
        guard !isWaitingForItem else { return }
        isWaitingForItem = true
        process.record(.note, "playback waits", detail: "for an item", rule: AudioRules.playerWaits)
        stateDidChange()
    }

    private func handle(_ event: PlaybackMachine.Event, of item: AVPlayerItem) {
        switch event {
        case .loaded: becomeReady()
        case .started: goOn(with: item)
        case .stalled: stall(item)
        case .failed(let failure): fail(item, failure)
        }
    }

    private func goOn(with item: AVPlayerItem) {
        guard playhead.isRunning else { return item.loader.pause() }
        playhead.isStalled = false
        process.record(.note, "playback goes on", detail: "\(item.name) is loaded", rule: AudioRules.playerWaits)
        startObservers()
    }

    private func stall(_ item: AVPlayerItem) {
        guard playhead.isRunning else { return }
        process.record(
            .note, "playback stalled", detail: "nothing more of \(item.name) is loaded", rule: AudioRules.playerStalls)
        if item.loader.machine.isWaiting {
            playhead.isStalled = true
        } else {
            process.record(.note, "the stall pauses the player", rule: AudioRules.playerPausesAtStall)
            playhead.pause(why: "playback stalled")
        }
        stopObservers()
        guard process.device.system >= .iOS(6) else { return }
        post(AVPlayerItem.playbackStalledNotification, of: item, rule: AudioRules.playerStalls)
    }

    private func fail(_ item: AVPlayerItem, _ failure: PlaybackFailure) {
        let wasWanted = playhead.isRunning
        process.record(
            .refusal, "\(item.name) cannot be played", detail: failure.words, rule: AudioRules.playerFails)
        playhead.pause(why: "its item has failed")
        stopObservers()
        KeyValueObserving.mayHaveChanged(item)
        if item.loader.machine.isLoaded {
            post(
                AVPlayerItem.failedToPlayToEndTimeNotification, of: item, rule: AudioRules.playerFails,
                [AVPlayerItemFailedToPlayToEndTimeErrorKey: failure.error])
        }
        if currentItem === item { skip(failed: item, wasWanted: wasWanted) }
    }

    private func post(
        _ name: Notification.Name, of item: AVPlayerItem, rule: Rule, _ info: [AnyHashable: Any]? = nil
    ) {
        process.record(.call, name.rawValue, rule: rule)
        NotificationCenter.default.post(name: name, object: item, userInfo: info)
    }

    /// Whether it plays now, and does not wait.
    var isAdvancing: Bool { playhead.isRunning && !playhead.isStalled }

    func startObservers() {
        for observer in observers { observer.start(rate: playhead.rate) }
        stateDidChange()
    }

    func stopObservers() {
        for observer in observers { observer.stop() }
        stateDidChange()
    }

    /// What is observed goes on from another place.
    func follow() { for observer in observers { observer.follow(rate: playhead.rate) } }

    func noteEnd(of item: AVPlayerItem) {
        process.record(.note, "nothing plays: \(item.name) is at its end", detail: "seek(to:) brings it back")
    }

    /// The seconds of its item since the end, where it went past that.
    var pastEnd: TimeInterval {
        openEnd.map { $0.duration(to: process.simulation.now).inSeconds * playhead.rate } ?? 0
    }
}
