// swift-format-ignore-file
//
//  Metronome.swift
//  Metronome
//

import Foundation
import AVFoundation

let MetronomeTempoKey = "MetronomeTempo"
let MetronomeBeatsKey = "MetronomeBeats"
let MetronomeAccentKey = "MetronomeAccent"

let MetronomeDidStartNotification = NSNotification.Name(rawValue: "MetronomeDidStartNotification")
let MetronomeDidStopNotification = NSNotification.Name(rawValue: "MetronomeDidStopNotification")

@objc protocol MetronomeDelegate: NSObjectProtocol {
    func metronomeDidTick(_ metronome: Metronome)
    @objc optional func metronomeWillStart(_ metronome: Metronome)
    @objc optional func metronome(_ metronome: Metronome, didCompleteBar bar: Int)
    @objc optional func metronome(_ metronome: Metronome, didFailWithError error: NSError)
}

let MetronomeErrorDomain = "MetronomeErrorDomain"

enum MetronomeErrorCode: Int {
    case noClick = 1
    case sessionRefused = 2
}

/// Plays a track of clicks and counts the beats of it with a timer.
class Metronome: NSObject, AVAudioPlayerDelegate {

    weak var delegate: MetronomeDelegate?

    private(set) var tempo: Int
    private(set) var beatsPerBar: Int
    private(set) var beat = 0
    private(set) var bar = 0

    private var player: AVAudioPlayer?
    private var timer: Timer?
    private var startDate: Date?

    var isRunning: Bool {
        return timer != nil
    }

    override init() {
        let defaults = UserDefaults.standard
        tempo = defaults.integer(forKey: MetronomeTempoKey)
        beatsPerBar = defaults.integer(forKey: MetronomeBeatsKey)
        super.init()
        if tempo == 0 {
            tempo = 120
        }
        if beatsPerBar == 0 {
            beatsPerBar = 4
        }
    }

    deinit {
        timer?.invalidate()
    }

    // MARK: - Control

    func start() {
        if isRunning {
            return
        }
        delegate?.metronomeWillStart?(self)
        do {
            try AVAudioSession.sharedInstance().setActive(true)
        } catch let error as NSError {
            fail(.sessionRefused, underlying: error)
            return
        }
        do {
            let track = ClickTrack(tempo: tempo, beats: beatsPerBar)
            player = try AVAudioPlayer(data: track.waveData())
        } catch let error as NSError {
            fail(.noClick, underlying: error)
            return
        }
        player?.delegate = self
        player?.numberOfLoops = -1
        player?.prepareToPlay()
        player?.play()

        beat = 0
        startDate = Date()
        timer = Timer.scheduledTimer(timeInterval: 60.0 / TimeInterval(tempo),
                                     target: self,
                                     selector: #selector(Metronome.timerFired(_:)),
                                     userInfo: nil,
                                     repeats: true)
        NotificationCenter.default.post(name: MetronomeDidStartNotification, object: self)
    }

    func stop() {
        guard isRunning else {
            return
        }
        timer?.invalidate()
        timer = nil
        player?.stop()
        player = nil
        let duration = startDate.map { Date().timeIntervalSince($0) } ?? 0
        startDate = nil
        NotificationCenter.default.post(name: MetronomeDidStopNotification,
                                        object: self,
                                        userInfo: ["duration": NSNumber(value: duration), "bars": NSNumber(value: bar)])
        do {
            try AVAudioSession.sharedInstance().setActive(false)
        } catch {
            NSLog("the session stays active: %@", error.localizedDescription)
        }
    }

    func setTempo(_ newTempo: Int) {
        let limited = min(max(newTempo, 30), 240)
        if limited == tempo {
            return
        }
        tempo = limited
        UserDefaults.standard.set(limited, forKey: MetronomeTempoKey)
        if isRunning {
            stop()
            start()
        }
    }

    // MARK: - Timer

    @objc private func timerFired(_ timer: Timer) {
        beat += 1
        if beat > beatsPerBar {
            beat = 1
            bar += 1
            delegate?.metronome?(self, didCompleteBar: bar)
        }
        delegate?.metronomeDidTick(self)
    }

    private func fail(_ code: MetronomeErrorCode, underlying: NSError) {
        let error = NSError(domain: MetronomeErrorDomain, code: code.rawValue,
                            userInfo: [NSUnderlyingErrorKey: underlying])
        delegate?.metronome?(self, didFailWithError: error)
    }

    // MARK: - AVAudioPlayerDelegate

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
        NSLog("the click track ended")
        stop()
    }
}
