import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport
import VigilWorkout

struct WorkoutRuleTests: Facts {
    @Test("Workout sessions on an iPhone", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let keepsAwake = Fact(
        "health.workout.keeps-awake: a workout keeps the app awake for an hour behind the lock, and no longer"
    ) {
        let phone = try WorkoutPhone.running()
        phone.device.lock()
        phone.wait(3_600)
        expect(phone.app.state == .background && phone.app.isAwake(because: .mode("workout-processing")))
        try phone.act("health.pause")
        phone.wait(600)
        expect(phone.app.isAwake(because: .mode("workout-processing")))
        try phone.act("health.end")
        phone.wait(1)
        expect(phone.app.state == .suspended && phone.cites("health.workout.keeps-awake"))
        try expect(phone.observe("health.workouts"), is: .count(1))
    }

    let mode = Fact(
        "health.workout.mode: without the mode the app is suspended, and nothing is collected until it runs again"
    ) {
        let phone = try WorkoutPhone.running(modes: [])
        try phone.beat()
        phone.home()
        phone.wait(60)
        expect(phone.app.state == .suspended && phone.cites("health.workout.mode"))
        try phone.beat()
        phone.app.activate()
        try phone.beat()
        try phone.act("health.end")
        try expect(phone.observe("health.collected"), is: .count(2))
    }

    let transitions = Fact(
        "health.workout.transitions: each state takes what it takes, and refuses the rest",
        for: WorkoutState.allCases
    ) { (state: WorkoutState) in
        let taken: [WorkoutState: [WorkoutState.Request: WorkoutState]] = [
            .notStarted: [.prepare: .prepared, .start: .running, .end: .ended],
            .prepared: [.start: .running, .end: .ended],
            .running: [.pause: .paused, .stop: .stopped, .end: .ended],
            .paused: [.resume: .running, .stop: .stopped, .end: .ended],
            .stopped: [.end: .ended],
            .ended: [:],
        ]
        for request in WorkoutState.Request.allCases {
            expect(state.after(request), is: taken[state]?[request], "\(state), \(request)")
        }
    }

    let refused = Fact("health.workout.transitions: what is refused fails, and changes nothing") {
        let phone = try WorkoutPhone.running()
        try phone.act("health.resume")
        expect(
            phone.calls("workoutSession").last,
            is:
                "0 workoutSession(_:didFailWithError:): Unable to transition to the desired state from the running state"
        )
        try phone.act("health.pause")
        expect(phone.calls("workoutSession").last, is: "0 workoutSession(_:didChangeTo:from:date:): paused")
    }

    let foreground = Fact("health.workout.foreground: a session cannot be started in the background") {
        let phone = try WorkoutPhone.allowed()
        phone.home()
        phone.app.wake(for: WakeEvent("test", rule: LifecycleRules.resumeBackground, allowance: .seconds(10))) { _ in }
        phone.device.settle()
        try phone.act("health.start")
        expect(phone.cites("health.workout.foreground") && phone.calls("workoutSession(_:didFail").count == 1)
        phone.wait(20)
        expect(phone.app.state, is: .suspended)
    }

    let one = Fact("health.workout.one: another app's workout ends the one that runs") {
        let phone = try WorkoutPhone.running()
        let other = try phone.install("Other")
        other.launch()
        try phone.act("health.start", in: other)
        expect(phone.cites("health.workout.one"))
        phone.wait(1)
        expect(phone.app.state, is: .suspended)
    }

    let collects = Fact("health.workout.collects: a builder collects what it may see, while the session runs") {
        let phone = try WorkoutPhone.running()
        try phone.beat()
        try phone.happen("health.measure", ["type": "activeEnergyBurned", "value": 3])
        expect(phone.calls("workoutBuilder("), is: ["0 workoutBuilder(_:didCollectDataOf:): heartRate"])
        expect(phone.cites("health.workout.collects"))
        try phone.act("health.pause")
        try phone.beat()
        try phone.act("health.resume")
        try phone.beat()
        try phone.act("health.end")
        try expect(phone.observe("health.collected"), is: .count(2))
    }

    let recovery = Fact("health.workout.recovery: after a crash the app is launched, and takes the workout up again") {
        let phone = try WorkoutPhone.running()
        try phone.beat()
        phone.home()
        phone.code.on["didFinishLaunching"] = { try $0.act("health.recover") }
        try phone.process.end(.crash("test"))
        phone.wait(5)
        expect(phone.app.launchCount == 2 && phone.app.state == .background)
        phone.wait(600)
        expect(phone.app.isAwake(because: .mode("workout-processing")) && phone.cites("health.workout.recovery"))
        try phone.beat()
        try phone.act("health.end")
        try expect(phone.observe("health.collected"), is: .count(2))
        expect(phone.app.trace.findings.isEmpty)
    }

    let relaunch = Fact(
        "health.workout.relaunch: one that does not recover its workout is told so; a force quit ends the workout"
    ) {
        let phone = try WorkoutPhone.running()
        phone.home()
        try phone.process.end(.crash("test"))
        phone.wait(60)
        expect(phone.app.launchCount == 2 && phone.app.state == .suspended && phone.cites("health.workout.relaunch"))
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["health.workout.recovery"])

        let quit = try WorkoutPhone.running()
        quit.home()
        quit.device.forceQuit(quit.app)
        quit.wait(60)
        expect(quit.app.launchCount, is: 1)
        quit.app.launch()
        try quit.act("health.recover")
        expect(quit.app.trace.entries(of: .note).last?.text, is: "there is no workout to recover")
    }

    let finishLocked = Fact(
        "health.workout.finish-locked: a workout that is saved behind the lock is kept, and returned by nobody"
    ) {
        let phone = try WorkoutPhone.running(modes: [])
        let build = WorkoutBuild(WorkoutPlan(activity: 37, location: 1))
        let service = phone.device.requiredService(HealthService.self)
        try phone.act("health.end")
        try service.begin(build, at: service.date, in: phone.process)
        try service.complete(build, at: service.date, in: phone.process)
        phone.device.lock()
        phone.wait(60)
        phone.app.wake(for: WakeEvent("test", rule: LifecycleRules.resumeBackground, allowance: .seconds(10))) { _ in }
        phone.device.settle()
        try expect(service.save(build, notes: [:], in: phone.process) == nil)
        expect(phone.cites("health.workout.finish-locked"))
        try expect(phone.observe("health.workouts"), is: .count(2))
    }
}

struct WorkoutTimeTests: Facts {
    @Test("The time of a workout", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let elapsed = Fact("leaves its pauses out, and stands still after the end") {
        let phone = try WorkoutPhone.running()
        phone.wait(60)
        try phone.act("health.pause")
        phone.wait(30)
        try phone.act("health.resume")
        phone.wait(10)
        try phone.act("health.end")
        expect(phone.app.trace.entries(of: .note).contains { $0.description.contains("workout of 70 s") })
    }
}
