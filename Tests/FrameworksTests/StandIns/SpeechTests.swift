import BackgroundRuntime
import Speech
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

struct SpeechTests: Facts {
    @Test("What stands in for speech", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let usage = ["NSSpeechRecognitionUsageDescription": "Writes what you say."]

    /// The state of an app that runs this, ten seconds later, and what its trace says.
    private static func outcome(
        texts: [String: String] = usage, _ body: @escaping @MainActor @Sendable () -> Void
    ) throws -> (state: AppState, said: [String]) {
        let device = Device(system: .iOS(17))
        let app = try device.install(LaunchCode(body), manifest: Manifest(texts: texts))
        app.launch()
        device.advance(by: .seconds(10))
        return (app.state, app.trace.entries.map(\.text))
    }

    let question = Fact(
        "the user lets the app have nothing recognized, the answer stays, and the trace says once where it asked"
    ) {
        let (state, said) = try Self.outcome {
            print("before", SFSpeechRecognizer.authorizationStatus().rawValue)
            SFSpeechRecognizer.requestAuthorization { status in
                print("answer", status.rawValue, SFSpeechRecognizer.authorizationStatus().rawValue)
            }
            print("languages", SFSpeechRecognizer.supportedLocales().count)
        }
        expect(state, is: .active)
        expect(said.contains("before 0") && said.contains("answer 1 1") && said.contains("languages 0"), "\(said)")
        let aloud = said.filter { $0.hasPrefix("Speech is not simulated: no speech is recognized") }
        expect(aloud.count == 1 && aloud.allSatisfy { $0.contains(#/, at .*SpeechTests/#) }, "\(said)")
    }

    let unexplained = Fact("an app that does not say what speech is for is ended as it asks") {
        let (state, said) = try Self.outcome(texts: [:]) {
            SFSpeechRecognizer.requestAuthorization { _ in print("answered") }
        }
        expect(state, is: .notRunning)
        expect(said.contains { $0.contains("NSSpeechRecognitionUsageDescription") }, "\(said)")
        expect(!said.contains("answered"))
    }

    let result = Fact("a recognizer is never available, and its task fails in a later turn with what the phone says") {
        let said = try Self.outcome {
            guard let recognizer = SFSpeechRecognizer(locale: Locale(identifier: "de-DE")) else { return print("none") }
            print("available", recognizer.isAvailable, recognizer.supportsOnDeviceRecognition)
            print("language", recognizer.locale.identifier)
            let request = SFSpeechAudioBufferRecognitionRequest()
            request.endAudio()
            let task = recognizer.recognitionTask(with: request) { result, error in
                print("heard", result == nil, (error as NSError?)?.domain ?? "", (error as NSError?)?.code ?? 0)
            }
            task.finish()
            print("at once", task.state.rawValue, task.isFinishing, task.isCancelled, task.error == nil)
        }.said
        expect(said.contains("available false false") && said.contains("at once 0 true false true"), "\(said)")
        expect(said.contains("language de-DE"), "\(said)")
        expect(said.contains("heard true kAFAssistantErrorDomain 1700"), "\(said)")
        expect(said.contains { $0.hasPrefix("Speech is not simulated") }, "\(said)")
    }

    let delegate = Fact(
        "a delegate hears that a task was given up, and that it did not succeed",
        for: [false, true]
    ) { (isCancelled: Bool) in
        let said = try Self.outcome {
            let request = SFSpeechURLRecognitionRequest(url: URL(fileURLWithPath: "/speech"))
            let listener = Listener()
            listener.own = listener
            let task = SFSpeechRecognizer()?.recognitionTask(with: request, delegate: listener)
            if isCancelled { task?.cancel() }
            print("state", task?.state.rawValue ?? -1)
        }.said
        expect(said.contains("state \(isCancelled ? 3 : 0)") && said.contains("over 4 false"), "\(said)")
        expect(said.contains("given up"), is: isCancelled, "\(said)")
    }
}

private final class Listener: NSObject, SFSpeechRecognitionTaskDelegate, @unchecked Sendable {
    /// Itself, until it was told all: a task holds its delegate weakly.
    var own: Listener?

    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) { print("given up") }
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {
        print("over", task.state.rawValue, successfully)
        own = nil
    }
}
