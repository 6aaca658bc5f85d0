import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// Spins for ever; a function of its own, so that the report has a name to show.
private func countForEver() {
    var count = 0
    while true { count &+= 1 }
}

private func printForEver() {
    while true { print("again") }
}

private func postForEver() {
    while true { NotificationCenter.default.post(name: Notification.Name("tick"), object: nil) }
}

// The C library writes for its streams past whatever stands in front of its functions, and nobody empties this pipe.
private func waitForEver() {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    let bytes = [UInt8](repeating: 0, count: 1 << 20)
    guard let stream = fdopen(ends[1], "w") else { return }
    for byte in bytes { putw(Int32(byte), stream) }
}

/// Runs an app until one of its turns does not end. Called in a process of its own, which ends here.
private func run(_ code: @escaping @Sendable () -> Void) throws {
    CheckedName.forgetKit()
    let phone = try AsyncPhone {
        print("fine")
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { code() }
    }
    phone.device.turnLimit = .milliseconds(100)
    phone.device.advance(by: .seconds(10))
}

@Suite("A turn that does not end", .enabled(if: RuntimeInterface.problems.isEmpty))
struct EndlessTurnTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    private static func expectReport(of function: String, _ words: String, _ end: ExitTest.Result?) throws {
        let report = String(decoding: try require(end).standardErrorContent, as: UTF8.self)
        let place = "EndlessTurnTests.swift"
        for text in ["00:00:00.000 Async", ": fine", words, place, "in \(function)", "the program ends here"] {
            expect(report.contains(text), "\(text) in \(report.suffix(2_000))")
        }
    }

    let failsItsTest = Fact(
        "fails its test alone, at the line that let time pass: the phone does nothing more, and the next one runs",
        for: ["countForEver()", "printForEver()"]
    ) { (function: String) in
        let code = ["countForEver()": countForEver, "printForEver()": printForEver][
            function]
        let phone = try FoundationPhone { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { code?() } }
        phone.device.turnLimit = .milliseconds(100)
        let line = #line + 2
        withKnownIssue {
            phone.run(for: .seconds(10))
        } matching: { issue in
            let file = issue.sourceLocation?.filePath.hasSuffix("FoundationPhone.swift") == true
            let isHere = issue.sourceLocation?.line == line || file
            return isHere && issue.comments.contains { $0.rawValue.contains(" in \(function)") }
        }
        phone.device.advance(by: .seconds(3_600))
        phone.device.press(.home)
        expect(phone.device.hangs.count == 1 && phone.app.state == .active, "\(phone.device.hangs)")
        expect(phone.device.trace.entries.contains { $0.text.contains("the phone ends here") })
        let next = try FoundationPhone { print("runs") }
        next.run(for: .seconds(1))
        expect(next.app.trace.output, is: ["runs"])
    }

    @Test("ends the program, and its report has the place and what happened so far")
    func loop() async throws {
        let end = await #expect(
            processExitsWith: .exitCode(EndlessTurn.exitCode), observing: [\.standardErrorContent]
        ) { try run(countForEver) }
        try Self.expectReport(of: "countForEver()", "a turn of thread main does not end", end)
        try Self.expectReport(of: "countForEver()", "a loop that waits for another thread", end)
        try Self.expectReport(of: "countForEver()", "of the processor's time, the limit is 0.1 seconds", end)
    }

    @Test("may be in the middle of what Vigil does for it")
    func loopInVigil() async throws {
        let prints = await #expect(
            processExitsWith: .exitCode(EndlessTurn.exitCode), observing: [\.standardErrorContent]
        ) { try run(printForEver) }
        expect(String(decoding: try require(prints).standardErrorContent, as: UTF8.self).contains("printForEver()"))
        let posts = await #expect(
            processExitsWith: .exitCode(EndlessTurn.exitCode), observing: [\.standardErrorContent]
        ) { try run(postForEver) }
        try Self.expectReport(of: "postForEver()", "a turn of thread main does not end", posts)
    }

    @Test("since it waits for something of the machine ends it too")
    func machineWait() async throws {
        let end = await #expect(
            processExitsWith: .exitCode(EndlessTurn.exitCode), observing: [\.standardErrorContent]
        ) { try run(waitForEver) }
        try Self.expectReport(of: "waitForEver()", "a turn of thread main waits for something of the machine", end)
        try Self.expectReport(of: "waitForEver()", "it took nothing of the processor for 2.0 seconds of real time", end)
    }
}
