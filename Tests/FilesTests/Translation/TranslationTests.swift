import Foundation
import Testing
import VigilFacts

@testable import VigilTranslation

struct TranslationTests: Facts {
    @Test("The translation of a source", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// The text behind the header.
    private static func translated(_ source: String, _ options: TranslationOptions = .init(), others: String = "")
        -> String
    {
        let text = Self.translation(source, options, others: others).text
        let marker = "#sourceLocation(file: \"/App.swift\", line: 1)\n"
        return text.components(separatedBy: marker).last ?? ""
    }

    private static func translation(
        _ source: String, _ options: TranslationOptions = .init(), others: String = ""
    ) -> Translation {
        let read = ReadSource(Array(source.utf8))
        var index = TargetIndex(of: read)
        index.merge(TargetIndex(of: ReadSource(Array(others.utf8))))
        return Translation(of: read, path: "/App.swift", index: index, options: options)
    }

    let imports = Fact(
        "leads imports to the simulated modules",
        for: [
            ("import Foundation", "import SimulatedFoundation"), ("import UIKit", "import UIKit"),
            ("@_exported import Dispatch", "@_exported import SimulatedFoundation"),
            ("import os.log", "import os"), ("import class UIKit.UIView", "import UIKit"),
            ("import func Darwin.sin", "import SimulatedFoundation"),
            ("@testable import MyApp", "@testable import MyApp"),
            ("internal import Foundation", " import SimulatedFoundation"),
            ("import FoundationNetworking", "import CFNetwork"), ("let important = 1", "let important = 1"),
            ("Foundation.Date() ; a.Foundation.b", "SimulatedFoundation.Date() ; a.Foundation.b"),
        ]
    ) { (source: String, expected: String) in expect(Self.translated(source), is: expected) }

    let tests = Fact("leads XCTest to the one that drives simulated apps, in tests alone") {
        var options = TranslationOptions()
        options.isTest = true
        expect(Self.translated("import XCTest", options), is: "import XCUIAutomation")
        expect(Self.translated("import XCTest"), is: "import XCTest")
    }

    let mainActorTests = Fact(
        "makes methods of tests on the main actor asynchronous, as the machine's XCTest takes them",
        for: [
            ("@MainActor func testA() throws {}", "@MainActor func testA() async throws {}"),
            ("func testA() {}", "func testA() {}"), ("@MainActor func tap() {}", "@MainActor func tap() {}"),
            ("@MainActor func testA() async {}", "@MainActor func testA() async {}"),
            ("@MainActor func testA(_ a: Int) {}", "@MainActor func testA(_ a: Int) {}"),
        ]
    ) { (source: String, expected: String) in
        var options = TranslationOptions()
        options.isTest = true
        expect(Self.translated("class T: XCTestCase { \(source) }", options), is: "class T: XCTestCase { \(expected) }")
        let head = "@MainActor class T: XCTestCase { nonisolated func testA() {}; func testB() "
        expect(Self.translated(head + "{} }", options), is: head + "async {} }")
        expect(Self.translated("class T: XCTestCase { \(source) }"), is: "class T: XCTestCase { \(source) }")
    }

    let header = Fact("brings along what UIKit and the translation need, once") {
        let text = Self.translation("import UIKit\nlet a = UNUserNotificationCenter.self").text
        expect(
            text.hasPrefix(
                "import SimulatedFoundation\n#if canImport(UserNotifications)\nimport UserNotifications\n#endif\n"))
        expect(
            Self.translation("import Foundation\nimport UIKit\nimport UserNotifications\nlet a = UNX.self").text,
            is: "#sourceLocation(file: \"/App.swift\", line: 1)\n"
                + "import SimulatedFoundation\nimport UIKit\nimport UserNotifications\nlet a = UNX.self")
    }

    let combine = Fact("brings along Combine, as Foundation does, where one of its names is used") {
        let text = Self.translation("import Foundation\nclass A: ObservableObject { @Published var b = 1 }").text
        expect(text.hasPrefix("#if canImport(Combine)\nimport Combine\n#endif\n"))
        expect(!Self.translation("import Foundation\nimport Combine\nlet a: AnyCancellable").text.contains("#if"))
        expect(!Self.translation("import Foundation\nlet published = Publisher()").text.contains("Combine"))
    }

    let conditions = Fact(
        "answers conditions as a phone does",
        for: [
            ("#if os(iOS)", "#if true"), ("#elseif os(Linux) || DEBUG", "#elseif false || DEBUG"),
            ("#if canImport(Darwin) && swift(>=5)", "#if true && swift(>=5)"),
            ("#if canImport(FoundationNetworking)", "#if false"), ("#if canImport(os.log)", "#if canImport(os)"),
            ("#if targetEnvironment(simulator)", "#if false"), ("#if arch(arm64)", "#if true"),
            ("#if canImport(UIKit)", "#if canImport(UIKit)"), ("f(os(iOS))", "f(os(iOS))"),
        ]
    ) { (source: String, expected: String) in expect(Self.translated(source), is: expected) }

    let simulator = Fact("believes to be in the Simulator when it is told so") {
        var options = TranslationOptions()
        options.isSimulator = true
        expect(Self.translated("#if targetEnvironment(simulator) && arch(x86_64)", options), is: "#if true && true")
    }

    let availability = Fact(
        "asks the phone what is available",
        for: [
            ("if #available(iOS 15.1, *) {", "if SimulatedFoundation.SystemAvailability.isAtLeast(15, 1) {"),
            ("#unavailable(iOS 9)", "!SimulatedFoundation.SystemAvailability.isAtLeast(9)"),
            ("#available(macOS 12, iOS 13, *)", "SimulatedFoundation.SystemAvailability.isAtLeast(13)"),
            ("#available(macOS 12, *)", "SimulatedFoundation.SystemAvailability.isAnyVersion"),
        ]
    ) { (source: String, expected: String) in expect(Self.translated(source), is: expected) }

    let selectors = Fact(
        "names selectors and key paths",
        for: [
            ("#selector(tick)", "tick"), ("#selector(tick(_:))", "tick:"), ("#selector(self.tick(a:))", "tickWithA:"),
            ("#selector(Other.tick(_:b:))", "tick:b:"), ("#selector(getter: Other.name)", "name"),
            ("#selector(setter: Other.name)", "setName:"), ("#selector((Other.tick))", "tick"),
            ("#selector(Other.tick as (Other) -> () -> Void)", "tick"),
            ("#selector(known)", "known:with:"), ("#selector(Mine.renamed(_:))", "other:"),
        ]
    ) { (source: String, selector: String) in
        let others =
            "class Mine { @objc func known(_ a: Int, with b: Int) {} ; @objc(other:) func renamed(_ a: Int) {} }"
        expect(Self.translated(source, others: others), is: "SimulatedFoundation.Selector(\"\(selector)\")")
        expect(Self.translated("#keyPath(Player.item.rate)"), is: "\"item.rate\"")
    }

    let ambiguity = Fact("refuses a selector that may be one of two") {
        let others = "class A { @objc func f() {} ; @objc func f(_ a: Int) {} }"
        let problems = Self.translation("let a = #selector(A.f)", others: others).problems
        expect(problems.map(\.text), is: ["#selector: f may be f or f:. Write its labels, or its type behind \"as\"."])
        expect(problems.map(\.severity), is: [.error])
        expect(Self.translation("let a = #selector(A.f(_:))", others: others).problems, is: [])
    }

    let attributes = Fact("takes attributes away that mean nothing, and keeps all lines") {
        expect(Self.translated("@objc class A: B {}"), is: " class A: B {}")
        expect(Self.translated("@IBOutlet\nweak var a: B!"), is: "\nweak var a: B!")
        expect(Self.translated("@UIApplicationMain\nclass A {}"), is: "@main\nclass A {}")
        expect(Self.translated("let f: @convention(block) () -> Void"), is: "let f:  () -> Void")
        expect(
            Self.translated("@MainActor @available(iOS 15, *) class A {}"),
            is: "@MainActor @available(iOS 15, *) class A {}")
        expect(Self.translated("#Preview(\"x\") {\n  A()\n}\nlet b = 1"), is: "\n\n\nlet b = 1")
        expect(
            Self.translated("let i = #imageLiteral(resourceName: \"a\")"),
            is: "let i = UIImage(imageLiteralResourceName: \"a\")")
        expect(
            Self.translated("f(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))"),
            is: "f(UIColor(red: 1, green: 0, blue: 0, alpha: 1))")
        expect(
            Self.translated("#fileLiteral(resourceName: \"a.txt\")"),
            is: "URL(fileReferenceLiteralResourceName: \"a.txt\")")
    }

    let methods = Fact("gives each method that a selector finds an entry in front of it") {
        let text = Self.translated("class A: NSObject {\n    @objc private func f(_ a: Int) {}\n}")
        expect(
            text,
            is: """
                class A: NSObject {
                    @section("vigil_entries") @used nonisolated private static let __vigil1: SimulatedFoundation.LinkedMethod = \
                { SimulatedFoundation.ObjectiveCMethod.register(in: $0, A.self, "f:", { @MainActor target, arguments in \
                SimulatedFoundation.ObjectiveCMethod.result(unsafeDowncast(target, to: A.self)\
                .f(SimulatedFoundation.ObjectiveCMethod.argument(arguments, 0) as Int)) }) };  private func f(_ a: Int) {}
                }
                """)
        let refused = Self.translation(
            "class A<T>: B { @objc func f() {} ; @objc static func g() {} ; @objc func h() async {} }")
        expect(refused.problems.count, is: 3)
        expect(
            Self.translation("class A: B { @objc static func g() {} ; @objc func h() async {} }").problems.count, is: 2)
    }

    let refusals = Fact("says what it cannot translate, at its place and in the compiler's words") {
        let source =
            "class A {\n    @NSManaged func b()\n}\nclass_addMethod(A.self)"
        let translation = Self.translation(source)
        expect(translation.problems.map(\.line), is: [2, 4])
        expect(translation.problems.map(\.column), is: [5, 1])
        expect(
            translation.text.contains("#sourceLocation(file: \"/App.swift\", line: 2)\n#error(\"@NSManaged: only"))
    }

    let managed = Fact("gives properties of Core Data accessors, and classes the names that models have for them") {
        let text = Self.translated(
            "@objc(Item)\npublic class Item: NSManagedObject {\n    @NSManaged public var name: String?\n"
                + "    @NSManaged var parts: Set<Part>; var own = 1\n}")
        expect(
            text.contains(
                " public var name: String? { get { managedValue(forKey: \"name\") } "
                    + "set { setManagedValue(newValue, forKey: \"name\") } }\n"))
        expect(text.contains("var parts: Set<Part> { get { managedValue(forKey: \"parts\") }"))
        expect(text.contains("CoreData.NSManagedObject._register(in: $0, Item.self, as: \"Item\") };"))
    }

    let observing = Fact("names the key paths that are observed, and lets properties say that they change") {
        expect(
            Self.translated("x.observe(\\.item?.rate, options: [.new]) { }"),
            is: "x.observe(\\.item?.rate, _named: \"item.rate\", options: [.new]) { }")
        expect(Self.translated("x.observe(\\Player.rate) { }"), is: "x.observe(\\Player.rate, _named: \"rate\") { }")
        expect(Self.translated("x.observe(a) { }"), is: "x.observe(a) { }")
        expect(
            Self.translated("class A: NSObject {\n    @objc dynamic var count = 0\n    var other = 1\n}")
                .hasSuffix(
                    " dynamic var count = 0 { willSet { willChangeValue(forKey: \"count\") } "
                        + "didSet { didChangeValue(forKey: \"count\") } }\n    var other = 1\n}"))
        let (before, after) = ("willChangeValue(forKey: \"a\")", "didChangeValue(forKey: \"a\")")
        for (written, made) in [
            ("= 1 { didSet { b() } }", "= 1 { willSet { \(before) } didSet { defer { \(after) }; b() } }"),
            (
                ": Int { get { b } set { b = newValue } }",
                ": Int { get { b } set { \(before); defer { \(after) }; b = newValue } }"
            ),
            ("= 1 { willSet(c) { b() } }", "= 1 { didSet { \(after) } willSet(c) { \(before); b() } }"),
            (": Int { b }", ": Int { b }"),
            ("= { b }()", "= { b }() { willSet { \(before) } didSet { \(after) } }"),
        ] {
            let text = Self.translated("class A: NSObject {\n    @objc dynamic var a \(written)\n}")
            expect(text.contains("dynamic var a \(made)\n}"), "\(text)")
        }
        let observer = Self.translated(
            "class A: NSObject {\n    override func observeValue(forKeyPath k: String?, of o: Any?, "
                + "change c: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}\n}")
        expect(
            observer.contains("\"observeValueForKeyPath:ofObject:change:context:\"") && !observer.contains("override"))
    }

    let keyValueCoding = Fact("lets key-value coding read what is marked with @objc, and set what can be set") {
        let text = Self.translated(
            """
            class A: NSObject {
                @objc var name = "a"; @objc private(set) var fixed = 1; @objc let constant = 2
                @objc var made: Int { 3 }
                @objc(isOpen) var open: Bool { get { b } set { b = newValue } }
                @IBOutlet weak var view: UIView!
                var unmarked = 1; @objc static var shared = 1; @NSManaged var kept: Int
            }
            @objcMembers class B: NSObject { var all = 1; private var own = 1; @nonobjc var none = 1 }
            class C<D>: NSObject { @objc var generic = 1 }
            """)
        let names = text.matches(of: #/\.self, "(\w+:?)", \{ @MainActor target/#).map { String($0.1) }
        expect(
            names,
            is: [
                "name", "setName:", "fixed", "constant", "made", "isOpen", "setIsOpen:", "view", "setView:", "all",
                "setAll:",
            ])
        expect(
            text.contains("unsafeDowncast(target, to: A.self).open = SimulatedFoundation.ObjectiveCMethod.argument("))
    }

    let namesThatAreNone = Fact(
        "takes no text for a name in Objective-C that is none: lines stay where they are, and a property has its own"
    ) {
        let text = Self.translated(
            "class A: NSObject {\n    @objc(is\nOpen) var open = false\n    @objc() var shut = 1\n}")
        expect(text.contains("\"open\", {") && text.contains("\"setShut:\", {"))
        expect(text.count { $0 == "\n" }, is: 4)
    }

    let models = Fact(
        "makes classes of SwiftData observable, and leaves out what a store would do with their properties"
    ) {
        expect(
            Self.translated(
                "import SwiftData\n@Model final class A {\n    @Attribute(.unique) var id: Int\n"
                    + "    @Relationship(deleteRule: .cascade, inverse: \\B.a) var bs: [B] = []\n    @Transient var c = 1\n}"
            ),
            is: "import SwiftData\n@Observable final class A: SwiftData.PersistentModel {\n     var id: Int\n"
                + "     var bs: [B] = []\n     var c = 1\n}")
        expect(
            Self.translated("@Model class A: B, C where D: E {}")
                .contains("@Observable class A: B, C, SwiftData.PersistentModel where D: E {}"))
        expect(Self.translated("@Model(1) class A {}"), is: "@Model(1) class A {}")
    }

    let requests = Fact("brings what finds objects for a view, where a source names it beside SwiftUI alone") {
        let needed = "#if canImport(CoreData)\nimport CoreData\n#endif\n"
        for source in [
            "@FetchRequest(sortDescriptors: []) var a: FetchedResults<B>", "func a(_ b: FetchedResults<C>) {}",
            "A().environment(\\.managedObjectContext, b)",
        ] {
            expect(Self.translation(source).text.hasPrefix(needed), "\(source)")
        }
        expect(!Self.translation("let a = b.managedObjectContext").text.hasPrefix(needed))
    }

    let mainFile = Fact("makes functions of what main.swift does, and calls them in order") {
        var options = TranslationOptions()
        options.isMainFile = true
        let source = """
            import UIKit
            let count = 1
            prepare(count)
            func prepare(_ count: Int) { print(count) }
            #if DEBUG
            print("debug")
            #endif
            UIApplicationMain(
                CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))

            """
        expect(
            Self.translated(source, options),
            is: """
                import UIKit
                let count = 1
                @MainActor private func __vigilMain1() { prepare(count) }
                func prepare(_ count: Int) { print(count) }
                @MainActor private func __vigilMain2() { #if DEBUG
                print("debug")
                #endif
                UIApplicationMain(
                    CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self)) }

                @main enum __VigilMain { @MainActor static func main() { __vigilMain1(); __vigilMain2() } }

                """)
    }

    let identity = Fact("changes nothing in what needs no translation") {
        let source =
            "import UIKit\n\nstruct A { // @objc\n    let b = \"@objc #if os(iOS)\" + #\"\\(#selector(x))\"#\n}\n"
        expect(Self.translated(source), is: source)
        expect(Self.translation(source).changes, is: [])
    }

    let index = Fact("knows what it said of the sources of a target when it reads it again") {
        let source = "@objc protocol P { @objc optional func f() }\nclass A { @objc func g(_ a: Int, b: Int) {} }"
        let index = TargetIndex(of: ReadSource(Array(source.utf8)))
        expect(index.lines, is: ["method A g g:b: _ b", "optional P f f ", "type A class", "type P protocol"])
        expect(TargetIndex(lines: index.lines), is: index)
        let raw =
            "class `A B` { @objc func `a b`(`c d` e: Int) {}; var `e f`: (() -> Void)? }"
        let spaced = TargetIndex(of: ReadSource(Array(raw.utf8)))
        expect(spaced.isClass("`A B`") == true && spaced.optionalProperties.count == 1)
        expect(TargetIndex(lines: spaced.lines), is: spaced)
        expect(TargetIndex(lines: ["nonsense"]) == nil)
    }
}
