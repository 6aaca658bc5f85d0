import FoundationLibrary
import Testing
import UIKit
import VigilModeTesting
import VigilTestSupport

/// What a package that imports Foundation alone does from an app's code.
@Suite("Code that knows nothing of the phone", .exercisesRules)
struct EscapeTests {
    private func run(_ code: @escaping @MainActor @Sendable () -> Void) throws -> FoundationPhone {
        let phone = try FoundationPhone(.iOS(17), code)
        phone.run(for: .seconds(5))
        return phone
    }

    @Test("sees the phone's time, before and after a sleep")
    func time() throws {
        let phone = try run {
            let before = libraryClocks()
            let date = Int(Date().timeIntervalSince1970)
            libraryNap()
            let passed = zip(libraryClocks(), before).map { $0 - $1 }
            print(before[0] == date, before[1] == date, passed)
        }
        #expect(phone.history == ["2.0 true true [2, 2, 2]"])
        #expect(phone.app.trace.findings.isEmpty)
    }

    @Test("waits for ever where it says so, and not at all for less than no time")
    func waits() throws {
        let phone = try run {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                print(libraryWait(seconds: -1))
                _ = libraryWait(seconds: .max)
                print("a time that never comes")
            }
        }
        phone.device.advance(by: .seconds(1 << 32))
        #expect(phone.history == ["1.0 false"] && phone.app.state == .active)
    }

    @Test("gets chance from the phone's seed: the same again, and another with another seed")
    func chance() throws {
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
        #expect(again == first && other != first)
        #expect(first.count == 2 && first[0] != first[1])
    }

    @Test("gets the numbers of the C library that follow from a seed, in each launch as a process begins with them")
    func sequences() throws {
        let phone = try run { print(librarySequence(), librarySequence(seed: 7)) }
        phone.app.terminate()
        phone.app.launch()
        let output = phone.app.trace.output
        #expect(output.count == 2 && output[0] == output[1])
        #expect(phone.app.trace.findings.isEmpty)
        let begun = librarySequence()
        #expect(begun != librarySequence())
        let other = try run { print(librarySequence(), librarySequence(seed: 8)) }
        #expect(other.app.trace.output != [output[0]] && other.app.trace.output[0].hasPrefix(output[0].prefix(9)))
    }

    @Test("is told the phone's name and user, and none of the computer's variables")
    func place() throws {
        setenv("ESCAPE_TESTS", "1", 1)
        let phone = try run {
            print(libraryPlace("LD_LIBRARY_PATH"), libraryPlace("ESCAPE_TESTS").hasSuffix("false"))
        }
        #expect(phone.app.trace.output == ["iPhone 501 mobile true true"])
        #expect(libraryPlace("PATH").hasSuffix("false"))
    }

    @Test("does not change what the system does by chance")
    func apart() throws {
        func next(_ code: @escaping @MainActor @Sendable () -> Void) throws -> UInt64 {
            let phone = try run(code)
            return phone.device.simulation.random.next()
        }
        #expect(try next {} == next { _ = libraryChance() })
    }

    @Test("outside an app has the computer's time and chance")
    func outside() throws {
        #expect(libraryChance() != libraryChance())
        #expect(libraryClocks()[0] > 1_700_000_000)
    }

    @Test(
        "sim.escape.threads, sim.escape.timers, sim.escape.network, sim.escape.programs, sim.escape.machine: is found"
    )
    func found() throws {
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
            let phone = try run(way.code)
            let finding = try #require(
                phone.app.trace.entries.first { $0.kind == .finding && $0.text.contains(way.finding) }, "\(way.finding)"
            )
            #expect(finding.text.contains("Library.swift:"), "\(finding.text)")
            #expect(phone.app.trace.output.allSatisfy { $0 == "false" })
        }
    }

    @Test("sim.escape.clocks: is found where it reads a file in which the computer tells its time")
    func clockFiles() throws {
        let phone = try run { libraryUptime() }
        let finding = try #require(phone.app.trace.findings.first)
        #expect(finding.text.hasPrefix("a clock of the computer is read (open of /proc/uptime)"), "\(finding.text)")
        #expect(finding.text.contains("Library.swift:"))
    }

    @Test("is found once for each function and place, however often it calls it")
    func once() throws {
        let phone = try run { for _ in 1...1_000 { librarySocket() } }
        #expect(phone.app.trace.findings.count == 1)
    }

    @Test("has the app's defaults, over its launches, and no others")
    func defaults() throws {
        let code: @MainActor @Sendable () -> Void = {
            print(libraryCount(), UserDefaults.standard.integer(forKey: "count"), libraryCount("group.example"))
        }
        let phone = try run { code() }
        phone.app.terminate()
        phone.app.launch()
        #expect(phone.app.trace.output == ["0 1 0", "1 2 1"] && phone.app.trace.findings.isEmpty)
        let other = try run { code() }
        #expect(other.app.trace.output == ["0 1 0"])
    }

    @Test("makes temporary files in the app's own folder")
    func temporaryFiles() throws {
        let phone = try run {
            let (made, own) = (libraryTemporaryFiles(), NSTemporaryDirectory())
            print(made.count, made.allSatisfy { $0.hasPrefix(own) })
        }
        #expect(phone.app.trace.output == ["4 true"] && phone.app.trace.findings.isEmpty, "\(phone.app.trace.entries)")
        #expect(libraryTemporaryFiles().count == 4)
    }

    @Test("sim.escape.files: is found where it changes a file outside the container, and nowhere else")
    func files() throws {
        let outside = "\(NSTemporaryDirectory())/escape-\(UInt64.random(in: 0 ... .max))"
        defer { try? FileManager.default.removeItem(atPath: outside) }
        let inside = try run {
            libraryWrite(NSHomeDirectory() + "/Documents/file")
            UserDefaults.standard.set(1, forKey: "one")
            print(FileManager.default.contents(atPath: NSHomeDirectory() + "/Documents/file")?.count ?? 0)
        }
        #expect(inside.app.trace.output == ["1"] && inside.app.trace.findings.isEmpty)
        let null = open("/dev/null", O_WRONLY)
        defer { close(null) }
        let devices = try run {
            libraryWrite("/dev/null")
            libraryWrite("/proc/self/fd/\(null)")
        }
        #expect(devices.app.trace.findings.isEmpty)
        let phone = try run { libraryWrite(outside) }
        #expect(phone.app.trace.findings.count == 1)
        #expect(phone.app.trace.findings[0].text.contains("a file outside the app's container is changed"))
    }

    @Test(
        "ends the app, not the program, where it leaves by the C library",
        arguments: [("exit", "exit"), ("_exit", "exit"), ("abort", "crash")])
    func exits(way: String, name: String) throws {
        let phone = try run {
            print("begins")
            libraryExit(way)
            print("goes on")
        }
        #expect(phone.app.state == .notRunning)
        #expect(phone.app.exits.map(\.name) == [name] && phone.app.trace.output == ["begins"])
        // To leave is allowed, if unusual; to abort is a fault.
        #expect(phone.app.trace.findings.count == (way == "abort" ? 1 : 0))
        phone.app.launch()
        #expect(phone.app.trace.output == ["begins", "begins"])
    }
}

@Suite("The path of a container")
struct ContainerPathTests {
    @Test("has no part that is random")
    func path() throws {
        func home() throws -> String? {
            let phone = try FoundationPhone { print(NSHomeDirectory()) }
            phone.run(for: .seconds(1))
            return phone.app.trace.output.first
        }
        let path = try #require(try home())
        let parts = path.split(separator: "/").suffix(3)
        #expect(parts.first == "vigil-\(getuid())" && Int(parts.dropFirst().first ?? "") != nil && parts.last == "App")
    }
}
