import Foundation
import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes
import VirtualTime

@Suite("The file of --output", .enabled(if: RuntimeInterface.problems.isEmpty))
struct OutputFileTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    private static func sample() throws -> TestFolder {
        let folder = try TestFolder()
        try folder.write(
            "{ CFBundleIdentifier: \"com.example.app\", CFBundleName: \"Sample\" }", to: "Sample/Info.plist")
        try folder.write(
            """
            { apps: { Other: "../Other.plist" }, steps: [{ at: 0, device: "launch" },
              { at: 0, app: "timer", with: { every: "1s" } },
              { at: 1, device: "location.track", with: { file: "../walk.gpx" } },
              { at: "30min", expect: { state: "active" } }] }
            """, to: "Sample/Scenarios/Sample.json5")
        try folder.write("{ CFBundleIdentifier: \"com.example.other\" }", to: "Sample/Other.plist")
        try folder.write("<gpx><trk><trkseg/></trk></gpx>", to: "Sample/walk.gpx")
        return folder
    }

    private static func run(_ folder: TestFolder, _ output: String, _ more: String...) throws -> Program.Outcome {
        try Program("vigil").run(["run", "Sample", "--output", output] + more, in: folder.url)
    }

    let isNoInput = Fact(
        "is never one that the run reads, also through a link",
        for: [
            "Sample/Info.plist", "Sample/Scenarios/Sample.json5", "Sample/Other.plist", "Sample/walk.gpx",
            "Sample/../Sample/Info.plist", "link",
        ]
    ) { (output: String) in
        let folder = try Self.sample()
        let link = folder.url.appendingPathComponent("link")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "Sample/Info.plist")
        let before = try Data(contentsOf: folder.url.appendingPathComponent(output))
        let outcome = try Self.run(folder, output)
        expect(outcome.code, is: 2, "\(outcome)")
        expect(outcome.complaints.contains("\(output) is a file that the run reads"), "\(outcome)")
        try expect(Data(contentsOf: folder.url.appendingPathComponent(output)), is: before)
    }

    let isNotOtherManifest = Fact("is not the manifest that takes the place of the scenario's") {
        let folder = try Self.sample()
        try folder.write("{ CFBundleIdentifier: \"com.example.app\" }", to: "New.plist")
        try expect(Self.run(folder, "New.plist", "--manifest", "New.plist").code, is: 2)
        try expect(String(contentsOfFile: folder.url.path + "/New.plist", encoding: .utf8).contains("com.example.app"))
    }

    let keepsNode = Fact("stays the link or the pipe that it is, and what it leads to gets the lines") {
        let folder = try Self.sample()
        let file = folder.url.appendingPathComponent("file").path
        let link = folder.url.appendingPathComponent("link").path
        try "old and long".write(toFile: file, atomically: true, encoding: .utf8)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file")
        _ = try Self.run(folder, "link")
        try expect(FileManager.default.destinationOfSymbolicLink(atPath: link), is: "file")
        let text = try String(contentsOfFile: file, encoding: .utf8)
        expect(text.hasPrefix("iOS ") && text.contains("opened by the user"))

        let pipe = folder.url.appendingPathComponent("pipe").path
        expect(mkfifo(pipe, 0o600), is: 0)
        let reader = open(pipe, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        _ = try Self.run(folder, "pipe", "--format", "summary")
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = read(reader, &bytes, bytes.count)
        expect(String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self).contains("Summary of Sample"))
        try expect(FileManager.default.attributesOfItem(atPath: pipe)[.type] as? FileAttributeType != .typeRegular)
    }

    @Test("stops the run with the reason when the system takes no more", .enabled(if: access("/dev/full", W_OK) == 0))
    func fullDisk() throws {
        let outcome = try Self.run(try Self.sample(), "/dev/full", "--format", "jsonl")
        expect(outcome.code, is: 2, "\(outcome)")
        expect(outcome.complaints.contains("/dev/full cannot be written: No space left on device"), "\(outcome)")
    }
}
