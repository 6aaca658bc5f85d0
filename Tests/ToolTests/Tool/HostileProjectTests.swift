import Foundation
import Testing
import VigilFacts
import VigilScenarios

@testable import VigilTool

/// Makes packages around hostile projects and looks at what came of them.
enum HostileRun {
    /// Makes a package around a project, in a folder `New` beside it.
    ///
    /// - Returns: the folder of the package; nil where the project is refused.
    static func package(around project: HostileProject) throws -> String? {
        let outside = FolderPicture(of: project.folder.path, besides: "New")
        let package = project.folder.path + "/New/Demo"
        let run = try NewRun(package, "--from", project.path)
        expect(FolderPicture(of: project.folder.path, besides: "New"), is: outside)
        expect(!run.said.contains { $0.contains("\u{1B}") || $0.contains("\u{202E}") })
        // One whose Info.plist lacks is there, with an error.
        guard case .success(0...1) = run.result else {
            expect(!FileManager.default.fileExists(atPath: package), "half a package")
            return nil
        }
        try check(package)
        return package
    }

    /// What is written has the tool's words, names, and literals.
    private static func check(_ package: String) throws {
        let known: Set = [
            "import", "PackageDescription", "let", "package", "Package", "name", "dependencies", "path", "targets",
            "executableTarget", "product", "sources", "swiftSettings", "swiftLanguageMode", "v5", "v6",
            "defaultIsolation",
            "MainActor", "self", "define", "plugins", "plugin", "testTarget",
        ]
        let words = codeWords(try text(package + "/Package.swift"), escapes: "u")
        expect(words.subtracting(known).isEmpty, "\(words.subtracting(known))")
        let test = codeWords(try text(package + "/Tests/DemoTests/DemoTests.swift"), escapes: "u(")
        for word in ["createFile", "FileManager", "touch"] { expect(!test.contains(word)) }
        let list = try Data(contentsOf: URL(fileURLWithPath: package + "/Sources/Demo/iOSSources.json"))
        try expect(JSONDecoder().decode(TranslatedTarget.Settings.self, from: list).sources?.count, is: 1)
        for file in ServerFiles(vigil: NewRun.vigil).files {
            try expect(text(package + "/" + file.path), is: file.text, "a word of the project")
        }
        let path = package + "/Sources/Demo/Info.plist"
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil { return }
        let manifest = try Data(contentsOf: URL(fileURLWithPath: package + "/Sources/Demo/Info.plist"))
        try expect(PropertyListSerialization.propertyList(from: manifest, format: nil) is [String: Any])
    }

    private static func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    /// The words of Swift code that stand outside of its literals and comments.
    ///
    /// - Parameter escapes: what may stand behind a backslash in a literal.
    private static func codeWords(_ code: String, escapes: String) -> Set<String> {
        let plain = code.split(separator: "\n").map { line -> String in
            var (rest, kept, isInside, isEscaped) = (Substring(line), "", false, false)
            if line.trimmingCharacters(in: .whitespaces).hasPrefix("//") { return "" }
            while let character = rest.popFirst() {
                if isEscaped {
                    expect(escapes.contains(character), "\\\(character)")
                    isEscaped = false
                } else if isInside, character == "\\" {
                    isEscaped = true
                } else if character == "\"" {
                    isInside.toggle()
                } else if !isInside {
                    kept.append(character)
                }
            }
            expect(!isInside, "a literal goes on: \(line)")
            return kept
        }
        let words = plain.joined(separator: " ").split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return Set(words.map(String.init)).subtracting(["6", "2"])
    }
}

struct HostileProjectTests: Facts {
    @Test("A hostile project", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let fuzz = Fact("changes nothing outside the new package, and its texts are no code there") {
        var made = 0
        for seed in 0..<100 as Range<UInt64> {
            let project = try HostileProject(seed: seed)
            if try HostileRun.package(around: project) != nil { made += 1 }
            expect(!FileManager.default.fileExists(atPath: project.canary))
        }
        expect(made > 40, "\(made)")
    }

    let literals = Fact("text becomes a literal that says the same, whatever is in it") {
        expect(("\("a")" as SwiftCode).text, is: #""a""#)
        expect(("\("a\"b\\(c)\n")" as SwiftCode).text, is: #""a\u{22}b\u{5c}(c)\u{a}""#)
        for word in ["", "1a", "a-b", "a\"", "a b", "class", "true", "_", "a=1", "a\u{202E}"] {
            expect(SwiftName(word) == nil, "\(word)")
        }
        expect(SwiftName("Größe_2")?.text, is: "Größe_2")
    }

    let words = Fact("a word for the shell stays one word") {
        expect(ShellWord("a/b-1").description == "a/b-1" && ShellWord("my app").description == "'my app'")
        expect(ShellWord("it's $(x)").description, is: #"'it'\''s $(x)'"#)
        expect(ShellWord("a\n\u{1B}'").description == #"$'a\x0a\x1b\''"# && ShellWord("").description == "''")
    }
}

@Suite("Many hostile projects", .long)
struct HostileProjectLongTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    /// `VIGIL_SEEDS=2000` makes so many; a night has more of them.
    private static let count = ProcessInfo.processInfo.environment["VIGIL_SEEDS"].flatMap { UInt64($0) } ?? 150

    let fuzz = Fact("change nothing outside, and what is written for them loads without running anything of theirs") {
        var made = 0
        for seed in 0..<Self.count {
            let project = try HostileProject(seed: 1_000 + seed)
            guard let package = try HostileRun.package(around: project) else { continue }
            made += 1
            if made % 50 == 0 { try expect(Self.load(package), "seed \(seed)") }
            expect(!FileManager.default.fileExists(atPath: project.canary))
        }
        expect(made * 5 > Int(Self.count) * 2, "\(made)")
    }

    /// Has the package manager evaluate Package.swift; returns whether it could.
    private static func load(_ package: String) throws -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", "package", "--package-path", package, "dump-package"]
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
