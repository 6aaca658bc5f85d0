import Foundation
import VigilDocuments
import VigilFingerprint
import VigilScenarios

/// The file with the empty types that stand for missing ones. It is written anew as long as nobody changed it.
struct PlaceholderFile {
    let path: String

    /// Writes the types, or removes the file where there is none.
    ///
    /// - Throws: ``UsageError`` where somebody changed the file, which stays as it is.
    func write(_ types: String?) throws {
        if let oddity = FileKind.oddity(at: path) { throw UsageError("\(path) cannot be written: \(oddity)") }
        let there = RegularFile.text(at: path)
        if let there, !Self.isOurs(there) {
            guard let types, there != Self.text(types) else { return }
            throw UsageError(
                "\(path) was changed by hand, and stays as it is. Declarations of your own belong into "
                    + "\(TranslatedTarget.anchor) beside it: what is declared there is not missing any more. Remove the "
                    + "file, and it is made anew")
        }
        guard let types else {
            if there != nil { try FileManager.default.removeItem(atPath: path) }
            return
        }
        try Self.text(types).write(toFile: path, atomically: true, encoding: .utf8)
    }

    private static func text(_ types: String) -> String {
        """
        // Types in place of those that the app uses and nobody declares or imports there. Of an empty one nothing can be made:
        // statements that would are left out, and say so when they would have run. Declare a better one in iOSSources.swift,
        // and run vigil doctor --leave-out: then it is not in here any more. vigil wrote this file; digest \(digest(types))

        """ + types
    }

    private static func isOurs(_ text: String) -> Bool {
        guard let end = text.firstRange(of: "; digest "), let line = text[end.upperBound...].firstIndex(of: "\n") else {
            return false
        }
        return text[end.upperBound..<line] == digest(String(text[line...].dropFirst()))
    }

    private static func digest(_ text: String) -> String {
        var print = Fingerprint()
        print.add(Data(text.utf8))
        return "\(print)"
    }
}
