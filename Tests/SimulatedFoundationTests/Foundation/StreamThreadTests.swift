import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

/// Says on which thread it hears of a stream.
private final class Reader: NSObject, StreamDelegate, @unchecked Sendable {
    private var stream: InputStream?

    func read(in runLoop: RunLoop) {
        let stream = InputStream(data: Data("letter".utf8))
        self.stream = stream
        stream.delegate = self
        stream.schedule(in: runLoop, forMode: .default)
        stream.open()
    }

    func stream(_ aStream: SimulatedFoundation.Stream, handle eventCode: SimulatedFoundation.Stream.Event) {
        guard eventCode == .openCompleted else { return }
        print("open, on the main thread:", Thread.isMainThread)
        aStream.close()
    }
}

struct StreamThreadTests: Facts {
    @Test("The thread of a stream", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let thread = Fact(
        "is that in whose run loop it is scheduled, which ends when nothing is left to wait for",
        for: [true, false]
    ) { (isMain: Bool) in
        let reader = Reader()
        let device = Device(system: .iOS(17), modules: [])
        let code = LaunchCode {
            guard !isMain else { return reader.read(in: .main) }
            Thread.detachNewThread {
                reader.read(in: .current)
                RunLoop.current.run()
                print("over")
            }
        }
        let app = try device.install(code, manifest: Manifest())
        app.launch()
        device.advance(by: .seconds(2))
        let open = "open, on the main thread: \(isMain)"
        expect(app.trace.output, is: (isMain ? [open] : [open, "over"]))
        expect(app.trace.findings.isEmpty)
    }
}
