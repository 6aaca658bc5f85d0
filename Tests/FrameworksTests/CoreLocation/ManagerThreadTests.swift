import BackgroundRuntime
import CoreLocation
import Testing
import UIKit
import VigilFacts
import VigilLocation
import VigilRuntimeProbes
import VigilTestSupport

/// Says on which thread it hears of positions.
private final class Listener: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
    private var manager: CLLocationManager?

    func listen() {
        let manager = CLLocationManager()
        self.manager = manager
        manager.delegate = self
        manager.startUpdatingLocation()
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        print("heard on", Thread.isMainThread ? "main" : Thread.current.name ?? "")
        manager.stopUpdatingLocation()
    }
}

/// Where the manager is made, in code of the app.
private enum Birthplace: String, CaseIterable {
    case mainThread, mainQueue, ownThread, ownThreadInSteps, queueThatRunsItsLoop, ownThreadWithoutLoop, queue, task

    func make(_ listener: Listener) {
        switch self {
        case .mainThread: listener.listen()
        case .mainQueue: DispatchQueue.main.async { listener.listen() }
        case .ownThread:
            start {
                RunLoop.current.run()
            } listen: {
                listener.listen()
            }
        case .ownThreadInSteps:
            start {
                while true { RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 1)) }
            } listen: {
                listener.listen()
            }
        case .queueThatRunsItsLoop:
            DispatchQueue(label: "own").async {
                listener.listen()
                RunLoop.current.run(until: Date(timeIntervalSinceNow: 60))
            }
        case .ownThreadWithoutLoop:
            start {
                Thread.sleep(forTimeInterval: 0.001)
            } listen: {
                listener.listen()
            }
        case .queue: DispatchQueue.global().async { listener.listen() }
        case .task: Task.detached { listener.listen() }
        }
    }

    private func start(_ wait: @escaping @Sendable () -> Void, listen: @escaping @Sendable () -> Void) {
        let thread = Thread {
            listen()
            wait()
        }
        thread.name = "own"
        thread.start()
    }

    /// Where the delegate is called; nil for nowhere.
    var place: String? {
        switch self {
        case .mainThread, .mainQueue: "main"
        case .ownThread, .ownThreadInSteps, .queueThatRunsItsLoop: "own"
        case .ownThreadWithoutLoop, .queue, .task: nil
        }
    }
}

struct ManagerThreadTests: Facts {
    @Test(
        "The thread of a location manager", .enabled(if: RuntimeInterface.problems.isEmpty), .exercisesRules,
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let place = Fact(
        "location.manager.thread: its delegate is called by the run loop of the thread that made it, or never and with a finding",
        for: Birthplace.allCases
    ) { (birthplace: Birthplace) in
        let device = Device(system: .iOS(17), modules: [LocationModule.descriptor])
        device.options.animations = .none
        let listener = Listener()
        let app = try device.install(
            LaunchCode { birthplace.make(listener) },
            manifest: Manifest(texts: ["NSLocationWhenInUseUsageDescription": "for tests"]))
        try device.location.authorize(app, .whenInUse)
        app.launch()
        device.advance(by: .seconds(10))
        expect(app.state, is: .active)
        expect(
            app.trace.output, is: birthplace.place.map { ["heard on \($0)"] } ?? [], "\(app.trace.entries.map(\.text))")
        let findings = app.trace.entries(rule: "location.manager.thread").filter { $0.kind == .finding }
        expect(findings.count, is: (birthplace.place == nil ? 1 : 0))
    }
}
