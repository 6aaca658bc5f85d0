import BackgroundRuntime
import Testing
import VigilFacts

struct TurnTests: Facts {
    @Test("What the system tells an app in one turn", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    /// The calls and the output of an app that dispatches in each method, and is told something by a framework.
    private static func lines(_ act: (Phone) -> Void) throws -> [String] {
        let phone = try Phone()
        for method in [
            "willFinishLaunching", "didFinishLaunching", "didBecomeActive", "willResignActive", "didEnterBackground",
            "willEnterForeground", "willTerminate", "didReceiveMemoryWarning",
        ] {
            phone.code.on[.init(method)] = { process in
                process.mainThread.enqueue { process.record(.output, "dispatched in \(method)") }
                process.callback("framework after \(method)", rule: nil) {}
            }
        }
        act(phone)
        return phone.app.trace.entries.filter { [.call, .output].contains($0.kind) }.map(\.text)
    }

    /// Each pair of lines that has to be in one turn, the first line first.
    private static let pairs = [
        ("application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)"),
        ("application(_:didFinishLaunchingWithOptions:)", "UIApplicationDidFinishLaunchingNotification"),
        ("applicationDidBecomeActive(_:)", "UIApplicationDidBecomeActiveNotification"),
        ("applicationWillResignActive(_:)", "UIApplicationWillResignActiveNotification"),
        ("applicationDidEnterBackground(_:)", "UIApplicationDidEnterBackgroundNotification"),
        ("UIApplicationWillEnterForegroundNotification", "applicationWillEnterForeground(_:)"),
        ("applicationDidReceiveMemoryWarning(_:)", "UIApplicationDidReceiveMemoryWarningNotification"),
        ("applicationWillTerminate(_:)", "UIApplicationWillTerminateNotification"),
    ]

    let pairs = Fact("nothing of the app, and no callback, runs between a call and its notification") {
        let lines = try Self.lines { phone in
            phone.app.launch()
            phone.device.press(.home)
            phone.app.activate()
            phone.device.purge(phone.app)
            phone.device.forceQuit(phone.app)
        }
        for (first, second) in Self.pairs {
            let place = try require(lines.firstIndex(of: first))
            expect(lines[place + 1], is: second, "\(first)")
        }
        expect(lines.contains("framework after didFinishLaunching"))
    }

    let eventAfterLaunch = Fact(
        "life.tx.launch-background: the event's callback comes after the launch, and what the launch dispatched"
    ) {
        let lines = try Self.lines { phone in
            phone.wake { $0.callback("event", rule: nil) {} }
        }
        expect(lines.last == "event" && lines.dropLast().last == "framework after didFinishLaunching")
    }

    let terminate = Fact("life.terminate.async: nothing that willTerminate dispatches runs, and the trace says so") {
        let phone = try Phone.inBackground { try $0.begin() }
        phone.code.on["willTerminate"] = { process in
            process.mainThread.enqueue { process.record(.output, "main") }
            process.makeThread("worker").enqueue { process.record(.output, "worker") }
        }
        phone.app.terminate()
        phone.advance(10)
        expect(phone.app.state == .notRunning && phone.app.trace.output.isEmpty)
        let finding = try require(phone.app.trace.entries(rule: "life.terminate.async").first)
        expect(finding.kind == .finding && finding.text.hasSuffix("(2)"))
    }

    let terminateBlocking = Fact(
        "life.terminate.async: work elsewhere runs while willTerminate blocks, and not a moment longer"
    ) {
        let phone = try Phone.inBackground { try $0.begin() }
        phone.code.on["willTerminate"] = { process in
            for seconds in [1, 3] {
                process.makeThread("worker").enqueue {
                    SimulatedThread.sleep(for: .seconds(seconds))
                    process.record(.output, "after \(seconds) s")
                }
            }
            SimulatedThread.sleep(for: .seconds(2))
        }
        phone.app.terminate()
        phone.advance(10)
        expect(phone.app.trace.output, is: ["after 1 s"])
        expect(!phone.app.trace.contains(rule: "life.terminate.async"))
    }
}
