import Testing
import VigilFacts

@testable import BackgroundRuntime

struct DeviceFuzzTests: Facts {
    @Test("A device under random use", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// One run of random steps, with the invariants checked after each.
    private final class Run {
        let phone: Phone
        private var random: SeededGenerator
        private var ids: [Int] = []
        private var modes: [AssertionID] = []
        private var last: (process: ObjectIdentifier, entered: VirtualInstant, remaining: Duration)?

        init(seed: UInt64, system: SystemVersion) throws {
            random = SeededGenerator(seed: seed)
            phone = try Phone(system, seed: seed)
            phone.device.options.shufflesExpirationHandlers = random.integer(in: 0...1) == 1
            phone.code.on["didFinishLaunching"] = { process in
                process.startTimer(after: .seconds(1), every: .seconds(7)) { [unowned process] _ in
                    expect(process.state.isRunning && !process.device.conditions.isAsleep)
                }
            }
            phone.code.on["didEnterBackground"] = { [unowned self] process in
                if random.integer(in: 0...3) == 0 {
                    SimulatedThread.sleep(for: .milliseconds(random.integer(in: 1...5_200)))
                }
                if random.integer(in: 0...1) == 0 { begin(process) }
            }
        }

        private func begin(_ process: AppProcess) {
            let style = random.integer(in: 0...3)
            nonisolated(unsafe) var id = 0
            let handler: (() -> Void)? =
                style == 0
                ? nil
                : {
                    expect(process.state.isRunning && SimulatedThread.current === process.mainThread)
                    if style == 1 { SimulatedThread.sleep(for: .seconds(2)) }
                    if style != 2 { process.endTask(id) }
                }
            id = process.beginTask(name: "task \(ids.count)", place: "place \(style)", handler: handler)
            ids.append(id)
        }

        func step() {
            let device = phone.device
            switch random.integer(in: 0...19) {
            case 0, 1: phone.app.launch()
            case 2, 3: device.press(.home)
            case 4: device.press(.sleepWake)
            case 5: device.fallAsleep()
            case 6: device.wakeUp(for: random.integer(in: 0...1) == 0 ? .seconds(5) : nil)
            case 7: device.purge(phone.app)
            case 8: random.integer(in: 0...5) == 0 ? device.reboot() : device.showOverlay("alert")
            case 9:
                random.integer(in: 0...2) == 0
                    ? interrupt() : device.dismissOverlay(accepted: random.integer(in: 0...1) == 0)
            case 10: random.integer(in: 0...1) == 0 ? device.forceQuit(phone.app) : phone.app.terminate()
            case 11: phone.wake(allowance: random.integer(in: 0...2) == 0 ? nil : .seconds(8))
            case 12: device.change { $0.isDebuggerAttached = random.integer(in: 0...3) == 0 }
            case 13, 14: _ = try? phone.run { [unowned self] in begin($0) }
            case 15: if let id = ids.randomElement(using: &random) { try? phone.end(id) }
            case 16: toggleMode()
            default: device.advance(by: .milliseconds(random.integer(in: 0...20_000)))
            }
            check()
        }

        private func interrupt() {
            let kinds = [ScreenInterruption.phoneCall, .alarm, .siri]
            let kind = kinds[random.integer(in: 0...2)]
            random.integer(in: 0...1) == 0
                ? phone.device.beginInterruption(kind) : phone.device.endInterruption(kind)
        }

        private func toggleMode() {
            guard let process = phone.app.process, process.state.isRunning else {
                modes = []
                return
            }
            if let id = modes.popLast() {
                try? phone.drop(id)
            } else if let id = try? phone.holdMode() {
                modes.append(id)
            }
        }

        private func check() {
            let conditions = phone.device.conditions
            expect(conditions.isProtectedDataAvailable || conditions.isLocked && conditions.hasPasscode)
            guard let process = phone.app.process else {
                last = nil
                return
            }
            if process.state == .suspended { expect(process.assertions.isEmpty) }
            if process.state == .background, process.assertions.isEmpty {
                let isAtRest = !process.mainThread.isBusy && !phone.device.conditions.isAsleep
                expect(!isAtRest || phone.device.conditions.isDebuggerAttached)
            }
            expect(process.backgroundTimeRemaining >= 0)
            expect(process.life.coveredBy == nil || process.life.machine.target == .inactive)
            expect(!process.life.machine.target.isForeground || phone.device.frontmost === phone.app)
            checkCountdown(process)
        }

        private func checkCountdown(_ process: AppProcess) {
            guard let remaining = process.ledger.time.remaining(at: phone.device.now), process.state == .background,
                let entered = process.grants.enteredBackground
            else {
                last = nil
                return
            }
            if let last, last.process == ObjectIdentifier(process), last.entered == entered {
                expect(remaining <= last.remaining)
            }
            last = (ObjectIdentifier(process), entered, remaining)
        }
    }

    private static func text(seed: UInt64, system: SystemVersion, steps: Int) throws -> String {
        let run = try Run(seed: seed, system: system)
        for _ in 0..<steps { run.step() }
        let entries = run.phone.device.trace.entries
        for (earlier, later) in zip(entries, entries.dropFirst()) { expect(earlier.instant <= later.instant) }
        for entry in entries where entry.kind == .call || entry.kind == .output {
            expect(entry.state.isRunning, "\(entry)")
        }
        return entries.map(\.description).joined(separator: "\n")
    }

    let invariants = Fact(
        "the invariants hold after every step, and one seed gives one trace",
        for: 0..<40
    ) { (number: Int) in
        let system = allSystems[number % allSystems.count]
        let first = try Self.text(seed: UInt64(number), system: system, steps: 150)
        try expect(Self.text(seed: UInt64(number), system: system, steps: 150), is: first)
        expect(first.contains("App: "))
    }
}
