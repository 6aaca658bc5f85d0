import Foundation
import Testing
import VigilFacts

@testable import BackgroundRuntime
@testable import ManifestProbe

struct HostileManifestTests: Facts {
    @Test("A hostile manifest", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let isRefused = Fact(
        "is refused with a reason, and never crashes or hangs",
        for: hostileTexts + hostileBinaries
    ) { (input: HostileInput) in
        let directory = try TemporaryDirectory()
        let path = directory.path(input.file)
        try Data(input.bytes).write(to: URL(fileURLWithPath: path))
        let outcome = try Probe.run(path)
        expect(outcome.firstLine, is: input.says.map { path + $0 })
        expect(outcome.exit, is: (input.says?.contains(": error: ") == true ? 2 : 0))
    }

    let isNoFile = Fact("that is no file at all is refused") {
        let directory = try TemporaryDirectory()
        let path = directory.path("Info.plist")
        try expect(Probe.run(path).firstLine, is: "\(path): error: there is no such file")
        try Data("<plist/>".utf8).write(to: URL(fileURLWithPath: path))
        try expect(
            Probe.run(directory.path("Info.plits")).firstLine,
            is: "\(directory.path("Info.plits")): error: there is no such file; did you mean \"Info.plist\"?")
        try expect(
            Probe.run(directory.root).firstLine,
            is: "\(directory.root): error: this is a directory; did you mean \(path.quoted)?")
        try expect(Probe.run("/dev/zero").firstLine, is: "/dev/zero: error: this is a device, not a regular file")
    }

    let isTooLarge = Fact("of 100 MB is refused before it is read") {
        let directory = try TemporaryDirectory()
        let path = directory.path("Info.plist")
        try Data("<plist>".utf8).write(to: URL(fileURLWithPath: path))
        let handle = try require(FileHandle(forWritingAtPath: path))
        try handle.truncate(atOffset: 100_000_000)
        try handle.close()
        let outcome = try Probe.run(path)
        expect(outcome.firstLine, is: "\(path): error: the file has more than 10 MB: this is no manifest")
    }
}
