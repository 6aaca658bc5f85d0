// swift-format-ignore-file
//
//  BookPlayer.swift
//  AudioBooks
//

import AVFoundation
import Combine
import Listening
import MediaPlayer

final class BookPlayer: ObservableObject {

    enum Status: Equatable {
        case stopped
        case playing(Chapter)
        case paused(Chapter)
    }

    @Published private(set) var status: Status = .stopped
    @Published private(set) var book: Book?
    let finished = PassthroughSubject<Book, Never>()
    let clock = ListeningClock()

    private let player = AVPlayer()
    private let bookmarks: BookmarkStore
    private var cancellables: Set<AnyCancellable> = []
    private var statusObservation: NSKeyValueObservation?

    init(bookmarks: BookmarkStore) {
        self.bookmarks = bookmarks
        try? AVAudioSession.sharedInstance().setCategory(.playback, mode: .spokenAudio, policy: .longFormAudio)
        bindSession()
        bindRemoteCommands()
        bindProgress()
        bindClock()
    }

    // MARK: - Control

    func play(_ book: Book) {
        let bookmark = bookmarks[book] ?? Bookmark(chapter: 1, time: 0)
        guard let chapter = book.chapters.first(where: { $0.number == bookmark.chapter }) else { return }
        self.book = book
        start(chapter, at: bookmark.time)
    }

    func resume() {
        guard case .paused(let chapter) = status else { return }
        do {
            try AVAudioSession.sharedInstance().setActive(true)
        } catch {
            return print("no sound: \(error.localizedDescription)")
        }
        player.play()
        status = .playing(chapter)
    }

    func pause() {
        guard case .playing(let chapter) = status else { return }
        player.pause()
        remember(chapter)
        status = .paused(chapter)
    }

    private func start(_ chapter: Chapter, at time: TimeInterval) {
        player.replaceCurrentItem(with: AVPlayerItem(url: chapter.url))
        player.seek(to: CMTime(seconds: time, preferredTimescale: 600))
        status = .paused(chapter)
        resume()
    }

    private func remember(_ chapter: Chapter) {
        guard let book = book else { return }
        bookmarks.set(Bookmark(chapter: chapter.number, time: player.currentTime().seconds), for: book)
    }

    // MARK: - Bindings

    private func bindSession() {
        NotificationCenter.default
            .publisher(for: AVAudioSession.interruptionNotification)
            .compactMap { $0.userInfo }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] info in
                guard let raw = info[AVAudioSessionInterruptionTypeKey] as? UInt,
                      let type = AVAudioSession.InterruptionType(rawValue: raw) else { return }
                switch type {
                case .began:
                    self?.pause()
                case .ended:
                    let options = (info[AVAudioSessionInterruptionOptionKey] as? UInt).map(AVAudioSession.InterruptionOptions.init)
                    if options?.contains(.shouldResume) == true { self?.resume() }
                @unknown default:
                    break
                }
            }
            .store(in: &cancellables)

        NotificationCenter.default
            .publisher(for: .AVPlayerItemDidPlayToEndTime)
            .sink { [weak self] _ in self?.next() }
            .store(in: &cancellables)
    }

    private func bindProgress() {
        Timer.publish(every: 15, tolerance: 1, on: .main, in: .common)
            .autoconnect()
            .combineLatest($status)
            .compactMap { _, status -> Chapter? in
                if case .playing(let chapter) = status { return chapter }
                return nil
            }
            .sink { [weak self] in self?.remember($0) }
            .store(in: &cancellables)

        $status
            .combineLatest($book)
            .sink { [weak self] status, book in self?.updateNowPlaying(status, book) }
            .store(in: &cancellables)
    }

    /// The clock runs while there is sound, whoever began or ended it.
    private func bindClock() {
        statusObservation = player.observe(\.timeControlStatus, options: [.initial, .new]) { [clock] player, _ in
            switch player.timeControlStatus {
            case .playing:
                clock.start()
            case .paused:
                clock.stop()
            case .waitingToPlayAtSpecifiedRate:
                break
            @unknown default:
                break
            }
        }
    }

    private func bindRemoteCommands() {
        let center = MPRemoteCommandCenter.shared()
        center.playCommand.addTarget { [unowned self] _ in
            self.resume()
            return .success
        }
        center.pauseCommand.addTarget { [unowned self] _ in
            self.pause()
            return .success
        }
        center.togglePlayPauseCommand.addTarget { [unowned self] _ in
            if case .playing = self.status { self.pause() } else { self.resume() }
            return .success
        }
        center.changePlaybackPositionCommand.addTarget { [unowned self] event in
            guard let event = event as? MPChangePlaybackPositionCommandEvent else { return .commandFailed }
            self.player.seek(to: CMTime(seconds: event.positionTime, preferredTimescale: 600))
            return .success
        }
    }

    private func next() {
        guard let book = book, case .playing(let chapter) = status else { return }
        print("heard chapter \(chapter.number)")
        if let next = book.chapter(after: chapter) {
            start(next, at: 0)
        } else {
            status = .stopped
            bookmarks.set(Bookmark(chapter: 1, time: 0), for: book)
            finished.send(book)
        }
    }

    private func updateNowPlaying(_ status: Status, _ book: Book?) {
        guard let book = book, status != .stopped else {
            MPNowPlayingInfoCenter.default().nowPlayingInfo = nil
            return
        }
        var info = MPNowPlayingInfoCenter.default().nowPlayingInfo ?? [:]
        info[MPMediaItemPropertyTitle] = book.title
        if case .playing(let chapter) = status {
            info[MPMediaItemPropertyPlaybackDuration] = chapter.duration
            info[MPNowPlayingInfoPropertyPlaybackRate] = 1.0
        } else {
            info[MPNowPlayingInfoPropertyPlaybackRate] = 0.0
        }
        MPNowPlayingInfoCenter.default().nowPlayingInfo = info
    }
}
