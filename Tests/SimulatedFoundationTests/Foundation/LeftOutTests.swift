import Testing
import UIKit
import VigilModeTesting

@Suite("Code that is left out of an app", .exercisesRules)
struct LeftOutTests {
    @Test("app.left-out: is noted when it would have run, with its place, once in each launch")
    func notes() throws {
        let phone = try FoundationPhone {
            for _ in 0..<3 { __leftOut("go()", path: "/App/Way.swift", line: 7) }
        }
        for _ in 0..<2 {
            phone.run(for: .seconds(1))
            phone.app.terminate()
        }
        let notes = phone.app.trace.entries(rule: "app.left-out")
        #expect(notes.map(\.text) == ["left out: go(): Way.swift:7", "left out: go(): Way.swift:7"])
        #expect(notes.allSatisfy { $0.kind == .note })
    }

    @Test("app.left-out: gives nothing back where a type has that")
    func nothing() throws {
        let phone = try FoundationPhone {
            let number: Int? = __leftOut("a()", path: "/App/A.swift", line: 1)
            let text: String? = __leftOut(body: "b()", path: "/App/A.swift", line: 2)
            let condition = __leftOut(isTrue: "c()", path: "/App/A.swift", line: 3)
            print(number as Any, text as Any, condition, __leftOut(error: "d", path: "/App/A.swift", line: 4))
        }
        phone.run(for: .seconds(1))
        #expect(phone.history == ["0.0 nil nil true an error that is left out: d"])
        #expect(phone.app.trace.entries(rule: "app.left-out").count == 4)
    }

    @Test("sim.left-out: ends the app where a value is needed, and makes none up")
    func value() throws {
        let phone = try FoundationPhone {
            let number: Int = __leftOut("count()", path: "/App/A.swift", line: 9)
            print("the number is", number)
        }
        phone.run(for: .seconds(1))
        #expect(phone.app.state == .notRunning && phone.history.isEmpty)
        let end = try #require(phone.app.exits.last)
        #expect(end.name == "left-out" && end.rule.id == "sim.left-out" && end.hasToBeExpected)
        #expect(end.text.hasPrefix("A.swift:9 is left out") && end.text.contains("count()"))
    }
}
