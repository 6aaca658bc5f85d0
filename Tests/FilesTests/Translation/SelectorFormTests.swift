import Testing
import VigilFacts

@testable import VigilTranslation

struct SelectorFormTests: Facts {
    @Test("The forms of methods and selectors", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func translation(_ source: String) -> Translation {
        let read = ReadSource(Array(source.utf8))
        return Translation(of: read, path: "/App.swift", index: TargetIndex(of: read))
    }

    let selectors = Fact(
        "of selectors are found behind generic types, groups, and types of methods",
        for: [
            ("A<Int>.f", "f"), ("(d as! A).f(_:)", "f:"), ("a?[0].b(c).f(x:)", "fWithX:"), ("A.`in`(_:)", "in:"),
            ("A.g as () -> Void", "g"), ("A.g as (A) -> (Int) -> Void", "g:"), ("g as ((Int) -> Void)", "g:"),
        ]
    ) { (source: String, selector: String) in
        let others = "\nclass A { @objc func g() {} ; @objc func g(_ a: Int) {} }"
        let translation = Self.translation("#selector(\(source))" + others)
        expect(translation.problems, is: [])
        expect(translation.text.contains("line: 1)\nSimulatedFoundation.Selector(\"\(selector)\")\n"))
    }

    let refused = Fact("of selectors that name nothing are refused") {
        expect(Self.translation("#selector(a + b)").problems.map(\.severity), is: [.error])
    }

    let types = Fact(
        "of arguments have their types, so that the method is found among others of its name",
        for: [
            ("_ a: Int", "as Int)"), ("_ a: UIButton!", "as UIButton?)"),
            ("_ a: [String: Any] = [:]", "as [String: Any])"),
            ("_ a: @escaping @Sendable (Int) -> Void", "as @Sendable (Int) -> Void)"),
            ("_ a: // why\n Foundation.Date?", "as SimulatedFoundation.Date?)"),
        ]
    ) { (parameter: String, expected: String) in
        expect(
            Self.translation("class A { @objc func f(\(parameter)) {} }").text.contains("(arguments, 0) \(expected)"))
    }

    let backticks = Fact("of words in backticks are the words") {
        expect(
            Self.translation("class A { @objc func `default`(`in` a: Int) {} }").text.contains("A.self, \"defaultIn:\"")
        )
    }

    let unreachable = Fact("that no message can reach get no entry") {
        let source =
            "@objcMembers class A { func f<T>(_ a: T) {} ; func g(_ a: inout Int) {} ; func h(_ a: Int...) {} }"
        expect(!Self.translation(source).text.contains("@section"))
        expect(Self.translation(source).problems, is: [])
        let closure = Self.translation("class A { @objc func g(_ a: () -> Void) {} }")
        expect(closure.problems.map(\.severity), is: [.warning])
        expect(!closure.text.contains("@section"))
        expect(Self.translation("class A { @objc func g(_ a: inout Int) {} }").problems.map(\.severity), is: [.warning])
    }

    let starts = Fact("of files begin behind a mark of the byte order, or a program's name") {
        expect(Self.translation("\u{FEFF}import Foundation").text.hasSuffix("line: 1)\nimport SimulatedFoundation"))
        expect(Self.translation("#!/usr/bin/swift\nlet a = 1").text.hasSuffix("line: 1)\n\nlet a = 1"))
        expect(
            Self.translation("").text,
            is: "import SimulatedFoundation\n#sourceLocation(file: \"/App.swift\", line: 1)\n")
    }
}
