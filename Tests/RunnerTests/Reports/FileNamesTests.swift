import Testing
import VigilFacts
import VigilReports
import VigilResults

struct FileNamesTests: Facts {
    @Test("Names of files", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let plain = Fact(
        "have of a text what each file system takes as it is",
        for: [
            ("An upload is cut off [iOS 13]", "An-upload-is-cut-off-iOS-13"), ("../../etc/passwd", "etc-passwd"),
            ("日本語", ""), ("a\u{0}\n<b>\"'%2F\\c", "a-b-2F-c"), ("  é x ", "x"), ("-rf", "rf"),
        ]
    ) { (text: String, name: String) in
        expect(FileNames.plain(text), is: name)
        expect(FileNames.plain(String(repeating: text + " a", count: 90)).utf8.count <= 60)
    }

    let pages = Fact("of pages are others for other scenarios, whatever these are called, and the same each time") {
        let variant = [VariantValue("system", "iOS 7")]
        let scenarios = [
            ScenarioIdentity(file: "a/b.json5", name: "A b"), ScenarioIdentity(file: "a-b.json5", name: "A b"),
            ScenarioIdentity(file: "A/B.json5", name: "a B"),
            ScenarioIdentity(file: "a/b.json5", name: "A b", variant: variant),
            ScenarioIdentity(file: "日.json5", name: "日"), ScenarioIdentity(file: "本.json5", name: "本"),
            ScenarioIdentity(file: "x", name: Samples.hostile),
        ]
        let names = scenarios.map { FileNames.page(of: $0) }
        expect(
            Set(names.map { $0.lowercased() }).count == scenarios.count && names.allSatisfy { $0.hasSuffix(".html") })
        expect(names.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-.".contains($0)) } })
        expect(names, is: scenarios.map { FileNames.page(of: $0) })
    }
}
