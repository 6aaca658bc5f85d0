import Foundation

/// What a program that plays scenarios tells `vigil test`: a line of JSON each, through a descriptor that nothing else uses.
///
/// Standard output belongs to the app, which may print whatever it likes.
package enum TestMessage: Codable, Sendable, Hashable {
    /// A scenario begins.
    case began(file: String)
    /// A scenario is over.
    case ended(TestResult)

    /// The message as a line.
    package var line: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        } catch {
            preconditionFailure("a message of plain texts was not encoded: \(error)")
        }
    }

    /// The message of a line; nil for one that was cut off.
    package init?(line: String) {
        guard let message = try? JSONDecoder().decode(TestMessage.self, from: Data(line.utf8)) else { return nil }
        self = message
    }
}

/// Takes what comes of scenarios as they are played.
package struct TestListener {
    /// Hears of each beginning and each end.
    package let hear: (TestMessage) -> Void

    /// Writes for a reader: what passed, what failed and why.
    package static func printing(_ style: TextStyle, _ write: @escaping (String) -> Void) -> TestListener {
        TestListener { message in
            if case .ended(let result) = message { write(result.text(style)) }
        }
    }

    /// Hands everything to the process that reads from a descriptor.
    ///
    /// - Throws: ``UsageError`` for what is no open descriptor.
    package static func sending(to text: String) throws(UsageError) -> TestListener {
        guard let descriptor = Int32(text), fcntl(descriptor, F_GETFD) >= 0 else {
            throw UsageError("--results takes the number of an open descriptor, not \"\(text)\"")
        }
        // Nobody else is to have it.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return TestListener { message in
            let bytes = Array((message.line + "\n").utf8)
            var written = 0
            while written < bytes.count {
                let count = bytes[written...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
                guard count >= 0 || errno == EINTR else { return }
                written += max(count, 0)
            }
        }
    }

    /// The listener that a command line asks for.
    package init(
        _ parsed: ParsedCommand, _ style: TextStyle, _ write: @escaping (String) -> Void
    ) throws(UsageError) {
        guard let descriptor = parsed.value(TestListener.option.name) else {
            self = .printing(style, write)
            return
        }
        self = try .sending(to: descriptor)
    }

    private init(hear: @escaping (TestMessage) -> Void) {
        self.hear = hear
    }

    /// How results look that another process prints, which says how wide its terminal is.
    package static var style: TextStyle {
        .plain(columns: ProcessInfo.processInfo.environment[widthVariable].flatMap { Int($0) })
    }

    /// The variable with the width for ``style``.
    package static let widthVariable = "VIGIL_COLUMNS"

    /// The option that names the descriptor.
    package static let option = OptionSpec(
        "--results", value: "NUMBER", "Sends what comes of tests to this open descriptor, as vigil test reads it.")
}
