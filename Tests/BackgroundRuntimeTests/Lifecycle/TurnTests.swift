import BackgroundRuntime
import Testing

@Suite("What the system tells an app in one turn", .exercisesRules)
struct TurnTests {
    /// The calls and the output of an app that dispatches in each method, and is told something by a framework.
    private func lines(_ act: (Phone) -> Void) throws -> [String] {
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

    @Test("nothing of the app, and no callback, runs between a call and its notification")
    func pairs() throws {
        let lines = try lines { phone in
            phone.app.launch()
            phone.device.press(.home)
            phone.app.activate()
            phone.device.purge(phone.app)
            phone.device.forceQuit(phone.app)
        }
        for (first, second) in Self.pairs {
            let place = try #require(lines.firstIndex(of: first))
            #expect(lines[place + 1] == second, "\(first)")
        }
        #expect(lines.contains("framework after didFinishLaunching"))
    }

    @Test("life.tx.launch-background: the event's callback comes after the launch, and what the launch dispatched")
    func eventAfterLaunch() throws {
        let lines = try lines { phone in
            phone.wake { $0.callback("event", rule: nil) {} }
        }
        #expect(lines.last == "event" && lines.dropLast().last == "framework after didFinishLaunching")
    }

    @Test("life.terminate.async: nothing that willTerminate dispatches runs, and the trace says so")
    func terminate() throws {
        let phone = try Phone.inBackground { try $0.begin() }
        phone.code.on["willTerminate"] = { process in
            process.mainThread.enqueue { process.record(.output, "main") }
            process.makeThread("worker").enqueue { process.record(.output, "worker") }
        }
        phone.app.terminate()
        phone.advance(10)
        #expect(phone.app.state == .notRunning && phone.app.trace.output.isEmpty)
        let finding = try #require(phone.app.trace.entries(rule: "life.terminate.async").first)
        #expect(finding.kind == .finding && finding.text.hasSuffix("(2)"))
    }

    @Test("life.terminate.async: work elsewhere runs while willTerminate blocks, and not a moment longer")
    func terminateBlocking() throws {
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
        #expect(phone.app.trace.output == ["after 1 s"])
        #expect(!phone.app.trace.contains(rule: "life.terminate.async"))
    }
}
