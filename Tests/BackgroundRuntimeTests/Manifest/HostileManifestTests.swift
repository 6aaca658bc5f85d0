import Foundation
import Testing

@testable import BackgroundRuntime
@testable import ManifestProbe

@Suite("A hostile manifest")
struct HostileManifestTests {
    @Test("is refused with a reason, and never crashes or hangs", arguments: hostileTexts + hostileBinaries)
    func isRefused(input: HostileInput) throws {
        let directory = try TemporaryDirectory()
        let path = directory.path(input.file)
        try Data(input.bytes).write(to: URL(fileURLWithPath: path))
        let outcome = try Probe.run(path)
        #expect(outcome.firstLine == input.says.map { path + $0 })
        #expect(outcome.exit == (input.says?.contains(": error: ") == true ? 2 : 0))
    }

    @Test("that is no file at all is refused")
    func isNoFile() throws {
        let directory = try TemporaryDirectory()
        let path = directory.path("Info.plist")
        #expect(try Probe.run(path).firstLine == "\(path): error: there is no such file")
        try Data("<plist/>".utf8).write(to: URL(fileURLWithPath: path))
        #expect(
            try Probe.run(directory.path("Info.plits")).firstLine
                == "\(directory.path("Info.plits")): error: there is no such file; did you mean \"Info.plist\"?")
        #expect(
            try Probe.run(directory.root).firstLine
                == "\(directory.root): error: this is a directory; did you mean \(path.quoted)?")
        #expect(try Probe.run("/dev/zero").firstLine == "/dev/zero: error: this is a device, not a regular file")
    }

    @Test("of 100 MB is refused before it is read")
    func isTooLarge() throws {
        let directory = try TemporaryDirectory()
        let path = directory.path("Info.plist")
        try Data("<plist>".utf8).write(to: URL(fileURLWithPath: path))
        let handle = try #require(FileHandle(forWritingAtPath: path))
        try handle.truncate(atOffset: 100_000_000)
        try handle.close()
        let outcome = try Probe.run(path)
        #expect(outcome.firstLine == "\(path): error: the file has more than 10 MB: this is no manifest")
    }
}
