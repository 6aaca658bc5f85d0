import Testing
import VigilFacts

@testable import VigilTranslation

struct CodeUnitTests: Facts {
    @Test("The declarations and statements of a source", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func units(_ text: String) -> [String] {
        let read = ReadSource(Array(text.utf8))
        return CodeUnits(of: read).all.map { unit in
            read.source.text(unit.tokens).split(whereSeparator: \.isNewline).joined(separator: "⏎")
        }
    }

    let lines = Fact("end where a line begins that does not go on with them") {
        let found = Self.units(
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
        expect(
            found,
            is: [
                "let sum = one +⏎    two", "call()⏎    .then { more() }⏎    .end()", "more()",
                "guard a, b⏎else { return }", "return", "x = y", "z()",
            ])
    }

    let labels = Fact("begin behind a label of a switch, and behind what a closure takes") {
        let found = Self.units(
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
        expect(found.contains("first(value)") && found.contains("break") && found.contains("self?.use(item)"))
        expect(!found.contains { $0.hasPrefix("case") || $0.hasPrefix("[weak") })
    }

    let attributes = Fact("have their attributes and modifiers, on whatever lines") {
        let found = Self.units(
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
        expect(
            found.dropFirst(),
            is: [
                "@available(iOS 13, *)⏎    @objc⏎    private func play() { start() }", "start()",
                "var rate: Int {⏎        get { stored }⏎        set { stored = newValue }⏎    }", "stored",
                "stored = newValue",
            ])
    }

    let interpolation = Fact("are not cut by an interpolation in a string") {
        let step = "step(\"Sessions: \\(count)\", up: {⏎    count += 1⏎})"
        let text = step.replacing("⏎", with: "\n")
        expect(Self.units("func f() {\n\(text)\nnext()\n}").dropFirst(), is: [step, "count += 1", "next()"])
    }
}
