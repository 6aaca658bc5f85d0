// swift-format-ignore-file
//
//  CallAudio.swift
//  OfficePhone
//

import AVFoundation

final class CallAudio {

    private let engine = AVAudioEngine()
    private let farEnd = AVAudioPlayerNode()

    init() {
        engine.attach(farEnd)
        engine.connect(farEnd, to: engine.mainMixerNode, format: nil)
        engine.connect(engine.inputNode, to: engine.mainMixerNode, format: nil)
    }

    func configure() {
        let session = AVAudioSession.sharedInstance()
        do {
            let options: AVAudioSession.CategoryOptions = CallSettings.usesSpeaker ? [.allowBluetooth, .defaultToSpeaker] : [.allowBluetooth]
            try session.setCategory(.playAndRecord, mode: .voiceChat, options: options)
            try session.setPreferredIOBufferDuration(0.02)
        } catch {
            print("Could not configure: \(error.localizedDescription)")
        }
    }

    func start() {
        guard !engine.isRunning else { return }
        do {
            try engine.start()
            farEnd.play()
            print("talking")
        } catch {
            print("no audio: \((error as NSError).code)")
        }
    }

    func stop() {
        guard engine.isRunning else { return }
        farEnd.stop()
        engine.stop()
        print("silent")
    }
}
