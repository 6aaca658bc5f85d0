import Foundation

/// The file that lies where Bazel names it for as long as a run has not come to its end: left behind, it makes the test fail,
/// whatever the exit code.
struct PrematureExitFile {
    private let path: String?

    /// Puts the file where `TEST_PREMATURE_EXIT_FILE` asks for one.
    init(environment: [String: String]) {
        let named = environment["TEST_PREMATURE_EXIT_FILE"].flatMap { $0.isEmpty ? nil : $0 }
        // Where it cannot be made, Bazel does without it, as it does for programs that know nothing of it. A file that is there
        // is somebody else's.
        let descriptor = named.map { open($0, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666) } ?? -1
        path = descriptor < 0 ? nil : named
        guard descriptor >= 0 else { return }
        _ = write(descriptor, "0", 1)
        close(descriptor)
    }

    /// The run has told all it has to tell.
    func remove() {
        if let path { try? FileManager.default.removeItem(atPath: path) }
    }
}
