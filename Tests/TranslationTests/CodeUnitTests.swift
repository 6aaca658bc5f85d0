import Testing

@testable import VigilTranslation

@Suite("The declarations and statements of a source")
struct CodeUnitTests {
    private func units(_ text: String) -> [String] {
        let read = ReadSource(Array(text.utf8))
        return CodeUnits(of: read).all.map { unit in
            read.source.text(unit.tokens).split(whereSeparator: \.isNewline).joined(separator: "⏎")
        }
    }

    @Test("end where a line begins that does not go on with them")
    func lines() {
        let found = units(
            """
            let sum = one +
                two
            call()
                .then { more() }
                .end()
            guard a, b
            else { return }
            x = y; z()
            """)
        #expect(
            found == [
                "let sum = one +⏎    two", "call()⏎    .then { more() }⏎    .end()", "more()",
                "guard a, b⏎else { return }", "return", "x = y", "z()",
            ])
    }

    @Test("begin behind a label of a switch, and behind what a closure takes")
    func labels() {
        let found = units(
            """
            switch kind {
            case .one(let value):
                first(value)
            default: break
            }
            list.map { [weak self] item, _ in
                self?.use(item)
            }
            """)
        #expect(found.contains("first(value)") && found.contains("break") && found.contains("self?.use(item)"))
        #expect(!found.contains { $0.hasPrefix("case") || $0.hasPrefix("[weak") })
    }

    @Test("have their attributes and modifiers, on whatever lines")
    func attributes() {
        let found = units(
            """
            final class Player: NSObject {
                @available(iOS 13, *)
                @objc
                private func play() { start() }
                var rate: Int {
                    get { stored }
                    set { stored = newValue }
                }
            }
            """)
        #expect(
            found.dropFirst() == [
                "@available(iOS 13, *)⏎    @objc⏎    private func play() { start() }", "start()",
                "var rate: Int {⏎        get { stored }⏎        set { stored = newValue }⏎    }", "stored",
                "stored = newValue",
            ])
    }

    @Test("are not cut by an interpolation in a string")
    func interpolation() {
        let step = "step(\"Sessions: \\(count)\", up: {⏎    count += 1⏎})"
        let text = step.replacing("⏎", with: "\n")
        #expect(units("func f() {\n\(text)\nnext()\n}").dropFirst() == [step, "count += 1", "next()"])
    }
}
