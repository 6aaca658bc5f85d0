import Testing
import VigilFacts

@testable import VigilTranslation

struct MainFileTests: Facts {
    @Test("The translation of main.swift", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func text(_ source: String) -> String {
        let read = ReadSource(Array(source.utf8))
        var options = TranslationOptions()
        options.isMainFile = true
        return Translation(of: read, path: "/main.swift", index: TargetIndex(of: read), options: options).text
    }

    let order = Fact("makes what is declared in its turn") {
        let text = Self.text(
            "let a = make(), b: Int = 2\nlet _ = UIApplicationMain(a)\nvar c: Int { a }\nlet (d, _) = f()")
        expect(
            text.contains(
                """
                let a = make(), b: Int = 2; @MainActor private func __vigilMain1() { _ = a; _ = b }
                @MainActor private func __vigilMain2() { let _ = UIApplicationMain(a) }
                var c: Int { a }
                let (d, _) = f(); @MainActor private func __vigilMain3() { _ = d }
                @main enum __VigilMain { @MainActor static func main() { __vigilMain1(); __vigilMain2(); __vigilMain3() } }
                """))
    }
}
