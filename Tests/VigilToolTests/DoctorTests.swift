import Foundation
import Testing

@testable import VigilTool

@Suite("What is tried of an app")
struct DoctorTests {
    /// An app of three files, with settings of its own.
    private static func app() throws -> Folder {
        try Folder([
            "iOSSources.json": "{ exclude: [\"C.swift\"] }", "A.swift": "", "B.swift": "", "C.swift": "",
        ])
    }

    /// What comes of a build in which these files do not compile.
    private static func build(without files: [String], in folder: Folder) -> Doctor.Build {
        var build = Doctor.Build(succeeds: files.isEmpty)
        for file in files { build.diagnostics.take(line: "\(folder.path)/\(file):1:1: error: expected expression") }
        return build
    }

    @Test("is in a folder apart: the app's own settings are as they were during each build and afterwards")
    func apart() throws {
        let folder = try Self.app()
        let own = folder.path + "/iOSSources.json"
        var (target, tried, trials) = (try #require(try TranslatedTarget(folder.path)), [[String]](), Set<String>())
        let before = try String(contentsOfFile: own, encoding: .utf8)
        let doctor = Doctor("Demo") { trial in
            #expect(try String(contentsOfFile: own, encoding: .utf8) == before)
            trials.insert(trial.folder)
            let data = try Data(contentsOf: URL(fileURLWithPath: trial.folder + "/Demo.json"))
            tried.append(try JSONDecoder().decode(TranslatedTarget.Settings.self, from: data).exclude ?? [])
            return Self.build(without: tried.count == 1 ? ["B.swift"] : [], in: folder)
        }
        let report = try doctor.examine(&target) { _ in }
        #expect(tried == [["C.swift"], ["C.swift", "B.swift"]])
        #expect(report.runs && report.failing == [folder.path + "/B.swift"])
        #expect(try String(contentsOfFile: own, encoding: .utf8) == before)
        #expect(trials.count == 1 && !trials.contains { FileManager.default.fileExists(atPath: $0) })
    }

    @Test("is gone after a build that could not begin")
    func failing() throws {
        struct Failure: Error {}
        let folder = try Self.app()
        var (target, place) = (try #require(try TranslatedTarget(folder.path)), "")
        let doctor = Doctor("Demo") { trial in
            place = trial.folder
            throw Failure()
        }
        #expect(throws: Failure.self) { try doctor.examine(&target) { _ in } }
        #expect(!place.isEmpty && !FileManager.default.fileExists(atPath: place))
    }
}
