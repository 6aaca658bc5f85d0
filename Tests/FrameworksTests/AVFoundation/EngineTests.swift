import AVFoundation
import Testing
import UIKit
import VigilAudio
import VigilFacts
import VigilRuntimeProbes

/// Plays buffers through an engine: each of them ten seconds, made of what a server sends or of nothing.
final class StreamPlayer: UIResponder, UIApplicationDelegate {
    private let engine = AVAudioEngine()
    private let node = AVAudioPlayerNode()
    private let format = AVAudioFormat(standardFormatWithSampleRate: 1_000, channels: 1)

    func start() {
        do {
            try AVAudioSession.sharedInstance().setCategory(.playback)
            engine.attach(node)
            engine.connect(node, to: engine.mainMixerNode, format: format)
            try engine.start()
            node.play()
        } catch {
            print("error \((error as NSError).code)")
        }
    }

    func buffer() -> AVAudioPCMBuffer? {
        let buffer = format.flatMap { AVAudioPCMBuffer(pcmFormat: $0, frameCapacity: 10_000) }
        buffer?.frameLength = 10_000
        return buffer
    }

    func give(_ name: String, _ options: AVAudioPlayerNodeBufferOptions = []) {
        guard let buffer = buffer() else { return }
        node.scheduleBuffer(buffer, at: nil, options: options) { print("\(name) is over") }
    }

    func pause() { node.pause() }
    func stop() { node.stop() }
    func stopEngine() { engine.stop() }

    var played: Int? {
        node.lastRenderTime.flatMap { node.playerTime(forNodeTime: $0) }.map { Int($0.sampleTime) / 44_100 }
    }
}

struct EngineTests: Facts {
    @Test("Buffers of an engine", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func phone(_ names: String...) throws -> AVFoundationPhone {
        let phone = try AVFoundationPhone(StreamPlayer.self)
        phone.app.launch()
        try phone.app.main { (app: StreamPlayer) in
            for name in names { app.give(name) }
            app.start()
        }
        phone.device.press(.home)
        return phone
    }

    private static func silences(_ phone: AVFoundationPhone) -> [Int] {
        phone.app.trace.findings.filter { $0.rule?.id == "audio.silence" || $0.text.contains("silen") }
            .map(\.instant.wholeSeconds)
    }

    let order = Fact(
        "are heard one after the other, each with its handler at its end; behind the last there is silence"
    ) {
        let phone = try Self.phone("one", "two")
        phone.device.advance(by: .seconds(15))
        expect(phone.app.trace.output == ["one is over"] && phone.app.isAwake(because: .mode("audio")))
        try expect(phone.app.main { (app: StreamPlayer) in app.played }, is: 15)
        expect(phone.app.trace.findings.isEmpty)
        phone.device.advance(by: .seconds(10))
        expect(phone.app.trace.output, is: ["one is over", "two is over"])
        expect(!phone.app.trace.findings.isEmpty && phone.app.isAwake(because: .mode("audio")))
        try expect(phone.app.main { (app: StreamPlayer) in app.played }, is: 20)
    }

    let pauses = Fact("pass while engine and node run: both stand still in a pause, and what is left follows it") {
        let phone = try Self.phone("one")
        phone.device.advance(by: .seconds(4))
        try phone.app.main { (app: StreamPlayer) in app.pause() }
        phone.device.advance(by: .seconds(60))
        expect(phone.app.trace.output.isEmpty)
        try phone.app.main { (app: StreamPlayer) in app.start() }
        phone.device.advance(by: .seconds(5))
        expect(phone.app.trace.output.isEmpty)
        phone.device.advance(by: .seconds(1))
        expect(phone.app.trace.output, is: ["one is over"])
    }

    let replaced = Fact(
        "are forgotten as the node stops, and their handlers called; one with interrupts takes the place of all"
    ) {
        let phone = try Self.phone("one", "two")
        phone.device.advance(by: .seconds(1))
        try phone.app.main { (app: StreamPlayer) in app.give("three", .interrupts) }
        expect(phone.app.trace.output, is: ["one is over", "two is over"])
        try phone.app.main { (app: StreamPlayer) in app.stop() }
        expect(phone.app.trace.output.last, is: "three is over")
    }

    let loops = Fact("that loop never end, until another follows") {
        let phone = try AVFoundationPhone(StreamPlayer.self)
        phone.app.launch()
        try phone.app.main { (app: StreamPlayer) in
            app.give("loop", .loops)
            app.start()
        }
        phone.device.press(.home)
        phone.device.advance(by: .seconds(3_605))
        expect(phone.app.trace.output.isEmpty && phone.app.trace.findings.isEmpty)
        try phone.app.main { (app: StreamPlayer) in app.give("end") }
        phone.device.advance(by: .seconds(15))
        expect(phone.app.trace.output, is: ["loop is over", "end is over"])
    }

    let limits = Fact("are none where a phone has no room, and a file whose address says no end is long all the same") {
        let phone = try AVFoundationPhone(StreamPlayer.self)
        phone.app.launch()
        let isRight = try phone.app.main { (app: StreamPlayer) -> Bool in
            let wide = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: .max)
            guard let wide, let url = URL(string: "song.mp3#duration=inf") else { return false }
            let file = try AVAudioFile(forReading: url)
            return AVAudioPCMBuffer(pcmFormat: wide, frameCapacity: .max) == nil && file.length > 44_100
        }
        expect(isRight)
    }

    let samples = Fact("have samples of their own, and a file is read into them as far as it goes") {
        let phone = try AVFoundationPhone(StreamPlayer.self)
        phone.app.launch()
        let read = try phone.app.main { (app: StreamPlayer) -> [Int] in
            guard let buffer = app.buffer(), let samples = buffer.floatChannelData else { return [] }
            samples[0][9_999] = 0.5
            buffer.frameLength = 20_000
            guard let url = URL(string: "song.mp3#duration=1.5") else { return [] }
            let file = try AVAudioFile(forReading: url)
            let room = AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 44_100)
            guard let part = room else { return [] }
            var lengths: [Int] = []
            for _ in 1...3 {
                try file.read(into: part)
                lengths.append(Int(part.frameLength))
            }
            return [Int(samples[0][9_999] * 10), Int(buffer.frameLength)] + lengths
        }
        expect(read, is: [5, 10_000, 44_100, 22_050, 0])
    }
}
