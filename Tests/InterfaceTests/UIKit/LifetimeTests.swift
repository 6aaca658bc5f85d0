import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// The objects of an app that are alive, over all tests of this file. They are not asked for by their deinits, which do not
/// run when their process has ended.
private enum Census {
    private struct Entry: @unchecked Sendable {
        weak var witness: Witness?
        let name: String
    }

    private static let entries = Mutex<[Entry]>([])

    static func add(_ witness: Witness) {
        entries.withLock { $0.append(Entry(witness: witness, name: witness.name)) }
    }

    static var alive: [String] {
        entries.withLock { entries in
            entries.removeAll { $0.witness == nil }
            return entries.map(\.name).sorted()
        }
    }
}

private final class Witness: Sendable {
    let name: String

    init(_ name: String) {
        self.name = name
        Census.add(self)
    }
}

/// Holds on to itself by every closure that the frameworks take.
private final class Holder: UIResponder, UIApplicationDelegate {
    private let own = Witness("delegate")
    private var timer: Timer?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let witness = Witness("closures")
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [self] _ in _ = (self, witness) }
        NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
        ) { [self] _ in _ = (self, witness) }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1_000) { [self] in _ = (self, witness) }
        DispatchQueue.global().asyncAfter(deadline: .now() + 1_000) { [self] in _ = (self, witness) }
        DispatchQueue(label: "own").async { [self] in _ = (self, witness) }
        _ = application.beginBackgroundTask { [self] in _ = (self, witness) }
        return true
    }
}

struct LifetimeTests: Facts {
    @Test(
        "The objects of an app", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty), .serialized,
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static var alive: [String] { Census.alive }

    let endsFreeObjects = Fact(
        "life.tx.terminate-running, life.reboot, life.terminate.crash: the delegate goes with its launch, and all its closures with it",
        for: ["terminate", "force quit", "reboot", "crash"]
    ) { (end: String) in
        let phone = try Phone(Holder.self)
        phone.app.launch()
        phone.device.advance(by: .seconds(3))
        expect(Self.alive, is: ["closures", "delegate"])
        phone.device.press(.home)
        phone.device.advance(by: .seconds(3))
        switch end {
        case "terminate": phone.app.terminate()
        case "force quit": phone.device.forceQuit(phone.app)
        case "reboot": phone.device.reboot()
        default: phone.app.process?.end(.crash("test"))
        }
        expect(phone.app.state == .notRunning && Self.alive.isEmpty)
    }

    let killAndDevice = Fact("go with a kill for a leaked task, and with the device") {
        do {
            let phone = try Phone(Holder.self)
            phone.app.launch()
            phone.device.press(.home)
            phone.device.advance(by: .seconds(60))
            expect(phone.app.exits.map(\.name) == ["task-leak"] && Self.alive.isEmpty)
            phone.app.launch()
            expect(Self.alive, is: ["closures", "delegate"])
        }
        expect(Self.alive.isEmpty)
    }

    let processIsFreed = Fact("a process is freed when it has ended") {
        let phone = try Phone(Holder.self)
        phone.app.launch()
        weak let process = phone.app.process
        expect(process != nil)
        phone.app.terminate()
        phone.device.advance(by: .seconds(2_000))
        expect(process == nil)
    }
}
