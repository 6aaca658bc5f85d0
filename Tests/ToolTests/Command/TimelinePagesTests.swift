import Foundation
import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes

struct TimelinePagesTests: Facts {
    @Test("The timelines of a test run", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func scenario(_ name: String, launches: Int) -> String {
        "{ name: '\(name)', steps: [{ at: 0, device: 'launch' }, { at: 1, expect: { launches: \(launches) } }] }"
    }

    /// Two scenarios of one name that fail, one that passes, and one that cannot be read.
    private static func folder() throws -> TestFolder {
        let folder = try TestFolder()
        try folder.write("{ CFBundleIdentifier: 'com.example.App' }", to: "App/Info.plist")
        try folder.write(scenario("a/../b <i>", launches: 2), to: "App/Scenarios/one.json5")
        try folder.write(scenario("a/../b <i>", launches: 3), to: "App/Scenarios/two.json5")
        try folder.write(scenario("good", launches: 1), to: "App/Scenarios/good.json5")
        try folder.write("{ steps: [", to: "App/Scenarios/unreadable.json5")
        return folder
    }

    private static func vigil(_ words: String, in folder: TestFolder) throws -> Program.Outcome {
        try Program("vigil").run(words.split(separator: " ").map(String.init), in: folder.url)
    }

    private static func files(_ path: String, in folder: TestFolder) -> [String] {
        let files = try? FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/" + path)
        return (files ?? []).sorted()
    }

    private static func text(_ path: String, in folder: TestFolder) throws -> String {
        try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
    }

    /// The addresses in the cells of a page over many runs.
    private static func links(_ html: String) -> [String] {
        html.matches(of: /<td><span class="\w+"><a href="([^"]+)"/).map { String($0.1) }
    }

    let folder = Fact(
        "are those of what did not pass, in a folder, now or later from the journal",
        for: ["out", "out/"]
    ) { (path: String) in
        let folder = try Self.folder()
        let first = try Self.vigil("test App --html \(path) --journal j.jsonl", in: folder)
        expect(first.code, is: 2, "\(first)")
        let pages = Self.files("out/timelines", in: folder)
        expect(pages.count == 2 && pages.allSatisfy { $0.hasPrefix("a-b-i-") && $0.hasSuffix(".html") }, "\(pages)")
        let index = try Self.text("out/index.html", in: folder)
        expect(Self.links(index).sorted(), is: pages.map { "timelines/" + $0 })
        expect(index.contains("1 of 3 have no timeline"))
        for page in pages {
            let text = try Self.text("out/timelines/" + page, in: folder)
            expect(text.contains("href=\"../index.html\"") && text.contains("a/../b &lt;i&gt;"))
        }
        let later = try Self.vigil("report j.jsonl --html later", in: folder)
        expect(later.code == 2 && Self.files("later/timelines", in: folder) == pages, "\(later)")
        try expect(Self.text("later/index.html", in: folder), is: index)
        let again = try Self.vigil("test App --resume --html \(path) --journal j.jsonl", in: folder)
        expect(again.code == 2 && Self.files("out/timelines", in: folder) == pages, "\(again)")
        try expect(Self.text("out/index.html", in: folder), is: index)
    }

    let file = Fact("are all in the page itself where that is one file") {
        let folder = try Self.folder()
        _ = try Self.vigil("test App --html one.html --journal j.jsonl", in: folder)
        let html = try Self.text("one.html", in: folder)
        let links = Self.links(html)
        expect(links.count == 2 && links.allSatisfy { html.contains("id=\"run-\($0.dropFirst("#run=".count))\"") })
        expect(Self.files(".", in: folder), is: ["App", "j.jsonl", "one.html"])
    }

    let choice = Fact(
        "are those of all scenarios, or of none, where that is asked for",
        for: [("all", 3), ("none", 0)]
    ) { (word: String, count: Int) in
        let folder = try Self.folder()
        let played = try Self.vigil("test App --pages \(word) --html out --journal j.jsonl", in: folder)
        expect(Self.files("out/timelines", in: folder).count, is: count, "\(played)")
        _ = try Self.vigil("report j.jsonl --pages all --html later", in: folder)
        expect(Self.files("later/timelines", in: folder).count, is: count)
        try expect(Self.text("later/index.html", in: folder).contains("\(4 - count) of 4 have no timeline"))
        let wrong = try Self.vigil("test App --pages some", in: folder)
        expect(wrong.code == 2 && wrong.complaints.contains("--pages takes failures, all or none, not \"some\""))
    }

    let guarded = Fact("take the place of nothing that somebody made") {
        let folder = try Self.folder()
        _ = try Self.vigil("test App --html out --journal j.jsonl", in: folder)
        let page = try require(Self.files("out/timelines", in: folder).first)
        try folder.write("precious", to: "out/timelines/" + page)
        let outcome = try Self.vigil("report j.jsonl --html out", in: folder)
        expect(outcome.code == 2 && outcome.complaints.contains("\(page) is there already"), "\(outcome)")
        try expect(Self.text("out/timelines/" + page, in: folder), is: "precious")
        expect(Self.links(try Self.text("out/index.html", in: folder)).count, is: 1, "the rest is written")
        for (file, path) in [("mine/notes.txt", "mine"), ("own/index.html", "own/"), ("no/timelines", "no")] {
            try folder.write("precious", to: file)
            let outcome = try Self.vigil("test App --html \(path)", in: folder)
            expect(
                outcome.code == 2 && outcome.output.isEmpty && outcome.complaints.contains("--html: "), "\(outcome)")
            try expect(Self.text(file, in: folder) == "precious" && Self.files(path, in: folder).count == 1)
        }
    }
}
