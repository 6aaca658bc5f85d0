import BackgroundRuntime
import Foundation
import Testing
import VigilFacts

@Suite("The house rules", .long)
struct BannedCallsTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    /// The part of the house that must be repeatable: kernel, host, modules.
    private static func simulation() throws -> [Repository.File] {
        try Repository.swiftFiles(
            in: "Sources/VigilDocuments", "Sources/VigilProgramImage", "Sources/VirtualTime",
            "Sources/VigilRuntimeBridge", "Sources/VigilFreshStatics", "Sources/BackgroundRuntime", "Plugins")
    }

    let noRealClock = Fact("no real clock and no real sleep in kernel, host and modules") {
        let banned = [
            "Date()", "Date.now", "DispatchTime.now", "DispatchWallTime.now", "ContinuousClock", "SuspendingClock",
            "Thread.sleep", "Task.sleep", "usleep", "nanosleep", "clock_gettime", "gettimeofday",
            "CFAbsoluteTimeGetCurrent", "systemUptime",
        ]
        // Pace ties a run to real time when somebody wants to watch; MachineTime takes over from the machine's clocks what
        // asked them, and runs what lies outside any simulation; StandardClocks puts a device's time in the place of the
        // machine's; TurnWatch bounds a run that hangs, and ThreadStop ends it. Nothing else may.
        let allowed = [
            "/Pace.swift", "/MachineTime.swift", "/TurnWatch.swift", "/ThreadStop.swift", "/StandardClocks.swift",
        ]
        let found = Repository.matches(of: banned, /./, in: try Self.simulation()) { path in
            allowed.contains { path.hasSuffix($0) }
        }
        // That of a simulated thread is none.
        expect(found.filter { !$0.contains("SimulatedThread.sleep") }, is: [])
    }

    let noUnseededChance = Fact("no unseeded chance in kernel, host and modules") {
        let banned = [
            "SystemRandomNumberGenerator", "arc4random", "drand48", ".random(in:", "shuffled()", "randomElement()",
            "UUID()",
        ]
        let unseeded = try Repository.matches(of: banned, /./, in: Self.simulation()).filter { !$0.contains("using:") }
        expect(unseeded, is: [])
    }

    let noUnorderedIteration = Fact("no iteration over unordered collections where order could show") {
        // Values and keys may be looked at only sorted, counted, or inside a test for all or any.
        let banned = #/\bfor\b.*\bin\b.*\.(values|keys)\b(?!.*sorted)/#
        expect(Repository.matches(of: [".values", ".keys"], banned, in: try Self.simulation()), is: [])
    }

    let noPrint = Fact("print only in the command line tool, the examples and the skin that replaces it") {
        let files = try Repository.swiftFiles(in: "Sources", "Plugins")
        let found = Repository.matches(of: ["print("], #/(^|[^.\w])print\(/#, in: files) { path in
            path.hasPrefix("Sources/VigilTool/") || path.hasSuffix("/Output.swift")
        }
        expect(found.filter { !$0.contains("func print(") }, is: [])
    }

    let schedulesInOwnName = Fact("modules schedule through their contexts, so that the host knows whose code runs") {
        let files = try Repository.swiftFiles(in: "Plugins")
        let found = Repository.matches(of: ["simulation.schedule("], /./, in: files)
        expect(found, is: [])
    }

    let hostNamesNoMode = Fact("the host names no mode") {
        let values = ModuleSet.linked.catalog.entries.map(\.value)
        let host = try Repository.swiftFiles(
            in: "Sources/VigilDocuments", "Sources/VigilProgramImage", "Sources/VirtualTime",
            "Sources/VigilRuntimeBridge", "Sources/VigilFreshStatics", "Sources/BackgroundRuntime")
        // The names that Apple documents are data of their own, which says nothing of what a mode does.
        let literals = host.filter { !$0.path.hasSuffix("/DocumentedModes.swift") }.flatMap { file in
            file.lines.enumerated().filter { line in values.contains { line.element.contains("\"\($0)\"") } }
                // A doc comment may show what a user writes.
                .filter { !$0.element.contains("///") }.map { "\(file.path):\($0.offset + 1): \($0.element)" }
        }
        expect(literals, is: [])
        let names = ["Audio", "Location", "VoIP", "PushKit", "CallKit", "AVFoundation"]
        let named = Repository.matches(of: names, /./, in: host) { $0.contains("/Rules/Sources/") }
        // A line of source code has a location too.
        expect(named.filter { !$0.contains(#/[sS]ourceLocation/#) }, is: [])
    }

    let noReminders = Fact("no left-over reminders and no stubs") {
        let files = try Repository.swiftFiles(in: "Sources", "Plugins", "Examples")
        let found = files.flatMap { file in
            file.lines.enumerated().filter { line in
                ["TODO", "FIXME", "XXX", "fatalError("].contains(where: line.element.contains)
            }
            .map { "\(file.path):\($0.offset + 1): \($0.element)" }
        }
        expect(found, is: [])
    }
}
