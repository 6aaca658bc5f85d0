import BackgroundRuntime
import FoundationLibrary
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

struct OutputTests: Facts {
    @Test("What an app prints", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// A way to print, and the lines that come of it.
    struct Way: CustomTestStringConvertible {
        let testDescription: String
        let lines: [String]
        let code: @MainActor @Sendable () -> Void

        init(_ name: String, _ lines: String..., code: @escaping @MainActor @Sendable () -> Void) {
            (testDescription, self.lines, self.code) = (name, lines, code)
        }
    }

    private struct Point {
        let x = 1
    }

    /// The streams of the C library, which are variables that anybody may set.
    private enum Stream {
        static var output: UnsafeMutablePointer<FILE>? { named("stdout") }
        static var errors: UnsafeMutablePointer<FILE>? { named("stderr") }

        private static func named(_ name: String) -> UnsafeMutablePointer<FILE>? {
            dlsym(dlopen(nil, RTLD_NOW), name)?.load(as: UnsafeMutablePointer<FILE>?.self)
        }
    }

    /// A stream of Swift, as an app has one for its errors.
    private struct Errors: TextOutputStream {
        mutating func write(_ text: String) { fputs(text, Stream.errors) }
    }

    private static let ways = [
        Way("print", "a 1") { print("a", 1) },
        Way("print of nothing", "") { print() },
        Way("print with a separator", "a-1") { print("a", 1, separator: "-") },
        Way("print without an end", "ab", "c") {
            print("a", terminator: "")
            print("b\nc")
        },
        Way("print that never ends its line", "a") { print("a", terminator: "") },
        Way("print of the standard library", "a 1") { Swift.print("a", 1) },
        Way("print into a stream", "a") {
            var errors = Errors()
            print("a", to: &errors)
        },
        Way("debugPrint", "\"a\" 1") { debugPrint("a", 1) },
        Way("dump", "▿ \(String(reflecting: Point.self))", "  - x: 1") { dump(Point()) },
        Way("FileHandle.standardOutput", "a") { FileHandle.standardOutput.write(Data("a\n".utf8)) },
        Way("FileHandle.standardError", "a") { FileHandle.standardError.write(Data("a\n".utf8)) },
        Way("puts", "a") { puts("a") },
        Way("putchar", "a") { "a\n".utf8.forEach { putchar(Int32($0)) } },
        Way("fputs", "a") { fputs("a\n", Stream.output) },
        Way("fputc", "a") { "a\n".utf8.forEach { fputc(Int32($0), Stream.errors) } },
        Way("fwrite", "a") { fwrite("a\n", 1, 2, Stream.output) },
        Way("vprintf", "a 1") { withVaList([1]) { _ = vprintf("a %ld\n", $0) } },
        Way("vfprintf", "a 1") { withVaList([1]) { _ = vfprintf(Stream.errors, "a %ld\n", $0) } },
        Way("perror", "a: No such file or directory") {
            errno = ENOENT
            perror("a")
        },
        Way("write", "a") { write(STDOUT_FILENO, "a\n", 2) },
        Way("writev", "a", "b") {
            var (first, second) = (Array("a\n".utf8), Array("b\n".utf8))
            first.withUnsafeMutableBytes { first in
                second.withUnsafeMutableBytes { second in
                    var parts = [first, second].map { iovec(iov_base: $0.baseAddress, iov_len: $0.count) }
                    _ = writev(STDERR_FILENO, &parts, 2)
                }
            }
        },
        Way("NSLog", "a 1") { NSLog("a %ld", 1) },
        Way("print of a package", "a") { libraryPrint("a") },
        Way("NSLog of a package", "a") { libraryLog("a") },
        Way("a file in the place of standard error", "kept") {
            let path = NSTemporaryDirectory() + "log"
            let before = dup(STDERR_FILENO)
            freopen(path, "a", Stream.errors)
            fputs("kept\n", Stream.errors)
            fflush(Stream.errors)
            dup2(before, STDERR_FILENO)
            close(before)
            print((try? String(contentsOfFile: path, encoding: .utf8)) ?? "nothing", terminator: "")
        },
    ]

    let lines = Fact("is a line of it at its instant, whatever prints it", for: Self.ways) { (way: Way) in
        let phone = try FoundationPhone { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { way.code() } }
        phone.run(for: .seconds(3))
        let entries = phone.app.trace.entries(of: .output)
        expect(entries.map(\.text), is: way.lines)
        expect(Set(entries.map { $0.instant.nanoseconds / 1_000_000_000 }).count, is: 1)
        expect(phone.app.trace.findings.isEmpty)
    }

    let end = Fact("of a line that has not ended is a line when the app ends") {
        let phone = try FoundationPhone {
            print("last words", terminator: "")
            exit(0)
        }
        phone.run(for: .seconds(1))
        expect(phone.app.trace.output, is: ["last words"])
    }
}
