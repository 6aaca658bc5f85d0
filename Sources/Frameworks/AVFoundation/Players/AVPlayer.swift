import BackgroundRuntime
import VigilAudio

/// A player of items, such as a stream or an episode.
///
/// It pauses by itself when the headphones go and when the system stops its sound.
open class AVPlayer: NSObject, @unchecked Sendable {
    open private(set) var currentItem: AVPlayerItem?
    /// Whether the sound is turned off.
    @SystemAPI.Since(.method("isMuted", of: "AVPlayer", .iOS(7))) open var isMuted = false {
        didSet { updateSilence() }
    }
    /// The volume, from 0 to 1; 0 is silence.
    @SystemAPI.Since(.method("volume", of: "AVPlayer", .iOS(7))) open var volume: Float = 1 {
        didSet { updateSilence() }
    }
    /// Whether playing waits for enough to be loaded, also after a stall, which pauses otherwise. From iOS 10.
    @SystemAPI.Since(.method("automaticallyWaitsToMinimizeStalling", of: "AVPlayer", .iOS(10))) open
        var automaticallyWaitsToMinimizeStalling = true
    {
        didSet { waitingDidChange() }
    }

    /// Whether it goes on in the background where it shows a picture. From iOS 15.
    @SystemAPI.Since(.method("audiovisualBackgroundPlaybackPolicy", of: "AVPlayer", .iOS(15)))
    open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic {
        didSet { updatePicture() }
    }
    /// Whether its picture keeps the screen on while it plays. From iOS 12; before it always does.
    @SystemAPI.Since(.method("preventsDisplaySleepDuringVideoPlayback", of: "AVPlayer", .iOS(12))) open
        var preventsDisplaySleepDuringVideoPlayback = true
    {
        didSet { updateScreen() }
    }
    /// Whether its picture may go to another screen by AirPlay.
    @SystemAPI.Since(.method("allowsExternalPlayback", of: "AVPlayer", .iOS(6))) open var allowsExternalPlayback = true
    let process: AppProcess
    let playhead: Playhead
    /// Whether it would play, and has no item.
    var isWaitingForItem = false
    private var isReady = false
    private let screen: ScreenHold
    private var layers: [WeakLayer] = []
    var observers: [any PlaybackObserver] = []
    /// What the app wants at the end of an item; nil for what is usual.
    private var chosenAction: ActionAtItemEnd?
    /// When it went past the end of its item, where it was not to pause; nil otherwise.
    var openEnd: VirtualInstant?

    /// A player without an item.
    public override init() {
        process = SimulatedApp.process(for: "AVPlayer")
        screen = ScreenHold(process)
        playhead = Playhead(.playback, length: 0)
        super.init()
        playhead.pausesWithoutOutput = true
        playhead.onSystemStop = { [weak self] in self?.systemDidStop() }
        playhead.onNetworkChange = { [weak self] in self?.currentItem?.loader.networkDidChange() }
        playhead.onEnd = { [weak self] in self?.itemDidEnd() }
    }

    /// A player of the item at `url`.
    public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

    /// A player that has loaded an item, and waits for `play()`.
    public convenience init(playerItem item: AVPlayerItem?) {
        self.init()
        load(item)
    }

    /// Whether the player can play.
    open var status: Status { isReady ? .readyToPlay : .unknown }

    /// Whether the player plays. From iOS 10.
    open var timeControlStatus: TimeControlStatus {
        process.require(.method("timeControlStatus", of: "AVPlayer", .iOS(10)))
        if isWaitingForItem || playhead.isRunning && playhead.isStalled { return .waitingToPlayAtSpecifiedRate }
        return goesOn ? .playing : .paused
    }

    /// Plays at normal speed, activating the session where it is not active. When the system refuses it stays paused. An
    /// item that is at its end does not begin anew: seek first.
    open func play() { rate = 1 }

    /// Plays at a speed with what is loaded, however little. From iOS 10.
    open func playImmediately(atRate rate: Float) {
        SimulatedApp.require(.method("playImmediatelyAtRate:", of: "AVPlayer", .iOS(10)))
        change(rate: rate, isImmediate: true)
    }

    /// Pauses; ``play()`` goes on from here.
    open func pause() { rate = 0 }

    /// The speed, or the one at which it will play while it waits; 0 is paused.
    open var rate: Float {
        get { goesOn ? Float(playhead.rate) : 0 }
        set { change(rate: newValue, isImmediate: false) }
    }

    private func change(rate: Float, isImmediate: Bool) {
        let past = openEnd
        openEnd = nil
        guard rate > 0 else { return halt() }
        playhead.change(rate: Double(rate))
        guard let currentItem else { return waitForItem() }
        guard !playhead.isAtEnd else {
            openEnd = past
            return noteEnd(of: currentItem)
        }
        start(currentItem, isImmediate: isImmediate || !_automaticallyWaitsToMinimizeStalling.value)
    }

    /// Whether it plays, or would where there was more.
    private var goesOn: Bool { playhead.isRunning || openEnd != nil || isWaitingForItem }

    /// What happens at the end of an item: a pause, and in a player of several the next item, unless the app wants
    /// something else. It happens at once where the end is past. The next one of a player of one item is an exception.
    open var actionAtItemEnd: ActionAtItemEnd {
        get { chosenAction ?? usualAction }
        set {
            guard newValue != .advance || usualAction == .advance else {
                SimulatedApp.raise("AVPlayerActionAtItemEndAdvance is not supported by AVPlayer: use AVQueuePlayer")
            }
            chosenAction = newValue
            if openEnd != nil, newValue != .none { doWhatEndAsks() }
        }
    }

    /// What happens at the end of an item where the app wants nothing else.
    var usualAction: ActionAtItemEnd { .pause }

    private func halt() {
        isWaitingForItem = false
        currentItem?.loader.pause()
        playhead.pause(why: "playback paused")
        stopObservers()
    }

    private func systemDidStop() {
        (openEnd, isWaitingForItem) = (nil, false)
        currentItem?.loader.pause()
        stopObservers()
    }

    /// It plays, waits or stands still now, where it did not before.
    func stateDidChange() {
        updateScreen()
        KeyValueObserving.mayHaveChanged(self)
    }

    private func updateScreen() {
        let holds = isAdvancing && showsPicture && _preventsDisplaySleepDuringVideoPlayback.value
        screen.reason = holds ? currentItem.map { "\($0.name) is playing" } : nil
    }

    /// Its item can be played.
    func becomeReady() {
        guard !isReady else { return }
        isReady = true
        stateDidChange()
    }

    /// Whether a stall of an item is waited out: from iOS 10 the app says so, before it depends on the medium.
    func waitsAfterStall(of item: AVPlayerItem) -> Bool {
        process.device.system >= .iOS(10) ? _automaticallyWaitsToMinimizeStalling.value : item.asset.medium.isStream
    }

    private func waitingDidChange() {
        guard let item = currentItem, playhead.isRunning else { return }
        item.loader.waitsAfterStall = waitsAfterStall(of: item)
        if playhead.isStalled, !item.loader.waitsAfterStall { start(item, isImmediate: true) }
    }

    /// Plays another item, or nothing. A player that plays goes on with it.
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        currentItem?.position = playhead.position
        let isWanted = goesOn
        (openEnd, isWaitingForItem) = (nil, false)
        currentItem?.loader.detach()
        if item == nil || !isWanted {
            playhead.pause(why: "there is nothing more to play")
            stopObservers()
        }
        load(item)
        guard isWanted else { return }
        item.map { start($0) } ?? waitForItem()
    }

    private func load(_ item: AVPlayerItem?) {
        currentItem = item
        playhead.length = item?.asset.medium.duration ?? 0
        playhead.assumption = item?.asset.medium.assumption
        playhead.position = item?.position ?? 0
        if playhead.isRunning { follow() }
        updateSilence()
        updatePicture()
        stateDidChange()
        if let item { prepare(item) }
    }

    /// Whether its picture is on another screen by AirPlay now.
    open var isExternalPlaybackActive: Bool {
        SimulatedApp.require(.method("isExternalPlaybackActive", of: "AVPlayer", .iOS(6)))
        return _allowsExternalPlayback.value && showsPicture && playhead.isRunning
            && AVAudioSession.sharedInstance().session.route == .airPlay
    }

    /// The sound of the player while it plays with a picture; nil otherwise.
    package var shownSound: SoundID? { showsPicture ? playhead.sound : nil }

    /// Whether it is in a layer, and has something that can be seen.
    private var showsPicture: Bool {
        layers.contains { $0.layer?.player === self } && currentItem?.asset.medium.isSeen == true
    }

    /// A layer shows the player from now on, or no longer.
    func layersDidChange(_ layer: AVPlayerLayer) {
        layers.removeAll { $0.layer == nil || $0.layer === layer }
        if layer.player === self { layers.append(WeakLayer(layer: layer)) }
        updatePicture()
    }

    private func updatePicture() {
        updateScreen()
        guard showsPicture else {
            playhead.picture = nil
            return
        }
        switch _audiovisualBackgroundPlaybackPolicy.value {
        case .automatic: playhead.picture = .automatic
        case .pauses: playhead.picture = .pauses
        case .continuesIfPossible: playhead.picture = .goesOn
        }
    }

    private func updateSilence() {
        playhead.isSilent = _isMuted.value || _volume.value <= 0 || currentItem?.asset.medium.isSilent == true
    }

    /// Where the current item stands.
    open func currentTime() -> CMTime {
        currentItem == nil ? .invalid : CMTime(seconds: playhead.position + pastEnd, preferredTimescale: 1_000)
    }

    /// Goes to a place in the current item.
    open func seek(to time: CMTime) {
        guard let item = currentItem, time.isNumeric else { return }
        let place = min(max(0, time.seconds), item.asset.medium.duration)
        item.loader.seek(to: place)
        playhead.position = place
        if playhead.isRunning {
            playhead.isStalled = item.loader.machine.isWaiting
            playhead.isStalled ? stopObservers() : follow()
        }
        item.loader.update()
        if openEnd != nil, !playhead.isAtEnd { rate = Float(playhead.rate) }
    }

    /// Goes to a place in the current item, and says so.
    @preconcurrency
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        SimulatedApp.require(.method("seekToTime:completionHandler:", of: "AVPlayer", .iOS(5)))
        seek(to: time)
        completionHandler(true)
    }

    /// Goes to a place in the current item. It gets there exactly, whatever is tolerated.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

    /// Goes to a place in the current item, and says so. It gets there exactly, whatever is tolerated.
    @preconcurrency
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        seek(to: time, completionHandler: completionHandler)
    }

    private func itemDidEnd() {
        guard let item = currentItem else { return }
        item.loader.pause()
        if actionAtItemEnd == .none { openEnd = process.simulation.now } else { stopObservers() }
        process.record(.call, AVPlayerItem.didPlayToEndTimeNotification.rawValue, rule: nil)
        NotificationCenter.default.post(
            name: AVPlayerItem.didPlayToEndTimeNotification, object: item, userInfo: nil)
        guard currentItem === item, !playhead.isRunning, actionAtItemEnd == .advance else { return }
        advance(past: item)
    }

    /// The end is past, and the app wants something else there now.
    private func doWhatEndAsks() {
        openEnd = nil
        stopObservers()
        if let currentItem, actionAtItemEnd == .advance { advance(past: currentItem) }
    }

    /// What follows when an item has ended and the app did nothing; a queue plays the next one.
    func advance(past item: AVPlayerItem) {}

    /// What follows when an item has failed; a queue goes on with the next one.
    func skip(failed item: AVPlayerItem, wasWanted: Bool) {}

    /// Calls `block` each time that `interval` has passed in the item while it plays.
    ///
    /// - Parameters:
    ///   - interval: the time between two calls, in the item.
    ///   - queue: where it is called; nil for the main queue.
    ///   - block: gets the time in the item.
    /// - Returns: the observer, to be removed.
    @preconcurrency
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any {
        let observer = PeriodicObserver(interval.seconds, of: process) { [weak self] in
            guard let self else { return }
            let time = currentTime()
            (queue ?? DispatchQueue.main).async { block(time) }
        }
        return add(observer)
    }

    /// Adds an observer, which begins with what plays.
    func add(_ observer: any PlaybackObserver) -> Any {
        observers.append(observer)
        if playhead.isRunning, !playhead.isStalled { observer.start(rate: playhead.rate) }
        return observer
    }

    /// Calls a block no more that an observer was added with.
    open func removeTimeObserver(_ observer: Any) {
        guard let observer = observer as? any PlaybackObserver else { return }
        observer.stop()
        observers.removeAll { $0 === observer }
    }
}
