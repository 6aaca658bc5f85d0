import Foundation
import ProgramRunner
import Testing
import VigilFacts

struct TranslateCommandTests: Facts {
    @Test("The program that translates sources", .timeLimit(.minutes(30)), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let newFile = Fact("stops where a Swift file came to a folder that the package manager does not look into") {
        let place = try TestFolder()
        try place.write("let a = 1\n", to: "Shared/A.swift")
        let path = { (name: String) in place.url.appendingPathComponent(name).path }
        let folder = ["--folder", path("Shared"), "A.swift"]
        let words = ["--output", path("Out")] + folder + [path("Shared/A.swift"), "A.t.swift"]
        try place.write(words.joined(separator: "\n") + "\n", to: "sources.txt")
        let program = Program("vigil-translate")
        try place.write("nothing of Swift", to: "Shared/notes.txt")
        try expect(program.run(["@" + path("sources.txt")]).code, is: 0)
        try place.write("let b = 1\n", to: "Shared/Deep/B.swift")
        let outcome = try program.run(["@" + path("sources.txt")])
        expect(outcome.code, is: 1)
        expect(outcome.complaints.contains("Shared/Deep came since the build was planned"))
        expect(outcome.complaints.contains("touch Package.swift"))
    }

    let pipes = Fact(
        "is stopped by a named pipe in the place of a file that it reads, instead of waiting for ever",
        for: [
            ["pipe", "A.t.swift"], ["--model", "pipe", "M.swift", "A.swift", "A.t.swift"],
            ["--settings", "pipe", ".", "A.swift", "A.t.swift"],
        ]
    ) { (words: [String]) in
        let place = try TestFolder()
        try place.write("let a = 1\n", to: "A.swift")
        expect(mkfifo(place.url.appendingPathComponent("pipe").path, 0o600), is: 0)
        let program = Program("vigil-translate")
        let outcome = try program.run(["--output", "Out"] + words, in: place.url)
        expect(outcome.code, is: 1, "\(outcome)")
        expect(outcome.complaints.contains("this is a named pipe, not a regular file"), "\(outcome)")
    }

    let excludedPipe = Fact("passes over a named pipe among what is left out") {
        let place = try TestFolder()
        try place.write("let a = 1\n", to: "A.swift")
        expect(mkfifo(place.url.appendingPathComponent("pipe").path, 0o600), is: 0)
        let words = ["--output", "Out", "--summary", "S.swift", "--excluded", "pipe", "A.swift", "A.t.swift"]
        let outcome = try Program("vigil-translate").run(words, in: place.url)
        expect(outcome.code, is: 0, "\(outcome)")
    }
}
