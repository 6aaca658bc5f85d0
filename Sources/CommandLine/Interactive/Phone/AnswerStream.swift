import Foundation
import VigilScenarios

/// What a phone says to its session.
final class AnswerStream {
    private let descriptor: Int32

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Lines for whoever looks at the session.
    func write(_ text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { self.line(" \(line)") }
    }

    /// The answer is over.
    func end(_ status: PhoneStatus) {
        guard let data = try? JSONEncoder().encode(status) else { preconditionFailure("a status is JSON") }
        line("=" + String(decoding: data, as: UTF8.self))
    }

    /// A line with its mark in front.
    func line(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            guard count >= 0 || errno == EINTR else { return }
            written += max(count, 0)
        }
    }
}
