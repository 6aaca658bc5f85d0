import BackgroundRuntime
import Foundation
import VigilResults

/// Takes what comes of scenarios as they are played.
package struct TestListener {
    /// Hears of each beginning and each end.
    package let hear: (TestMessage) -> Void

    /// Writes for a reader: what passed, what failed and why.
    package static func printing(_ style: TextStyle, _ write: @escaping (String) -> Void) -> TestListener {
        TestListener { message in
            if case .ended(let end) = message, let result = end.result { write(result.text(style, shown: end.shown)) }
        }
    }

    /// Hands everything to the process that reads from a descriptor.
    private static func sending(to descriptor: PrivateDescriptor) -> TestListener {
        TestListener { message in descriptor.write(message.line) }
    }

    /// The listener that a command line asks for.
    ///
    /// - Throws: ``UsageError`` for what is no open descriptor.
    package init(
        _ parsed: ParsedCommand, _ style: TextStyle, _ write: @escaping (String) -> Void
    ) throws(UsageError) {
        guard let number = parsed.value(TestListener.option.name) else {
            self = .printing(style, write)
            return
        }
        self = .sending(to: try PrivateDescriptor(number, of: TestListener.option))
    }

    private init(hear: @escaping (TestMessage) -> Void) {
        self.hear = hear
    }

    /// How many columns what failed may take where another process prints it; nil for any number.
    package static var columns: Int? { ProcessInfo.processInfo.environment[widthVariable].flatMap { Int($0) } }

    /// The variable with ``columns``.
    package static let widthVariable = "VIGIL_COLUMNS"

    /// The option that names the descriptor.
    package static let option = OptionSpec(
        "--results", value: "NUMBER", "Sends what comes of tests to this open descriptor, as vigil test reads it.")
}

/// Where a program is told which scenarios to play, one by one.
package enum TestRequests {
    /// The option that names the descriptor.
    package static let option = OptionSpec(
        "--requests", value: "NUMBER", "Plays what this open descriptor asks for, as vigil test writes it.")

    /// The requests of a command line, each taken when it is wanted; nil where none are asked for.
    ///
    /// - Throws: ``UsageError`` for what is no open descriptor.
    package static func of(_ parsed: ParsedCommand) throws(UsageError) -> AnySequence<TestRequest>? {
        guard let number = parsed.value(option.name) else {
            let files = parsed.values("--test")
            return files.isEmpty ? nil : AnySequence(files.map { TestRequest(file: $0) })
        }
        let descriptor = try PrivateDescriptor(number, of: option)
        return AnySequence { AnyIterator { descriptor.readLine().flatMap(MessageLine.value) } }
    }
}

/// An inherited descriptor under a number that code of an app does not come upon.
private final class PrivateDescriptor {
    private let number: Int32
    private var reader = LineReader()
    private var lines: [[UInt8]] = []

    init(_ text: String, of option: OptionSpec) throws(UsageError) {
        guard let given = Int32(text), fcntl(given, F_GETFD) >= 0 else {
            throw UsageError("\(option.name) takes the number of an open descriptor, not \"\(text)\"")
        }
        let other = fcntl(given, F_DUPFD_CLOEXEC, 700)
        number = other < 0 ? given : other
        if other >= 0 { close(given) }
    }

    func write(_ bytes: [UInt8]) {
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { Foundation.write(number, $0.baseAddress, $0.count) }
            guard count >= 0 || errno == EINTR else { return }
            written += max(count, 0)
        }
    }

    /// The next line; nil when there is no more.
    func readLine() -> [UInt8]? {
        while lines.isEmpty {
            var read: [[UInt8]] = []
            guard reader.read(number, { read.append(Array($0)) }) else { return nil }
            lines = read.reversed()
        }
        return lines.removeLast()
    }
}
