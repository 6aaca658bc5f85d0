import BackgroundRuntime
import Testing
import VigilBackgroundTasks
import VigilGraphics
import VigilTestSupport

@Suite("The graphics processor", .exercisesRules)
struct GraphicsRuleTests {
    private static let modules: ModuleSet = [GraphicsModule.descriptor]

    /// A phone whose app was launched.
    private func launched(_ system: SystemVersion = .iOS(17)) throws -> ModePhone {
        let phone = try ModePhone(on: system, modules: GraphicsRuleTests.modules, manifest: .init())
        phone.app.launch()
        return phone
    }

    private func submit(_ api: GraphicsAPI, for seconds: Double = 0.01, _ phone: ModePhone) throws {
        try phone.run { process in
            process.device.requiredService(GraphicsService.self).submit(
                api, taking: Duration(inSeconds: seconds), in: process
            ) { process.print($0.map { "error \($0.code)" } ?? "done") }
        }
    }

    /// The app goes on in the background.
    private func leave(_ phone: ModePhone) throws {
        _ = try phone.run { $0.beginTask(name: "work", place: "", handler: {}) }
        phone.device.press(.home)
    }

    @Test(
        "res.gpu.opengl: a call of OpenGL ES in the background ends the app at once, on each system",
        arguments: [SystemVersion.iOS(4), .iOS(12), .iOS(27)])
    func openGL(system: SystemVersion) throws {
        let phone = try launched(system)
        try submit(.openGL, phone)
        phone.device.advance(by: .seconds(1))
        #expect(phone.app.trace.output == ["done"])
        try leave(phone)
        try? submit(.openGL, phone)
        #expect(phone.app.exits.map(\.name) == ["gpu"] && phone.app.trace.contains(rule: "res.gpu.opengl"))
    }

    @Test("res.gpu.metal: a command buffer in the background fails with 7, and the app goes on")
    func metal() throws {
        let phone = try launched()
        try submit(.metal, phone)
        phone.device.advance(by: .seconds(1))
        try leave(phone)
        try submit(.metal, phone)
        phone.device.advance(by: .seconds(1))
        #expect(phone.app.trace.output == ["done", "error 7"] && phone.app.state == .background)
        #expect(phone.app.trace.contains(rule: "res.gpu.metal"))
    }

    @Test(
        "res.gpu.metal.revoked: only iOS 26.2 ends what is in flight with 8; others let it end",
        arguments: [SystemVersion.iOS(26, 1), .iOS(26, 2), .iOS(26, 3)])
    func revoked(system: SystemVersion) throws {
        let phone = try launched(system)
        try submit(.metal, for: 5, phone)
        try leave(phone)
        phone.device.advance(by: .seconds(10))
        let isRevoked = system == .iOS(26, 2)
        #expect(phone.app.trace.output == [isRevoked ? "error 8" : "done"] && phone.app.state == .background)
        #expect(phone.app.trace.contains(rule: isRevoked ? "res.gpu.metal.revoked" : "res.gpu.inflight"))
    }

    @Test("res.gpu.inflight: OpenGL ES work that goes on after didEnterBackground ends the app")
    func inFlight() throws {
        let phone = try launched()
        try submit(.openGL, for: 5, phone)
        #expect(phone.app.exits.isEmpty)
        try leave(phone)
        #expect(phone.app.exits.map(\.name) == ["gpu"] && phone.app.trace.contains(rule: "res.gpu.inflight"))
    }

    @Test("res.gpu.inflight: an app that draws and waits for it in didEnterBackground lives")
    func finished() throws {
        let phone = try launched()
        phone.code.on["didEnterBackground"] = { process in
            let service = process.device.requiredService(GraphicsService.self)
            service.submit(.openGL, taking: .seconds(1), in: process)
            SimulatedThread.sleep(for: service.timeToFinish(in: process))
        }
        try leave(phone)
        phone.device.advance(by: .seconds(2))
        #expect(phone.app.exits.isEmpty && phone.app.state == .background)
    }

    @Test("res.gpu.inflight: work is judged once as the app leaves, however late it came to the front")
    func judgedOnce() throws {
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
        #expect(phone.app.state == .background)
        #expect(phone.app.trace.entries(rule: "res.gpu.inflight").count == 1)
    }

    @Test("res.gpu.inflight: work that goes on as the user is back before didEnterBackground is over ends nobody")
    func backInTime() throws {
        let phone = try launched()
        phone.code.on["didEnterBackground"] = { _ in SimulatedThread.sleep(for: .seconds(3)) }
        try submit(.openGL, for: 20, phone)
        phone.device.press(.home)
        phone.wait(1)
        phone.app.activate()
        phone.wait(30)
        #expect(phone.app.exits.isEmpty && phone.app.state == .active && phone.app.trace.output == ["done"])
    }

    @Test("res.gpu.opengl: an app that is launched in the background may not draw as it is told")
    func launchedInBackground() throws {
        let phone = try ModePhone(on: .iOS(17), modules: GraphicsRuleTests.modules, manifest: .init())
        phone.code.on["didFinishLaunching"] = { process in
            process.device.requiredService(GraphicsService.self).submit(.openGL, in: process)
        }
        let event = WakeEvent("event", rule: LifecycleRules.resumeBackground, allowance: .seconds(30))
        phone.app.wake(for: event) { _ in }
        phone.device.settle()
        #expect(phone.app.exits.map(\.name) == ["gpu"])
    }

    @Test("res.ane.background: the Neural Engine answers nobody in the background of iOS 27, and did before")
    func neuralEngine() throws {
        for system in [SystemVersion.iOS(26), .iOS(27)] {
            let phone = try launched(system)
            func predict() throws -> Bool {
                try phone.run { $0.device.requiredService(GraphicsService.self).predict(in: $0) }
            }
            #expect(try predict())
            try leave(phone)
            #expect(try predict() == (system < .iOS(27)))
            #expect(phone.app.trace.contains(rule: "res.ane.background") == (system == .iOS(27)))
            #expect(phone.app.state == .background)
        }
    }

    @Test("res.gpu.metal: an app that holds the GPU by a permit goes on using it in the background")
    func permitted() throws {
        let phone = try launched(.iOS(26))
        try phone.run { $0.inUse.graphicsPermits = [GraphicsRules.gpuInflight] }
        try leave(phone)
        try submit(.metal, phone)
        phone.device.advance(by: .seconds(1))
        #expect(phone.app.trace.output == ["done"])
    }
}
