import FoundationLibrary
import Testing
import UIKit
import VigilFacts
import VigilModeTesting
import VigilTestSupport

/// What a package that imports Foundation alone does from an app's code.
struct EscapeTests: Facts {
    @Test("Code that knows nothing of the phone", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    private static func run(_ code: @escaping @MainActor @Sendable () -> Void) throws -> FoundationPhone {
        let phone = try FoundationPhone(.iOS(17), code)
        phone.run(for: .seconds(5))
        return phone
    }

    let time = Fact("sees the phone's time, before and after a sleep") {
        let phone = try Self.run {
            let before = libraryClocks()
            let date = Int(Date().timeIntervalSince1970)
            libraryNap()
            let passed = zip(libraryClocks(), before).map { $0 - $1 }
            print(before[0] == date, before[1] == date, passed)
        }
        expect(phone.history, is: ["2.0 true true [2, 2, 2]"])
        expect(phone.app.trace.findings.isEmpty)
    }

    let waits = Fact("waits for ever where it says so, and not at all for less than no time") {
        let phone = try Self.run {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                print(libraryWait(seconds: -1))
                _ = libraryWait(seconds: .max)
                print("a time that never comes")
            }
        }
        phone.device.advance(by: .seconds(1 << 32))
        expect(phone.history == ["1.0 false"] && phone.app.state == .active)
    }

    let chance = Fact("gets chance from the phone's seed: the same again, and another with another seed") {
        func output(seed: UInt64) throws -> [String] {
            let device = Device(system: .iOS(17), seed: seed)
            let app = try device.install(LaunchCode { print(libraryChance()) }, manifest: Manifest())
            app.launch()
            app.terminate()
            app.launch()
            return app.trace.output
        }
        let first = try output(seed: 1)
        let (again, other) = (try output(seed: 1), try output(seed: 2))
        expect(again == first && other != first)
        expect(first.count == 2 && first[0] != first[1])
    }

    let sequences = Fact(
        "gets the numbers of the C library that follow from a seed, in each launch as a process begins with them"
    ) {
        let phone = try Self.run { print(librarySequence(), librarySequence(seed: 7)) }
        phone.app.terminate()
        phone.app.launch()
        let output = phone.app.trace.output
        expect(output.count == 2 && output[0] == output[1])
        expect(phone.app.trace.findings.isEmpty)
        let begun = librarySequence()
        expect(begun != librarySequence())
        let other = try Self.run { print(librarySequence(), librarySequence(seed: 8)) }
        expect(other.app.trace.output != [output[0]] && other.app.trace.output[0].hasPrefix(output[0].prefix(9)))
    }

    let place = Fact("is told the phone's name and user, and none of the computer's variables") {
        setenv("ESCAPE_TESTS", "1", 1)
        let phone = try Self.run {
            print(libraryPlace("LD_LIBRARY_PATH"), libraryPlace("ESCAPE_TESTS").hasSuffix("false"))
        }
        expect(phone.app.trace.output, is: ["iPhone 501 mobile true true"])
        expect(libraryPlace("PATH").hasSuffix("false"))
    }

    let apart = Fact("does not change what the system does by chance") {
        func next(_ code: @escaping @MainActor @Sendable () -> Void) throws -> UInt64 {
            let phone = try Self.run(code)
            return phone.device.simulation.random.next()
        }
        try expect(next {}, is: next { _ = libraryChance() })
    }

    let outside = Fact("outside an app has the computer's time and chance") {
        expect(libraryChance() != libraryChance())
        expect(libraryClocks()[0] > 1_700_000_000)
    }

    let found = Fact(
        "sim.escape.threads, sim.escape.timers, sim.escape.network, sim.escape.programs, sim.escape.machine: is found"
    ) {
        let ways: [(code: @MainActor @Sendable () -> Void, finding: String)] = [
            // The overlay of Dispatch keeps no chain of frames.
            ({ libraryQueue() }, "a thread or queue of the computer gets code of the app (dispatch_async)"),
            ({ libraryDelay() }, "a timer of the computer is set (dispatch_after)"),
            ({ libraryRequest() }, "the computer's network is used ("),
            ({ libraryTimer() }, "a timer of the computer is set (timerfd_create)"),
            ({ libraryThread() }, "a thread or queue of the computer gets code of the app (pthread_create)"),
            ({ librarySocket() }, "the computer's network is used (socket)"),
            ({ print(libraryProgram()) }, "another program is to be started, which a phone refuses: posix_spawn"),
            ({ libraryKill() }, "another process or the computer itself is to be changed, which a phone refuses: kill"),
            ({ print(libraryShell() == 0) }, "another program is to be started, which a phone refuses: system"),
        ]
        for way in ways {
            let phone = try Self.run(way.code)
            let finding = try require(
                phone.app.trace.entries.first { $0.kind == .finding && $0.text.contains(way.finding) }, "\(way.finding)"
            )
            expect(finding.text.contains("Library.swift:"), "\(finding.text)")
            expect(phone.app.trace.output.allSatisfy { $0 == "false" })
        }
    }

    let clockFiles = Fact("sim.escape.clocks: is found where it reads a file in which the computer tells its time") {
        let phone = try Self.run { libraryUptime() }
        let finding = try require(phone.app.trace.findings.first)
        expect(finding.text.hasPrefix("a clock of the computer is read (open of /proc/uptime)"), "\(finding.text)")
        expect(finding.text.contains("Library.swift:"))
    }

    let once = Fact("is found once for each function and place, however often it calls it") {
        let phone = try Self.run { for _ in 1...1_000 { librarySocket() } }
        expect(phone.app.trace.findings.count, is: 1)
    }

    let defaults = Fact("has the app's defaults, over its launches, and no others") {
        let code: @MainActor @Sendable () -> Void = {
            print(libraryCount(), UserDefaults.standard.integer(forKey: "count"), libraryCount("group.example"))
        }
        let phone = try Self.run { code() }
        phone.app.terminate()
        phone.app.launch()
        expect(phone.app.trace.output == ["0 1 0", "1 2 1"] && phone.app.trace.findings.isEmpty)
        let other = try Self.run { code() }
        expect(other.app.trace.output, is: ["0 1 0"])
    }

    let temporaryFiles = Fact("makes temporary files in the app's own folder") {
        let phone = try Self.run {
            let (made, own) = (libraryTemporaryFiles(), NSTemporaryDirectory())
            print(made.count, made.allSatisfy { $0.hasPrefix(own) })
        }
        expect(phone.app.trace.output == ["4 true"] && phone.app.trace.findings.isEmpty, "\(phone.app.trace.entries)")
        expect(libraryTemporaryFiles().count, is: 4)
    }

    let files = Fact("sim.escape.files: is found where it changes a file outside the container, and nowhere else") {
        let outside = "\(NSTemporaryDirectory())/escape-\(UInt64.random(in: 0 ... .max))"
        defer { try? FileManager.default.removeItem(atPath: outside) }
        let inside = try Self.run {
            libraryWrite(NSHomeDirectory() + "/Documents/file")
            UserDefaults.standard.set(1, forKey: "one")
            print(FileManager.default.contents(atPath: NSHomeDirectory() + "/Documents/file")?.count ?? 0)
        }
        expect(inside.app.trace.output == ["1"] && inside.app.trace.findings.isEmpty)
        let null = open("/dev/null", O_WRONLY)
        defer { close(null) }
        let devices = try Self.run {
            libraryWrite("/dev/null")
            libraryWrite("/proc/self/fd/\(null)")
        }
        expect(devices.app.trace.findings.isEmpty)
        let phone = try Self.run { libraryWrite(outside) }
        expect(phone.app.trace.findings.count, is: 1)
        expect(phone.app.trace.findings[0].text.contains("a file outside the app's container is changed"))
    }

    let exits = Fact(
        "ends the app, not the program, where it leaves by the C library",
        for: [("exit", "exit"), ("_exit", "exit"), ("abort", "crash")]
    ) { (way: String, name: String) in
        let phone = try Self.run {
            print("begins")
            libraryExit(way)
            print("goes on")
        }
        expect(phone.app.state, is: .notRunning)
        expect(phone.app.exits.map(\.name) == [name] && phone.app.trace.output == ["begins"])
        // To leave is allowed, if unusual; to abort is a fault.
        expect(phone.app.trace.findings.count, is: (way == "abort" ? 1 : 0))
        phone.app.launch()
        expect(phone.app.trace.output, is: ["begins", "begins"])
    }
}

struct ContainerPathTests: Facts {
    @Test("The path of a container", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let path = Fact("has no part that is random") {
        func home() throws -> String? {
            let phone = try FoundationPhone { print(NSHomeDirectory()) }
            phone.run(for: .seconds(1))
            return phone.app.trace.output.first
        }
        let path = try require(try home())
        let parts = path.split(separator: "/").suffix(3)
        expect(parts.first == "vigil-\(getuid())" && Int(parts.dropFirst().first ?? "") != nil && parts.last == "App")
    }
}
