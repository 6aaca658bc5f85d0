import Foundation
import Testing
import VigilFacts

@testable import VigilTool

struct DoctorTests: Facts {
    @Test("What is tried of an app", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// An app of two files, with settings of its own.
    private static func app() throws -> Folder {
        try Folder([
            "iOSSources.json": "{ exclude: [\"C.swift\"] }", "A.swift": "func f() {\n    missing()\n    there()\n}\n",
            "B.swift": "func there() {}\n", "C.swift": "",
        ])
    }

    let apart = Fact("leaves the app's own settings as they are, and gives new ones back") {
        let folder = try Self.app()
        let own = folder.path + "/iOSSources.json"
        var (target, depths) = (try require(try TranslatedTarget(folder.path)), [CompileCommand.Depth]())
        let before = try String(contentsOfFile: own, encoding: .utf8)
        let doctor = Doctor("Demo") { sources, depth in
            // First it is asked for the modules.
            guard let text = sources.first(where: { $0.path.hasSuffix("A.swift") })?.text else { return "" }
            depths.append(depth)
            return text.contains("\n    missing()")
                ? "\(folder.path)/A.swift:2:5: error: cannot find 'missing' in scope" : ""
        }
        let report = try doctor.examine(&target) { _ in }
        expect(depths, is: [.types, .types, .paths])
        expect(report.compiles && report.leftOut.map(\.pieces.count) == [1])
        expect(target.settings.leftOut?["A.swift"]?.first?.text, is: "missing()")
        try expect(String(contentsOfFile: own, encoding: .utf8), is: before)
        expect(report.lines().first, is: "Demo: 2 Swift files, 1 without an error, 1 with errors, 1 left out before")
        expect(
            report.lines().last,
            is: "2 of 2 files and 4 of 5 lines can be run. iOSSources.json says what is left out, and why.")
    }

    let foreignModules = Fact("takes modules of other packages, built in the same place, for missing ones") {
        let scratch = try Folder(["Radio.swiftmodule": "", "UIKit.swiftmodule": "", "Radio.swiftdoc": ""])
        let plan = "outputs: [\"/a/debug/Modules/UIKit.swiftmodule\"]"
        let foreign = TypeChecker.foreignModules(in: scratch.path, plan)
        expect(foreign, is: ["Radio"])
        let folder = try Folder(["iOSSources.json": "{}", "A.swift": "import Radio\nimport UIKit\n"])
        var target = try require(try TranslatedTarget(folder.path))
        var questions: [String] = []
        let doctor = Doctor("Demo", foreignModules: foreign) { sources, _ in
            questions += sources.filter { $0.path == "imports.swift" }.map(\.text)
            return ""
        }
        _ = try doctor.examine(&target) { _ in }
        let asked = questions.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("#if") }
        expect(asked, is: ["#if true", "#if !canImport(SimulatedFoundation)", "#if !canImport(UIKit)"])
    }

    let section = Fact("is not whole where the compiler refuses what the plugin wrote, and nothing else") {
        let folder = try Self.app()
        var target = try require(try TranslatedTarget(folder.path))
        let error = "\(folder.path)/A.swift:1:1: error: global variable must be a constant to use @section attribute"
        let report = try Doctor("Demo") { _, _ in error }.examine(&target) { _ in }
        expect(!report.compiles && report.unsolved == [error])
    }

    let symbols = Fact(
        "compiles the symbols of the app's asset catalogues with it, as far as they are wanted",
        for: [
            ("{}", ["storm", "UIColor", "SwiftUI"]), ("{ assetSymbols: \"resources\" }", ["storm", "SwiftUI"]),
            ("{ assetSymbols: \"none\" }", []),
        ]
    ) { (settings: String, wanted: [String]) in
        let folder = try Folder([
            "iOSSources.json": settings, "A.swift": "import SwiftUI\n",
            "Media.xcassets/Storm.colorset/Contents.json": "{}",
        ])
        var (target, texts) = (try require(try TranslatedTarget(folder.path)), Set<String>())
        let doctor = Doctor("Demo") { sources, _ in
            texts.formUnion(sources.filter { $0.path == "AssetSymbols.swift" }.map(\.text))
            return ""
        }
        let report = try doctor.examine(&target) { _ in }
        expect(report.compiles && report.sources.count == 1 && texts.count == (wanted.isEmpty ? 0 : 1))
        let marks = [("storm", "storm"), ("UIColor", "extension UIColor"), ("SwiftUI", "import SwiftUI")]
        let text = texts.joined()
        let said: [String] = marks.filter { text.contains($0.1) }.map(\.0)
        expect(said, is: wanted)
    }

    let beginning = Fact("says first that what begins the app is left out") {
        let folder = try Folder(["A.swift": "@main struct A {}\n", "iOSSources.json": "{}"])
        var (target, rounds) = (try require(try TranslatedTarget(folder.path)), 0)
        let doctor = Doctor("Demo") { sources, _ in
            if sources.map(\.path) == ["imports.swift"] { return "" }
            rounds += 1
            return rounds == 1 ? "\(folder.path)/A.swift:1:14: error: nobody knows" : ""
        }
        let report = try doctor.examine(&target) { _ in }
        expect(report.beginning?.losses.map(\.name), is: ["A"])
        expect(report.lines()[2].hasPrefix("The app does not begin: A in "))
        expect(report.lines().contains("It cannot be run:"))
    }

    let failing = Fact("is said where the compiler still refuses what is left") {
        let folder = try Self.app()
        var target = try require(try TranslatedTarget(folder.path))
        let doctor = Doctor("Demo") { _, _ in "/elsewhere/X.swift:1:1: error: broken" }
        let report = try doctor.examine(&target) { _ in }
        expect(!report.compiles && report.unsolved == ["/elsewhere/X.swift:1:1: error: broken"])
        expect(report.lines().suffix(2), is: ["It cannot be run:", "/elsewhere/X.swift:1:1: error: broken"])
    }

    let placeholders = Fact("writes a file of placeholders, and never over what somebody changed") {
        let folder = try Folder(["A.swift": ""])
        let file = PlaceholderFile(path: folder.path + "/iOSPlaceholders.swift")
        try file.write("class A {}\n")
        try file.write("class B {}\n")
        let text = try String(contentsOfFile: file.path, encoding: .utf8)
        expect(text.hasSuffix("class B {}\n"))
        try (text + "// mine\n").write(toFile: file.path, atomically: true, encoding: .utf8)
        expect(throws: (any Error).self) { try file.write("class C {}\n") }
        try file.write(nil)
        try expect(String(contentsOfFile: file.path, encoding: .utf8).hasSuffix("// mine\n"))
    }

    let command = Fact("is compiled as the package manager compiles it, without what only a build writes") {
        let plan = """
            commands:
              "C.Demo-x86_64-unknown-linux-gnu-debug.module":
                tool: shell
                args: ["/usr/bin/swiftc","-module-name","Demo","-c","-incremental","-output-file-map","/b/map.json","-j2","-Xcc","-g","-swift-version","5","-g"]

            """
        let command = try require(CompileCommand(of: "Demo", in: plan))
        expect(command.compiler, is: "/usr/bin/swiftc")
        expect(command.words, is: ["-module-name", "Demo", "-Xcc", "-g", "-swift-version", "5"])
        expect(CompileCommand(of: "Other", in: plan) == nil)
    }

    let outputs = Fact(
        "writes what the compiler has to write into a folder of its own",
        for: CompileCommand.Depth.allCases
    ) { (depth: CompileCommand.Depth) in
        let plan = "\n  \"C.Demo-x.module\":\n    args: [\"/usr/bin/swiftc\",\"-module-name\",\"Demo\"]\n"
        let command = try require(CompileCommand(of: "Demo", in: plan))
        let words = command.arguments(["A.swift"], depth, writingTo: "/trial")
        let outputs = words.indices.filter { words[$0] == "-o" }.map { words[$0 + 1] }
        expect(outputs, is: (depth == .paths ? ["/trial/paths.sil"] : []))
        expect(!words.contains { $0.hasPrefix("/dev/") })
    }
}
