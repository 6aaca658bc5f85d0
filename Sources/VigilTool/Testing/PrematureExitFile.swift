import Foundation

/// The file that lies where Bazel names it for as long as a run has not come to its end: left behind, it makes the test fail,
/// whatever the exit code.
struct PrematureExitFile {
    private let path: String?

    /// Puts the file where `TEST_PREMATURE_EXIT_FILE` asks for one.
    init(environment: [String: String]) {
        path = environment["TEST_PREMATURE_EXIT_FILE"].flatMap { $0.isEmpty ? nil : $0 }
        guard let path else { return }
        // Where it cannot be written, Bazel does without it, as it does for programs that know nothing of it.
        _ = FileManager.default.createFile(atPath: path, contents: Data("0".utf8))
    }

    /// The run has told all it has to tell.
    func remove() {
        if let path { try? FileManager.default.removeItem(atPath: path) }
    }
}
