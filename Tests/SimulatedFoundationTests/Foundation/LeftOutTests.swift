import Testing
import UIKit
import VigilFacts
import VigilModeTesting
import VigilProgramImage
import VigilTestSupport

struct LeftOutTests: Facts {
    @Test("Code that is left out of an app", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    let notes = Fact("app.left-out: is noted when it would have run, with its place, once in each launch") {
        let phone = try FoundationPhone {
            for _ in 0..<3 { __leftOut("go()", path: "/App/Way.swift", line: 7) }
        }
        for _ in 0..<2 {
            phone.run(for: .seconds(1))
            phone.app.terminate()
        }
        let notes = phone.app.trace.entries(rule: "app.left-out")
        expect(notes.map(\.text), is: ["left out: go(): Way.swift:7", "left out: go(): Way.swift:7"])
        expect(notes.allSatisfy { $0.kind == .note })
    }

    let nothing = Fact("app.left-out: gives nothing back where a type has that") {
        let phone = try FoundationPhone {
            let number: Int? = __leftOut("a()", path: "/App/A.swift", line: 1)
            let text: String? = __leftOut(body: "b()", path: "/App/A.swift", line: 2)
            let condition = __leftOut(isTrue: "c()", path: "/App/A.swift", line: 3)
            print(number as Any, text as Any, condition, __leftOut(error: "d", path: "/App/A.swift", line: 4))
        }
        phone.run(for: .seconds(1))
        expect(phone.history, is: ["0.0 nil nil true an error that is left out: d"])
        expect(phone.app.trace.entries(rule: "app.left-out").count, is: 4)
    }

    let value = Fact("sim.left-out: ends the app where a value is needed, and makes none up") {
        let phone = try FoundationPhone {
            let number: Int = __leftOut("count()", path: "/App/A.swift", line: 9)
            print("the number is", number)
        }
        phone.run(for: .seconds(1))
        expect(phone.app.state == .notRunning && phone.history.isEmpty)
        let end = try require(phone.app.exits.last)
        expect(end.name == "left-out" && end.rule.id == "sim.left-out" && end.hasToBeExpected)
        expect(end.text.hasPrefix("A.swift:9 is left out") && end.text.contains("count()"))
    }
}

/// An app of which code is left out: what the plugin writes into an app's module, for a module that there is not.
private struct IncompleteApp: AppProgram {
    let swiftModule: String? = "IncompleteSample"
    let whole: LaunchCode

    func launch(in process: AppProcess) -> any AppInstance { whole.launch(in: process) }
}

/// A phone with such an app, a second after its launch.
private struct IncompletePhone: AppPhone {
    let device: Device
    let app: InstalledApp

    init(_ code: @escaping @MainActor @Sendable () -> Void) throws {
        device = Device(system: .iOS(17), modules: [])
        app = try device.install(IncompleteApp(whole: LaunchCode(code)), manifest: Manifest())
        app.launch()
        device.advance(by: .seconds(1))
    }

    /// The app is left, and a minute goes by.
    func leave() {
        device.press(.home)
        device.advance(by: .seconds(60))
    }
}

@section("vigil_entries") @used
private let entry: LinkedEntry = {
    LeftOutCode.register(
        in: $0, module: "IncompleteSample", files: 2, lines: 40,
        pieces: """
            A.swift:3\t1\timport Courier\timport Courier
            A.swift:9\t3\tcourier send endBackgroundTask\tcourier.send()
            """)
}

@section("vigil_entries") @used
private let changed: LinkedEntry = {
    LeftOutCode.register(
        in: $0, module: "ChangedSample", files: 1, lines: 395,
        pieces: "A.swift:15\t0\tdraw\tadded override func draw()")
}

@section("vigil_entries") @used
private let nearlyWhole: LinkedEntry = {
    LeftOutCode.register(
        in: $0, module: "NearlyWholeSample", files: 1, lines: 987,
        pieces: "A.swift:19\t1\timport Courier\timport Courier")
}

struct IncompleteAppTests: Facts {
    @Test("A verdict on an app of which code is left out", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let smallShares = Fact(
        "app.left-out: an app that is only changed here is whole, and a line of a thousand is not a hundredth"
    ) {
        let changed = try require(LeftOutCode.of(module: "ChangedSample")).sentence
        expect(changed, is: "all of the app's 395 lines can be run, with changes so that they compile here")
        let whole = try require(LeftOutCode.of(module: "NearlyWholeSample")).sentence
        expect(whole, is: "less than 1 % of the app's lines are left out (1 of 987): they do not compile here")
    }

    let share = Fact("app.left-out: the head of a run says what share of the app is missing, once") {
        let phone = try IncompletePhone {}
        let share = "10 % of the app's lines are left out (4 of 40): they do not compile here"
        let said = phone.app.trace.entries.filter { $0.text.contains("10 %") }
        expect(said.map { $0.text.hasPrefix(share) }, is: [true])
    }

    let end = Fact("app.left-out: an end names the code that is left out and would have prevented it") {
        let phone = try IncompletePhone {
            _ = UIApplication.shared.beginBackgroundTask(expirationHandler: {
                __leftOut("endBackgroundTask(id)", path: "/App/A.swift", line: 9)
            })
        }
        phone.leave()
        expect(phone.app.state, is: .notRunning)
        let ends = phone.app.trace.entries(of: .termination).map(\.text)
        expect(ends.count, is: 1)
        expect(ends.allSatisfy { $0.hasSuffix("it may come of what is left out: endBackgroundTask(id), A.swift:9") })
    }

    let endOfProgram = Fact(
        "app.left-out: the end of a whole program names what is left out of the line where it broke off",
        for: [true, false]
    ) { (isMissing: Bool) in
        let phone = try IncompletePhone {
            __leftOut(isMissing ? "playerOfSounds = make()" : "courier.send()", path: "/App/A.swift", line: 3)
            // The line of the next statement is where it breaks off.
            let playerOfSounds = CodePlace.current()
            AppProcess.current?.recordEndOfProgram(.crash("SIGILL"), at: playerOfSounds)
        }
        let ends = phone.app.trace.entries(of: .termination).map(\.text)
        let blame = isMissing ? "; it may come of what is left out: playerOfSounds = make(), A.swift:3" : ""
        expect(ends, is: ["the program ended: crashed: SIGILL" + blame])
    }

    let library = Fact("app.left-out: a finding names what a library came to and left out, though the app is whole") {
        let device = Device(system: .iOS(17), modules: [])
        let app = try device.install(
            LaunchCode { __leftOut("courier.sendMail()", path: "/Kit/Mail.swift", line: 5) }, manifest: Manifest())
        app.record(.finding, "no sendMail before")
        app.launch()
        device.advance(by: .seconds(1))
        app.record(.finding, "no sendMail behind")
        let doubts = app.trace.entries(of: .finding).map(\.text)
        expect(
            doubts,
            is: [
                "no sendMail before",
                "no sendMail behind: it may come of what is left out: courier.sendMail(), Mail.swift:5",
            ])
    }

    let endBefore = Fact("app.left-out: what was not done is a note where the app ended before at something left out") {
        let device = Device(system: .iOS(17), modules: [])
        let app = try device.install(
            LaunchCode {
                let count: Int = __leftOut("return count", path: "/Kit/Mail.swift", line: 7)
                print(count)
            }, manifest: Manifest())
        app.launch()
        device.advance(by: .seconds(1))
        app.recordUndone("nothing was set", rule: nil, ["setCategory"])
        let last = app.trace.entries(of: .note).last?.text
        expect(app.state == .notRunning && app.trace.entries(of: .finding).count == 1)
        expect(last, is: "nothing was set: the app ended before, at what is left out: return count, Mail.swift:7")
    }

    let endByUser = Fact("app.left-out: an end that the user brought about stands without a doubt") {
        let phone = try IncompletePhone {}
        phone.device.forceQuit(phone.app)
        let ends = phone.app.trace.entries(of: .termination).map(\.text)
        expect(ends.count == 1 && ends.allSatisfy { !$0.contains("left out") })
    }

    let wordsOfTheApp = Fact("app.left-out: what a rule of what is missing says needs no doubt") {
        let phone = try IncompletePhone {}
        phone.app.record(.finding, "no endBackgroundTask")
        phone.app.record(.finding, "no endBackgroundTask", rule: SimulationRules.screenUnread)
        let doubts = phone.app.trace.entries(of: .finding).map { $0.text.contains("left out") }
        expect(doubts, is: [true, false])
    }

    let undone = Fact(
        "app.left-out: what was not done is a note where what is left out names it, and a finding elsewhere"
    ) {
        let phone = try IncompletePhone {
            _ = UIApplication.shared.beginBackgroundTask(expirationHandler: {})
        }
        phone.leave()
        let open = phone.app.trace.entries(rule: "task.handler.must-end-synchronously")
        expect(open.map(\.kind), is: [.note])
        expect(open.allSatisfy { $0.text.hasSuffix("it may be in what is left out: courier.send(), A.swift:9") })
        phone.app.recordUndone("nothing was set", rule: nil, ["setCategory"])
        let last = phone.app.trace.entries(of: .finding).last?.text
        expect(last, is: "nothing was set")
    }
}
