import Foundation
import Testing
import VigilFacts

@testable import VigilTool

struct ServerFilesTests: Facts {
    @Test("Files for servers", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let version = Fact("take the commit of the checkout, and the version where it has none") {
        let commit = String(repeating: "ab", count: 20)
        let folder = try Folder(["with/.git/HEAD": commit, "without/a": ""])
        for (name, version) in [("with", commit), ("without", Version.number)] {
            for file in ServerFiles(vigil: folder.path(name)).files {
                expect(file.text.contains("  VIGIL_VERSION: \"\(version)\"\n"), "\(file.path)")
            }
        }
    }

    let place = Fact("are in each new package, and are to be moved where the package is not the whole repository") {
        let folder = try Folder(["one/.git/HEAD": "", "two/a": ""])
        let below = try NewRun(folder.path("one/Phone/Demo"))
        let alone = try NewRun(folder.path("two/Demo"))
        expect(below.said.last?.contains("to \(folder.path("one")), and write Phone/Demo for PACKAGE"), is: true)
        expect(alone.said.count, is: 1)
        for file in ServerFiles(vigil: NewRun.vigil).files {
            for package in ["one/Phone/Demo/", "two/Demo/"] {
                try expect(folder.text(of: package + file.path), is: file.text)
            }
        }
    }

    let reports = Fact("make each report that they keep, and keep nothing else") {
        let files = ServerFiles(version: "1")
        for text in [files.gitHub, files.gitLab] {
            for report in ["--junit vigil-reports/scenarios.xml", "--html vigil-reports/scenarios.html"] {
                expect(text.contains(report))
            }
        }
        expect(files.gitHub.contains(" --github\n") && files.gitHub.hasSuffix("path: vigil-reports\n"))
        expect(files.gitLab.contains("paths: [vigil-reports/]\n") && !files.gitLab.contains("--github"))
        expect(files.gitLab.hasSuffix("junit: vigil-reports/scenarios.xml\n"))
    }

    let form = Fact("have lines of comment and command that stay within their width, and no tab, which ends YAML") {
        for file in ServerFiles(version: String(repeating: "a", count: 40)).files {
            expect(!file.text.contains("\t"))
            for line in file.text.split(separator: "\n") { expect(line.count <= 128, "\(line)") }
        }
    }
}
