import Testing

@testable import VigilTranslation

@Suite("What is tried so that an app compiles")
struct AppTrialTests {
    private static let path = "/App/A.swift"

    /// A trial of one source.
    private func trial(_ text: String) -> AppTrial {
        AppTrial([(path: Self.path, bytes: Array(text.utf8))], placeholderPath: "/App/iOSPlaceholders.swift")
    }

    /// Tells a trial what a compiler says of a place in what it compiled.
    private func say(_ text: String, at place: String, to trial: inout AppTrial) throws -> Bool {
        trial.take(try messages(text, at: place, of: &trial))
    }

    /// A trial of one source, and of a class that a header of Objective-C declares.
    private func trialOfMeter(besides own: [String] = []) -> AppTrial {
        let header = "@interface Meter : NSObject\n- (Other *)other;\n- (void)stop;\n@end"
        let read = ObjectiveCHeader(path: "/App/Meter.h", bytes: Array(header.utf8))
        return AppTrial(
            [(path: Self.path, bytes: Array("let meter = Meter()".utf8))],
            placeholderPath: "/App/iOSPlaceholders.swift",
            standIns: ObjectiveCStandIns([read]), besides: own.map { Array($0.utf8) })
    }

    @Test("leaves out a line of what stands for Objective-C, and nothing of the app for it")
    func standIns() throws {
        var trial = trialOfMeter()
        let lines = trial.placeholderSource.split(separator: "\n", omittingEmptySubsequences: false)
        let at = try #require(lines.firstIndex { $0.contains("other()") })
        let message = CompilerMessage(
            severity: .error, path: "/App/iOSPlaceholders.swift", line: at + 1, column: 5,
            text: "cannot find type 'Other' in scope")
        let isProgress = trial.take([message])
        #expect(isProgress && !trial.placeholderSource.contains("other()"))
        #expect(trial.placeholderSource.contains("func stop()") && trial.standIns.losses.count == 1)
        #expect(trial.leftOut(of: Self.path).isEmpty && trial.placeholders.isEmpty)
    }

    @Test("declares nothing in place of Objective-C that somebody declares in Swift")
    func ownDeclarations() {
        #expect(trialOfMeter().hasPlaceholders && !trialOfMeter(besides: ["class Meter {}"]).hasPlaceholders)
        #expect(trialOfMeter(besides: ["extension Meter {}"]).hasPlaceholders)
    }

    @Test("says what a protocol requires, and that an app does not begin whose call in main.swift is left out")
    func beginnings() throws {
        let said = CompilerMessage.read(
            "/App/A.swift:1:8: error: type 'A' does not conform to protocol 'App'\n"
                + "/App/A.swift:1:8: note: add stubs for conformance\n"
                + "/Kit/App.swift:2:38: note: protocol requires nested type 'Body'\n")
        #expect(
            said.map(\.text) == [
                "type 'A' does not conform to protocol 'App': protocol requires nested type 'Body'"
            ])
        let call = "exit(UIApplicationMain(0, nil, nil, NSStringFromClass(Missing.self)))"
        var trial = AppTrial([(path: "/App/main.swift", bytes: Array(call.utf8))], placeholderPath: "/App/P.swift")
        _ = trial.compiled()
        #expect(trial.beginning?.losses.isEmpty != false)
        let message = "/App/main.swift:1:54: error: cannot find 'Missing' in scope"
        let isProgress = trial.take(CompilerMessage.read(message))
        #expect(isProgress && trial.beginning?.losses.map(\.name) == ["UIApplicationMain"])
    }

    @Test("leaves out with a local name what follows by it: it would mean something else of that name")
    func shadows() throws {
        var trial = trial(
            """
            class A {
                var region: Region {
                    let region = Region(center: centre), other = 1
                    region.notifies = true
                    show("at \\(region)", region: 1)
                    print(self.region, other)
                    if isOn { print("on") }
                    return region
                }
                func use() { guard let at = missing(), isOn else { return }; print(at); print("on") }
                func pick() {
                    switch 1 {
                    case 1: let region = missing(); print("one"); print(region)
                    default: print(region)
                    }
                }
            }
            """)
        let missing = "cannot find 'missing' in scope"
        #expect(try say("cannot find 'centre' in scope", at: "centre", to: &trial))
        #expect(try say(missing, at: "missing(), isOn", to: &trial) && say(missing, at: "missing(); ", to: &trial))
        #expect(
            trial.leftOut(of: Self.path).map(\.text) == [
                "let region = Region(center: centre), other = 1", "region.notifies = true",
                "show(\"at \\(region)\", region: 1)", "print(self.region, other)", "return region",
                "let at = missing()", "print(at)", "let region = missing()", "print(region)",
            ])
    }

    private func messages(_ text: String, at place: String, of trial: inout AppTrial) throws -> [CompilerMessage] {
        let compiled = try #require(trial.compiled().first { $0.path == Self.path }).text
        let lines = try #require(compiled.firstRange(of: "line: 1)\n")).upperBound
        let offset = try #require(compiled[lines...].firstRange(of: place)).lowerBound
        let before = compiled[lines..<offset].split(separator: "\n", omittingEmptySubsequences: false)
        let message = "\(Self.path):\(before.count):\((before.last?.utf8.count ?? 0) + 1): error: \(text)"
        return CompilerMessage.read(message)
    }

    @Test(
        "says which declaration would stand for what is missing, as its use shows it",
        arguments: [
            (
                "cannot find 'chart' in scope", "func f() { chart(of: 1, g(2, 3), in: view) }",
                "func chart(of: Any, _: Any, in: Any) {}"
            ),
            ("cannot find 'shared' in scope", "func f() { shared.go() }", "var shared: Any? = nil"),
            (
                "value of type 'UIView' has no member 'go'", "func f() { view.go(fast: true) { h() } }",
                "extension UIView { func go(fast: Any, _: () -> Void) {} }"
            ),
            (
                "type 'UIColor' has no member 'mine'", "func f() { UIColor.mine.set() }",
                "extension UIColor { static var mine: Any? { get { nil } set {} } }"
            ),
            ("cannot find type 'Chart' in scope", "func f() { Chart() }", nil),
            ("value of type '[Int]' has no member 'go'", "func f() { list.go() }", nil),
            ("cannot convert value of type 'Int' to 'String'", "func f() { g(1) }", nil),
        ])
    func stubs(text: String, source: String, stub: String?) throws {
        var trial = trial(source)
        let name = try #require(text.quoted.last)
        let messages = try messages(text, at: source.contains(name) ? name : "g(1)", of: &trial)
        #expect(messages.map(trial.stub) == [stub])
    }

    @Test("says why nothing begins the app: each piece that is left out for want of the next")
    func chain() throws {
        var trial = trial("@main class A: B {\n}\nclass B: C {\n}\nfunc f() {}")
        #expect(trial.beginning == AppBeginning(type: "A", path: Self.path, losses: []))
        #expect(try say("cannot inherit from class 'C'", at: "class B", to: &trial))
        #expect(try say("cannot find something of 'B'", at: "class A", to: &trial))
        let losses = try #require(trial.beginning?.losses)
        #expect(losses.map(\.name) == ["A", "B"], "\(leftOut(trial))")
        #expect(losses.last?.why == "cannot inherit from class 'C'")
    }

    private func leftOut(_ trial: AppTrial) -> [String] {
        trial.leftOut(of: Self.path).map { "\($0.kind.rawValue) \($0.text)" }
    }

    @Test("is the smallest statement around a mistake, then what it lies in")
    func growing() throws {
        var trial = trial("func f() {\n    run {\n        missing()\n    }\n    next()\n}")
        #expect(try say("cannot find 'missing' in scope", at: "missing", to: &trial))
        #expect(leftOut(trial) == ["statement missing()"])
        #expect(try say("cannot convert value", at: "let _: Void", to: &trial))
        #expect(leftOut(trial) == ["statement run { missing() }"])
        #expect(try say("cannot convert value", at: "let _: Void", to: &trial))
        #expect(leftOut(trial) == ["body { run { missing() } next() }"])
        #expect(try say("cannot convert value", at: "{ __leftOut", to: &trial))
        #expect(leftOut(trial) == ["declaration func f() { run { missing() } next() }"])
    }

    @Test(
        "leaves something out of what is no Swift, and finds it again",
        arguments: [
            ("func f @objc protocol P {\n}", "}"),
            ("class A {\n}\nextension A {\n    func f(_ x: Int {\n}", "func"),
            ("var a: Int { get( }", "var"),
        ])
    func broken(_ text: String, _ place: String) throws {
        for complaint in ["cannot find 'it' in scope", "method 'it' cannot be overridden from extension"] {
            var trial = trial(text)
            #expect(try say(complaint, at: place, to: &trial))
            let pieces = trial.leftOut(of: Self.path)
            #expect(!pieces.isEmpty && LeavingOut(pieces, of: ReadSource(Array(text.utf8))).unknown.isEmpty)
        }
    }

    @Test("asks for all modules at once that are imported whatever holds, and leaves out what is missing")
    func modulesAtOnce() throws {
        var trial = trial(
            "import Firebase\n@testable import Model\n#if canImport(Realm)\nimport Realm\n#endif\nimport UIKit")
        let text = trial.moduleQuestion()
        let question = try #require(text)
        let asked = question.split(separator: "\n").filter { $0.hasPrefix("#if") }
        #expect(["Firebase", "Model", "UIKit"].allSatisfy { asked.contains("#if !canImport(\($0))") })
        #expect(!question.contains("Realm"))
        let answer = ["Firebase", "Model"].map { "/t/0-imports.swift:2:2: error: no such module '\($0)'\n" }
        trial.takeAnswer(CompilerMessage.read(answer.joined()))
        #expect(leftOut(trial) == ["import import Firebase", "import @testable import Model"])
        var empty = AppTrial([], placeholderPath: "/P.swift")
        let nothing = empty.moduleQuestion()
        #expect(nothing == nil)
    }

    @Test("leaves the modules out that are missing before anything else")
    func modules() throws {
        var trial = trial("import Firebase\nfunc f() { FirebaseApp.configure() }")
        #expect(try say("no such module 'Firebase'", at: "import Firebase", to: &trial))
        #expect(leftOut(trial) == ["import import Firebase"])
    }

    @Test(
        "declares missing types by what their uses ask for",
        arguments: [
            ("let a: Ghost?", "final class Ghost: NSObject, @unchecked Sendable { private override init() {} }"),
            ("let a: Ghost<Int, [String]>?", "final class Ghost<Value1, Value2>: NSObject"),
            ("class A: Ghost { override func f() {} }", "class Ghost: NSObject {}"),
            ("class A: GhostViewController {}", "class GhostViewController: UIViewController {}"),
            ("class A: NSObject, Ghost {}", "protocol Ghost {}"),
            ("struct A: Ghost {}", "protocol Ghost {}"),
            ("class A: NSObject, Ghost {}; class B { weak var g: Ghost? }", "protocol Ghost: AnyObject {}"),
            ("func f(_ g: some Ghost) {}", "protocol Ghost {}"),
        ])
    func placeholders(_ text: String, _ declaration: String) throws {
        let name = text.contains("GhostViewController") ? "GhostViewController" : "Ghost"
        var trial = trial(text)
        #expect(try say("cannot find type '\(name)' in scope", at: name, to: &trial))
        #expect(leftOut(trial).isEmpty && trial.placeholderSource.contains(declaration), "\(trial.placeholderSource)")
    }

    @Test("takes the word from an override of nothing, and moves one from an extension into its class")
    func overrides() throws {
        var trial = trial("class A: B {\n}\nextension A {\n    override func f(_ x: Int, by y: Int) -> Int { x }\n}")
        #expect(try say("non-@objc instance method 'f' cannot be overridden from extension", at: "f(_ x", to: &trial))
        let text = try #require(trial.compiled().first).text
        #expect(text.contains("override func f(_ x: Int, by y: Int) -> Int { __moved_f(x, by: y) } }"))
        #expect(text.contains("func __moved_f(_ x: Int, by y: Int) -> Int { x }"))
        var other = self.trial("class A { override func f() {} }")
        #expect(try say("method does not override any method from its superclass", at: "func f", to: &other))
        #expect(leftOut(other) == ["override override"])
    }

    @Test("ends: what cannot be helped otherwise is left out as a file, and then nothing is left to try")
    func end() throws {
        var trial = trial("func f() {}")
        var rounds = 0
        while trial.take(CompilerMessage.read("\(Self.path):1:1: error: whatever")) {
            _ = trial.compiled()
            rounds += 1
            try #require(rounds < 20)
        }
        #expect(trial.excluded == [Self.path] || leftOut(trial) == ["declaration func f() {}"])
    }
}
