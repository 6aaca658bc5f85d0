import Foundation
import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes

/// What each way out of an app comes to, in a program that plays the app.
struct ClosedWorldTests: Facts {
    @Test("The closed world of an app", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let got = "got through"

    let allWays = Fact(
        "sim.escape.files, sim.escape.programs, sim.escape.network, sim.escape.machine: refuses each way, with its place"
    ) {
        let world = try EscaperWorld()
        let ways = try world.ways()
        expect(ways.count > 60)
        let outcome = try world.play(ways)
        expect(outcome.code == 0 && outcome.complaints.isEmpty, "\(outcome.complaints)")
        for way in ways {
            let row = world.row(way, outcome)
            expect(row.answer, is: "Operation not permitted", "\(way): \(row)")
            // Where the C library calls code of C back, no line of Swift is known.
            let place = EscaperWorld.calledBack.contains(way) ? "sim.escape.files" : ": at Ways.swift:"
            expect(row.findings.contains { $0.contains(place) }, "\(way): \(row)")
        }
        try world.expectUnchanged()
    }

    let strict = Fact("fails a strict run at the first of them") {
        let world = try EscaperWorld()
        let outcome = try world.play(["raw_unlink"], ["--strict"])
        expect(outcome.code == 1 && outcome.output.contains("unlinkat of \(world.outside)/file"), "\(outcome)")
    }

    let filesAlone = Fact("changes nothing outside where the kernel confines files and nothing else, and says so") {
        let world = try EscaperWorld()
        let ways = try world.ways().filter { !EscaperWorld.beyondFiles.contains($0) }
        let outcome = try world.play(ways, barriers: "files")
        expect(outcome.complaints.contains("takes no filter of calls (seccomp); an app cannot change files"))
        for way in ways where world.row(way, outcome).answer == ClosedWorldTests.got { Issue.record("\(way)") }
        try world.expectUnchanged()
    }

    let callsAlone = Fact("changes nothing outside where the kernel hands calls over and nothing else, and says so") {
        let world = try EscaperWorld()
        let ways = try world.ways()
        let outcome = try world.play(ways, barriers: "calls")
        expect(outcome.complaints.contains("does not confine files (Landlock); what an app changes outside"))
        for way in ways { expect(world.row(way, outcome).answer, is: "Operation not permitted", "\(way)") }
        try world.expectUnchanged()
    }

    let list = Fact("finds what it cannot refuse, where the kernel does neither, as far as the calls are known") {
        let world = try EscaperWorld()
        // A call past the C library is known to nobody.
        let unknown = EscaperWorld.calledBack.union(["removeItem(folder)"])
        let ways = try world.ways().filter { !$0.hasPrefix("raw_") && !unknown.contains($0) }
        for way in ways {
            let outcome = try world.play([way], barriers: "list")
            let row = world.row(way, outcome)
            expect(row.findings.contains { $0.contains(": at Ways.swift:") }, "\(way): \(row)")
            try world.restore()
        }
    }

    let inside = Fact("lets the app do all of it in its container, without a word") {
        let world = try EscaperWorld()
        let outcome = try world.playInside()
        expect(outcome.output.contains("| inside: all done"), "\(outcome)")
        expect(outcome.output.contains("findings    none"), "\(outcome)")
    }

    let place = Fact(
        "is that of a phone: its name, its user, its zone, also for C, and no variable of the computer's"
    ) {
        let world = try EscaperWorld()
        let output = try world.playPlace(zone: "Asia/Tokyo", variable: "SECRET").output
        for line in [
            "| host iPhone, user 501 mobile", "| hour 9, zones Asia/Tokyo Asia/Tokyo", "| secret true, mobile",
            "| number 300 300 of 1, system Darwin", "| folders true true", "| language none, signal 0: 0",
            "| wrong masks 0",
        ] {
            expect(output.contains(line), "\(line): \(output)")
        }
        expect(output.contains("PATH") && !output.contains("SECRET"), "\(output)")
    }

    let randomPrograms = Fact("keeps what random programs of files and processes do to itself") {
        let world = try EscaperWorld()
        let outcome = try world.playRandomPrograms(1...40)
        expect(outcome.code, is: 0, "\(outcome)")
        try world.expectUnchanged()
    }
}

@Suite("The closed world of an app, for long", .long, .enabled(if: RuntimeInterface.problems.isEmpty))
struct ClosedWorldLongTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    let randomPrograms = Fact("keeps what a thousand random programs of files and processes do to itself") {
        let world = try EscaperWorld()
        for first in stride(from: 1, to: 1_001, by: 50) {
            let outcome = try world.playRandomPrograms(first...first + 49)
            expect(outcome.code, is: 0, "\(outcome)")
        }
        try world.expectUnchanged()
    }
}
