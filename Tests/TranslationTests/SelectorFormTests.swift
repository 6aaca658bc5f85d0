import Testing

@testable import VigilTranslation

@Suite("The forms of methods and selectors")
struct SelectorFormTests {
    private func translation(_ source: String) -> Translation {
        let read = ReadSource(Array(source.utf8))
        return Translation(of: read, path: "/App.swift", index: TargetIndex(of: read))
    }

    @Test(
        "of selectors are found behind generic types, groups, and types of methods",
        arguments: [
            ("A<Int>.f", "f"), ("(d as! A).f(_:)", "f:"), ("a?[0].b(c).f(x:)", "fWithX:"), ("A.`in`(_:)", "in:"),
            ("A.g as () -> Void", "g"), ("A.g as (A) -> (Int) -> Void", "g:"), ("g as ((Int) -> Void)", "g:"),
        ])
    func selectors(source: String, selector: String) {
        let others = "\nclass A { @objc func g() {} ; @objc func g(_ a: Int) {} }"
        let translation = translation("#selector(\(source))" + others)
        #expect(translation.problems == [])
        #expect(translation.text.contains("line: 1)\nSimulatedFoundation.Selector(\"\(selector)\")\n"))
    }

    @Test("of selectors that name nothing are refused")
    func refused() { #expect(translation("#selector(a + b)").problems.map(\.severity) == [.error]) }

    @Test(
        "of arguments have their types, so that the method is found among others of its name",
        arguments: [
            ("_ a: Int", "as Int)"), ("_ a: UIButton!", "as UIButton?)"),
            ("_ a: [String: Any] = [:]", "as [String: Any])"),
            ("_ a: @escaping @Sendable (Int) -> Void", "as @Sendable (Int) -> Void)"),
            ("_ a: // why\n Foundation.Date?", "as SimulatedFoundation.Date?)"),
        ])
    func types(parameter: String, expected: String) {
        #expect(translation("class A { @objc func f(\(parameter)) {} }").text.contains("(arguments, 0) \(expected)"))
    }

    @Test("of words in backticks are the words")
    func backticks() {
        #expect(translation("class A { @objc func `default`(`in` a: Int) {} }").text.contains("A.self, \"defaultIn:\""))
    }

    @Test("that no message can reach get no entry")
    func unreachable() {
        let source =
            "@objcMembers class A { func f<T>(_ a: T) {} ; func g(_ a: inout Int) {} ; func h(_ a: Int...) {} }"
        #expect(!translation(source).text.contains("@section"))
        #expect(translation(source).problems == [])
        let closure = translation("class A { @objc func g(_ a: () -> Void) {} }")
        #expect(closure.problems.map(\.severity) == [.warning])
        #expect(!closure.text.contains("@section"))
        #expect(translation("class A { @objc func g(_ a: inout Int) {} }").problems.map(\.severity) == [.warning])
    }

    @Test("of files begin behind a mark of the byte order, or a program's name")
    func starts() {
        #expect(translation("\u{FEFF}import Foundation").text.hasSuffix("line: 1)\nimport SimulatedFoundation"))
        #expect(translation("#!/usr/bin/swift\nlet a = 1").text.hasSuffix("line: 1)\n\nlet a = 1"))
        #expect(translation("").text == "import SimulatedFoundation\n#sourceLocation(file: \"/App.swift\", line: 1)\n")
    }
}
