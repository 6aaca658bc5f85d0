import Foundation
import VigilDocuments
import VigilFingerprint
import VigilResults

/// What was in a file when a test run was planned: what comes of a scenario belongs to the files that were played.
package struct InputPrint: Codable, Sendable, Hashable {
    /// The path from the root of the machine: an app may change the current folder.
    package let path: String
    /// The fingerprint of its bytes.
    package let print: String

    /// The print of a file as it is now.
    ///
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - contents: what is in it; it is read without.
    package init(_ path: String, contents: Data? = nil) {
        self.path = FilePath.absolute(path)
        var print = Fingerprint()
        print.add(contents ?? RegularFile.contents(at: path) ?? Data())
        self.print = "\(print)"
    }

    /// Whether the file has what it had.
    var isAsItWas: Bool { InputPrint(path) == self }

    /// What is said where it has not.
    var problem: String { "\(path) \(InputPrint.words)" }

    private static let words = "was changed after the test run had begun: what came of it would belong to neither"

    /// Whether a scenario was not played for this reason.
    package static func isReason(for result: ScenarioResult) -> Bool {
        result.outcome == .unplayable && result.problems.contains { $0.hasSuffix(words) }
    }
}
