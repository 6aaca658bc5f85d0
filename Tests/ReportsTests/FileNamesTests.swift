import Testing
import VigilReports
import VigilResults

@Suite("Names of files")
struct FileNamesTests {
    @Test(
        "have of a text what each file system takes as it is",
        arguments: [
            ("An upload is cut off [iOS 13]", "An-upload-is-cut-off-iOS-13"), ("../../etc/passwd", "etc-passwd"),
            ("日本語", ""), ("a\u{0}\n<b>\"'%2F\\c", "a-b-2F-c"), ("  é x ", "x"), ("-rf", "rf"),
        ])
    func plain(text: String, name: String) {
        #expect(FileNames.plain(text) == name)
        #expect(FileNames.plain(String(repeating: text + " a", count: 90)).utf8.count <= 60)
    }

    @Test("of pages are others for other scenarios, whatever these are called, and the same each time")
    func pages() {
        let variant = [VariantValue("system", "iOS 7")]
        let scenarios = [
            ScenarioIdentity(file: "a/b.json5", name: "A b"), ScenarioIdentity(file: "a-b.json5", name: "A b"),
            ScenarioIdentity(file: "A/B.json5", name: "a B"),
            ScenarioIdentity(file: "a/b.json5", name: "A b", variant: variant),
            ScenarioIdentity(file: "日.json5", name: "日"), ScenarioIdentity(file: "本.json5", name: "本"),
            ScenarioIdentity(file: "x", name: Samples.hostile),
        ]
        let names = scenarios.map { FileNames.page(of: $0) }
        #expect(
            Set(names.map { $0.lowercased() }).count == scenarios.count && names.allSatisfy { $0.hasSuffix(".html") })
        #expect(names.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-.".contains($0)) } })
        #expect(names == scenarios.map { FileNames.page(of: $0) })
    }
}
