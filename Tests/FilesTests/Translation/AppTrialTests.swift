import Testing
import VigilFacts

@testable import VigilTranslation

struct AppTrialTests: Facts {
    @Test("What is tried so that an app compiles", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let path = "/App/A.swift"

    /// A trial of one source.
    private static func trial(_ text: String) -> AppTrial {
        AppTrial([(path: Self.path, bytes: Array(text.utf8))], placeholderPath: "/App/iOSPlaceholders.swift")
    }

    /// Tells a trial what a compiler says of a place in what it compiled.
    private static func say(_ text: String, at place: String, to trial: inout AppTrial) throws -> Bool {
        trial.take(try Self.messages(text, at: place, of: &trial))
    }

    /// A trial of one source, and of a class that a header of Objective-C declares.
    private static func trialOfMeter(besides own: [String] = []) -> AppTrial {
        let header = "@interface Meter : NSObject\n- (Other *)other;\n- (void)stop;\n@end"
        let read = ObjectiveCHeader(path: "/App/Meter.h", bytes: Array(header.utf8))
        return AppTrial(
            [(path: Self.path, bytes: Array("let meter = Meter()".utf8))],
            placeholderPath: "/App/iOSPlaceholders.swift",
            standIns: ObjectiveCStandIns([read]), besides: own.map { Array($0.utf8) })
    }

    let standIns = Fact("leaves out a line of what stands for Objective-C, and nothing of the app for it") {
        var trial = Self.trialOfMeter()
        let lines = trial.placeholderSource.split(separator: "\n", omittingEmptySubsequences: false)
        let at = try require(lines.firstIndex { $0.contains("other()") })
        let message = CompilerMessage(
            severity: .error, path: "/App/iOSPlaceholders.swift", line: at + 1, column: 5,
            text: "cannot find type 'Other' in scope")
        let isProgress = trial.take([message])
        expect(isProgress && !trial.placeholderSource.contains("other()"))
        expect(trial.placeholderSource.contains("func stop()") && trial.standIns.losses.count == 1)
        expect(trial.leftOut(of: Self.path).isEmpty && trial.placeholders.isEmpty)
    }

    let ownDeclarations = Fact("declares nothing in place of Objective-C that somebody declares in Swift") {
        expect(Self.trialOfMeter().hasPlaceholders && !Self.trialOfMeter(besides: ["class Meter {}"]).hasPlaceholders)
        expect(Self.trialOfMeter(besides: ["extension Meter {}"]).hasPlaceholders)
    }

    let beginnings = Fact(
        "says what a protocol requires, and that an app does not begin whose call in main.swift is left out"
    ) {
        let said = CompilerMessage.read(
            "/App/A.swift:1:8: error: type 'A' does not conform to protocol 'App'\n"
                + "/App/A.swift:1:8: note: add stubs for conformance\n"
                + "/Kit/App.swift:2:38: note: protocol requires nested type 'Body'\n")
        expect(
            said.map(\.text),
            is: [
                "type 'A' does not conform to protocol 'App': protocol requires nested type 'Body'"
            ])
        let call = "exit(UIApplicationMain(0, nil, nil, NSStringFromClass(Missing.self)))"
        var trial = AppTrial([(path: "/App/main.swift", bytes: Array(call.utf8))], placeholderPath: "/App/P.swift")
        _ = trial.compiled()
        expect(trial.beginning?.losses.isEmpty != false)
        let message = "/App/main.swift:1:54: error: cannot find 'Missing' in scope"
        let isProgress = trial.take(CompilerMessage.read(message))
        expect(isProgress && trial.beginning?.losses.map(\.name) == ["UIApplicationMain"])
    }

    let shadows = Fact("leaves out with a local name what follows by it: it would mean something else of that name") {
        var trial = Self.trial(
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
        try expect(Self.say("cannot find 'centre' in scope", at: "centre", to: &trial))
        try expect(
            Self.say(missing, at: "missing(), isOn", to: &trial) && Self.say(missing, at: "missing(); ", to: &trial))
        expect(
            trial.leftOut(of: Self.path).map(\.text),
            is: [
                "let region = Region(center: centre), other = 1", "region.notifies = true",
                "show(\"at \\(region)\", region: 1)", "print(self.region, other)", "return region",
                "let at = missing()", "print(at)", "let region = missing()", "print(region)",
            ])
    }

    private static func messages(_ text: String, at place: String, of trial: inout AppTrial) throws -> [CompilerMessage]
    {
        let compiled = try require(trial.compiled().first { $0.path == Self.path }).text
        let lines = try require(compiled.firstRange(of: "line: 1)\n")).upperBound
        let offset = try require(compiled[lines...].firstRange(of: place)).lowerBound
        let before = compiled[lines..<offset].split(separator: "\n", omittingEmptySubsequences: false)
        let message = "\(Self.path):\(before.count):\((before.last?.utf8.count ?? 0) + 1): error: \(text)"
        return CompilerMessage.read(message)
    }

    let stubs = Fact(
        "says which declaration would stand for what is missing, as its use shows it",
        for: [
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
        ]
    ) { (text: String, source: String, stub: String?) in
        var trial = Self.trial(source)
        let name: String = try require(text.quoted.last)
        let messages = try Self.messages(text, at: source.contains(name) ? name : "g(1)", of: &trial)
        expect(messages.map(trial.stub), is: [stub])
    }

    let chain = Fact("says why nothing begins the app: each piece that is left out for want of the next") {
        var trial = Self.trial("@main class A: B {\n}\nclass B: C {\n}\nfunc f() {}")
        expect(trial.beginning, is: AppBeginning(type: "A", path: Self.path, losses: []))
        try expect(Self.say("cannot inherit from class 'C'", at: "class B", to: &trial))
        try expect(Self.say("cannot find something of 'B'", at: "class A", to: &trial))
        let losses = try require(trial.beginning?.losses)
        expect(losses.map(\.name), is: ["A", "B"], "\(Self.leftOut(trial))")
        expect(losses.last?.why, is: "cannot inherit from class 'C'")
    }

    private static func leftOut(_ trial: AppTrial) -> [String] {
        trial.leftOut(of: Self.path).map { "\($0.kind.rawValue) \($0.text)" }
    }

    let growing = Fact("is the smallest statement around a mistake, then what it lies in") {
        var trial = Self.trial("func f() {\n    run {\n        missing()\n    }\n    next()\n}")
        try expect(Self.say("cannot find 'missing' in scope", at: "missing", to: &trial))
        expect(Self.leftOut(trial), is: ["statement missing()"])
        try expect(Self.say("cannot convert value", at: "let _: Void", to: &trial))
        expect(Self.leftOut(trial), is: ["statement run { missing() }"])
        try expect(Self.say("cannot convert value", at: "let _: Void", to: &trial))
        expect(Self.leftOut(trial), is: ["body { run { missing() } next() }"])
        try expect(Self.say("cannot convert value", at: "{ __leftOut", to: &trial))
        expect(Self.leftOut(trial), is: ["declaration func f() { run { missing() } next() }"])
    }

    let broken = Fact(
        "leaves something out of what is no Swift, and finds it again",
        for: [
            ("func f @objc protocol P {\n}", "}"),
            ("class A {\n}\nextension A {\n    func f(_ x: Int {\n}", "func"),
            ("var a: Int { get( }", "var"),
        ]
    ) { (text: String, place: String) in
        for complaint in ["cannot find 'it' in scope", "method 'it' cannot be overridden from extension"] {
            var trial = Self.trial(text)
            try expect(Self.say(complaint, at: place, to: &trial))
            let pieces = trial.leftOut(of: Self.path)
            expect(!pieces.isEmpty && LeavingOut(pieces, of: ReadSource(Array(text.utf8))).unknown.isEmpty)
        }
    }

    let modulesAtOnce = Fact(
        "asks for all modules at once that are imported whatever holds, and leaves out what is missing"
    ) {
        var trial = Self.trial(
            "import Firebase\n@testable import Model\n#if canImport(Realm)\nimport Realm\n#endif\nimport UIKit")
        let text = trial.moduleQuestion()
        let question = try require(text)
        let asked = question.split(separator: "\n").filter { $0.hasPrefix("#if") }
        expect(["Firebase", "Model", "UIKit"].allSatisfy { asked.contains("#if !canImport(\($0))") })
        expect(!question.contains("Realm"))
        let answer = ["Firebase", "Model"].map { "/t/0-imports.swift:2:2: error: no such module '\($0)'\n" }
        trial.takeAnswer(CompilerMessage.read(answer.joined()))
        expect(Self.leftOut(trial), is: ["import import Firebase", "import @testable import Model"])
        var empty = AppTrial([], placeholderPath: "/P.swift")
        let nothing = empty.moduleQuestion()
        expect(nothing == nil)
    }

    let modules = Fact("leaves the modules out that are missing before anything else") {
        var trial = Self.trial("import Firebase\nfunc f() { FirebaseApp.configure() }")
        try expect(Self.say("no such module 'Firebase'", at: "import Firebase", to: &trial))
        expect(Self.leftOut(trial), is: ["import import Firebase"])
    }

    let placeholders = Fact(
        "declares missing types by what their uses ask for",
        for: [
            ("let a: Ghost?", "final class Ghost: NSObject, @unchecked Sendable { private override init() {} }"),
            ("let a: Ghost<Int, [String]>?", "final class Ghost<Value1, Value2>: NSObject"),
            (
                "class A: Ghost { override func f() {} }",
                "class Ghost: NSObject { private let lack: Void = __leftOut(\"class Ghost\") }"
            ),
            (
                "class A: GhostViewController {}",
                "class GhostViewController: UIViewController { private let lack: Void = "
                    + "__leftOut(\"class GhostViewController\") }"
            ),
            ("class A: NSObject, Ghost {}", "protocol Ghost {}"),
            ("struct A: Ghost {}", "protocol Ghost {}"),
            ("class A: NSObject, Ghost {}; class B { weak var g: Ghost? }", "protocol Ghost: AnyObject {}"),
            ("func f(_ g: some Ghost) {}", "protocol Ghost {}"),
        ]
    ) { (text: String, declaration: String) in
        let name = text.contains("GhostViewController") ? "GhostViewController" : "Ghost"
        var trial = Self.trial(text)
        try expect(Self.say("cannot find type '\(name)' in scope", at: name, to: &trial))
        expect(
            Self.leftOut(trial).isEmpty && trial.placeholderSource.contains(declaration), "\(trial.placeholderSource)")
    }

    let imported = Fact("takes a type from the module that has it, where another file imports that") {
        let other = (path: "/App/B.swift", bytes: Array("import Sound\nimport Calls".utf8))
        var trial = AppTrial(
            [(path: Self.path, bytes: Array("let a: Session?; let b: Ghost?".utf8)), other],
            placeholderPath: "/App/P.swift")
        for name in ["Session", "Ghost"] {
            try expect(Self.say("cannot find type '\(name)' in scope", at: name, to: &trial))
            expect(trial.placeholderSource.contains("typealias \(name)OfSound = Sound.\(name)\n"))
            let has = name == "Session" ? ["Calls"] : ["Calls", "Sound"]
            let answers = has.map { module in
                CompilerMessage(
                    severity: .error, path: "/App/P.swift", line: 1, column: 1,
                    text: "no type named '\(name)' in module '\(module)'")
            }
            expect(trial.take(answers))
        }
        expect(trial.placeholders.names == ["Ghost"] && trial.placeholders.found == ["Session": "Sound"])
        expect(trial.placeholderSource.contains("\ntypealias Session = Sound.Session\n"))
        expect(trial.placeholderSource.contains("final class Ghost: NSObject") && Self.leftOut(trial).isEmpty)
    }

    let overrides = Fact("takes the word from an override of nothing, and moves one from an extension into its class") {
        var trial = Self.trial(
            "class A: B {\n}\nextension A {\n    override func f(_ x: Int, by y: Int) -> Int { x }\n}")
        try expect(
            Self.say("non-@objc instance method 'f' cannot be overridden from extension", at: "f(_ x", to: &trial))
        let text = try require(trial.compiled().first).text
        expect(text.contains("override func f(_ x: Int, by y: Int) -> Int { __moved_f(x, by: y) } }"))
        expect(text.contains("func __moved_f(_ x: Int, by y: Int) -> Int { x }"))
        var other = Self.trial("class A { override func f() {} }")
        try expect(Self.say("method does not override any method from its superclass", at: "func f", to: &other))
        expect(Self.leftOut(other), is: ["override override"])
    }

    let end = Fact("ends: what cannot be helped otherwise is left out as a file, and then nothing is left to try") {
        var trial = Self.trial("func f() {}")
        var rounds = 0
        while trial.take(CompilerMessage.read("\(Self.path):1:1: error: whatever")) {
            _ = trial.compiled()
            rounds += 1
            try require(rounds < 20)
        }
        expect(trial.excluded == [Self.path] || Self.leftOut(trial) == ["declaration func f() {}"])
    }
}
