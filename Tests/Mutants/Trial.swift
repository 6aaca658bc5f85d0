import Foundation

/// The tests against one mutant, the near ones first.
struct Trial {
    enum Verdict: Equatable {
        /// A test failed: its title.
        case caught(String)
        /// The tests ended in another way.
        case broke(String)
        /// The near tests passed, and the others were not tried.
        case survivedNear
        case survived
    }

    let place: Place
    let folder: URL

    /// Far above what all tests take, on a slow machine too: a mutant that never ends is caught.
    private static let minutes = 20
    /// Has the package build the programs that only long tests run, and play those tests.
    static let environment = ["VIGIL_LONG_TESTS": "1"]

    /// Tries the near tests, and then all others but those of the sources themselves.
    func run(isFarWanted: Bool) throws -> Verdict {
        let verdict = try run(["--filter", near])
        guard verdict == .survived else { return verdict }
        return isFarWanted ? try run(["--skip", "HouseRulesTests"]) : .survivedNear
    }

    /// The tests that are likely to see it.
    private var near: String { "^(\(NearTests.targets(of: place.file).joined(separator: "|")))\\." }

    private func run(_ arguments: [String]) throws -> Verdict {
        var command = Command(
            ["timeout", "--kill-after=10", "\(Trial.minutes)m", "swift", "test", "--skip-build"] + arguments, in: folder
        )
        command.environment = Trial.environment.merging(["VIGIL_MUTANT": "\(place.number)"]) { $1 }
        let (process, pipe) = (command.make(), Pipe())
        (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
        try process.run()
        let failure = Trial.firstFailure(in: pipe.fileHandleForReading)
        if failure != nil { process.terminate() }
        process.waitUntilExit()
        if let failure { return .caught(failure) }
        switch process.terminationStatus {
        case 0: return .survived
        case 124, 137: return .broke("the tests never ended")
        case let status: return .broke("the tests ended with \(status)")
        }
    }

    /// The title of the first test that fails; nil at the end of the output.
    private static func firstFailure(in output: FileHandle) -> String? {
        var rest = Data()
        while case let data = output.availableData, !data.isEmpty {
            rest += data
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: rest[..<end], as: UTF8.self)
                rest = Data(rest[(end + 1)...])
                if line.contains("recorded an issue") { return title(in: line) }
            }
        }
        return nil
    }

    private static func title(in line: String) -> String {
        let start = line.range(of: "Test ")?.upperBound ?? line.startIndex
        let end = line.range(of: " recorded an issue")?.lowerBound ?? line.endIndex
        return String(line[start..<end])
    }
}
