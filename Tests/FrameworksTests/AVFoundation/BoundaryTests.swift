import AVFoundation
import BackgroundRuntime
import Testing
import VigilFacts
import VigilRuntimeProbes

struct BoundaryTests: Facts {
    @Test("Times of an item that a player tells of", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let boundaries = Fact(
        "code is called as an item is played past its times: at any rate, after a pause and from where it was sent"
    ) {
        let phone = try AVFoundationPhone(StreamApp.self)
        phone.app.launch()
        try phone.app.main { (app: StreamApp) in
            app.start("https://radio.example/song.mp3#duration=100", boundaries: [30, 10, 90, .infinity])
        }
        phone.device.advance(by: .seconds(20))
        try phone.app.main { (app: StreamApp) in app.pause() }
        phone.device.advance(by: .seconds(20))
        try phone.app.main { (app: StreamApp) in app.setRate(2) }
        phone.device.advance(by: .seconds(10))
        try phone.app.main { (app: StreamApp) in app.seek(to: 5) }
        phone.device.advance(by: .seconds(5))
        try phone.app.main { (app: StreamApp) in app.stopObserving() }
        phone.device.advance(by: .seconds(100))
        expect(
            phone.output, is: ["00:00:10.000 past 10.0", "00:00:45.000 past 30.0", "00:00:52.500 past 10.0"])
    }

    let nextItem = Fact("the times are those of the item that is played, also where another takes its place") {
        let phone = try AVFoundationPhone(StreamApp.self)
        phone.app.launch()
        try phone.app.main { (app: StreamApp) in
            app.start("https://radio.example/song.mp3#duration=100", boundaries: [10, 30])
        }
        phone.device.advance(by: .seconds(20))
        try phone.app.main { (app: StreamApp) in app.replace("https://radio.example/other.mp3#duration=100") }
        phone.device.advance(by: .seconds(31))
        expect(phone.output.map { $0.suffix(9) }, is: ["past 10.0", "past 10.0", "past 30.0"])
        expect(phone.output.map { $0.prefix(12) }, is: ["00:00:10.000", "00:00:30.000", "00:00:50.000"])
    }

    let timeValues = Fact("a time in an object is the time that it was made of") {
        let times = [
            CMTime(value: 1, timescale: 3), CMTime(value: -7, timescale: 600), .invalid, .indefinite, .zero,
            CMTime(value: .max, timescale: .max), CMTime(value: .min, timescale: 1),
        ]
        expect(times.map { NSValue(time: $0).timeValue }, is: times)
        expect(NSValue(time: times[0]), is: NSValue(time: times[0]))
    }
}
