import BackgroundRuntime
import Testing
import VigilBackgroundTasks
import VigilFacts
import VigilGraphics
import VigilTestSupport

struct GraphicsRuleTests: Facts {
    @Test("The graphics processor", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let modules: ModuleSet = [GraphicsModule.descriptor]

    /// A phone whose app was launched.
    private static func launched(_ system: SystemVersion = .iOS(17)) throws -> ModePhone {
        let phone = try ModePhone(on: system, modules: GraphicsRuleTests.modules, manifest: .init())
        phone.app.launch()
        return phone
    }

    private static func submit(_ api: GraphicsAPI, for seconds: Double = 0.01, _ phone: ModePhone) throws {
        try phone.run { process in
            process.device.requiredService(GraphicsService.self).submit(
                api, taking: Duration(inSeconds: seconds), in: process
            ) { process.print($0.map { "error \($0.code)" } ?? "done") }
        }
    }

    /// The app goes on in the background.
    private static func leave(_ phone: ModePhone) throws {
        _ = try phone.run { $0.beginTask(name: "work", place: "", handler: {}) }
        phone.device.press(.home)
    }

    let openGL = Fact(
        "res.gpu.opengl: a call of OpenGL ES in the background ends the app at once, on each system",
        for: [SystemVersion.iOS(4), .iOS(12), .iOS(27)]
    ) { (system: SystemVersion) in
        let phone = try Self.launched(system)
        try Self.submit(.openGL, phone)
        phone.device.advance(by: .seconds(1))
        expect(phone.app.trace.output, is: ["done"])
        try Self.leave(phone)
        try? Self.submit(.openGL, phone)
        expect(phone.app.exits.map(\.name) == ["gpu"] && phone.app.trace.contains(rule: "res.gpu.opengl"))
    }

    let metal = Fact("res.gpu.metal: a command buffer in the background fails with 7, and the app goes on") {
        let phone = try Self.launched()
        try Self.submit(.metal, phone)
        phone.device.advance(by: .seconds(1))
        try Self.leave(phone)
        try Self.submit(.metal, phone)
        phone.device.advance(by: .seconds(1))
        expect(phone.app.trace.output == ["done", "error 7"] && phone.app.state == .background)
        expect(phone.app.trace.contains(rule: "res.gpu.metal"))
    }

    let revoked = Fact(
        "res.gpu.metal.revoked: only iOS 26.2 ends what is in flight with 8; others let it end",
        for: [SystemVersion.iOS(26, 1), .iOS(26, 2), .iOS(26, 3)]
    ) { (system: SystemVersion) in
        let phone = try Self.launched(system)
        try Self.submit(.metal, for: 5, phone)
        try Self.leave(phone)
        phone.device.advance(by: .seconds(10))
        let isRevoked = system == .iOS(26, 2)
        expect(phone.app.trace.output == [isRevoked ? "error 8" : "done"] && phone.app.state == .background)
        expect(phone.app.trace.contains(rule: isRevoked ? "res.gpu.metal.revoked" : "res.gpu.inflight"))
    }

    let inFlight = Fact("res.gpu.inflight: OpenGL ES work that goes on after didEnterBackground ends the app") {
        let phone = try Self.launched()
        try Self.submit(.openGL, for: 5, phone)
        expect(phone.app.exits.isEmpty)
        try Self.leave(phone)
        expect(phone.app.exits.map(\.name) == ["gpu"] && phone.app.trace.contains(rule: "res.gpu.inflight"))
    }

    let finished = Fact("res.gpu.inflight: an app that draws and waits for it in didEnterBackground lives") {
        let phone = try Self.launched()
        phone.code.on["didEnterBackground"] = { process in
            let service = process.device.requiredService(GraphicsService.self)
            service.submit(.openGL, taking: .seconds(1), in: process)
            SimulatedThread.sleep(for: service.timeToFinish(in: process))
        }
        try Self.leave(phone)
        phone.device.advance(by: .seconds(2))
        expect(phone.app.exits.isEmpty && phone.app.state == .background)
    }

    let judgedOnce = Fact(
        "res.gpu.inflight: work is judged once as the app leaves, however late it came to the front"
    ) {
        let phone = try ModePhone(on: .iOS(17), modules: GraphicsRuleTests.modules, manifest: .init())
        phone.code.on["didBecomeActive"] = { process in
            _ = process.beginTask(name: "work", place: "", handler: {})
            process.device.requiredService(GraphicsService.self).submit(.metal, taking: .seconds(20), in: process)
            SimulatedThread.sleep(for: .seconds(4))
        }
        phone.app.launch()
        phone.wait(1)
        phone.home()
        phone.wait(10)
        expect(phone.app.state, is: .background)
        expect(phone.app.trace.entries(rule: "res.gpu.inflight").count, is: 1)
    }

    let backInTime = Fact(
        "res.gpu.inflight: work that goes on as the user is back before didEnterBackground is over ends nobody"
    ) {
        let phone = try Self.launched()
        phone.code.on["didEnterBackground"] = { _ in SimulatedThread.sleep(for: .seconds(3)) }
        try Self.submit(.openGL, for: 20, phone)
        phone.device.press(.home)
        phone.wait(1)
        phone.app.activate()
        phone.wait(30)
        expect(phone.app.exits.isEmpty && phone.app.state == .active && phone.app.trace.output == ["done"])
    }

    let launchedInBackground = Fact(
        "res.gpu.opengl: an app that is launched in the background may not draw as it is told"
    ) {
        let phone = try ModePhone(on: .iOS(17), modules: GraphicsRuleTests.modules, manifest: .init())
        phone.code.on["didFinishLaunching"] = { process in
            process.device.requiredService(GraphicsService.self).submit(.openGL, in: process)
        }
        let event = WakeEvent("event", rule: LifecycleRules.resumeBackground, allowance: .seconds(30))
        phone.app.wake(for: event) { _ in }
        phone.device.settle()
        expect(phone.app.exits.map(\.name), is: ["gpu"])
    }

    let neuralEngine = Fact(
        "res.ane.background: the Neural Engine answers nobody in the background of iOS 27, and did before"
    ) {
        for system in [SystemVersion.iOS(26), .iOS(27)] {
            let phone = try Self.launched(system)
            func predict() throws -> Bool {
                try phone.run { $0.device.requiredService(GraphicsService.self).predict(in: $0) }
            }
            try expect(predict())
            try Self.leave(phone)
            try expect(predict(), is: (system < .iOS(27)))
            expect(phone.app.trace.contains(rule: "res.ane.background"), is: (system == .iOS(27)))
            expect(phone.app.state, is: .background)
        }
    }

    let permitted = Fact("res.gpu.metal: an app that holds the GPU by a permit goes on using it in the background") {
        let phone = try Self.launched(.iOS(26))
        try phone.run { $0.inUse.graphicsPermits = [GraphicsRules.gpuInflight] }
        try Self.leave(phone)
        try Self.submit(.metal, phone)
        phone.device.advance(by: .seconds(1))
        expect(phone.app.trace.output, is: ["done"])
    }
}
