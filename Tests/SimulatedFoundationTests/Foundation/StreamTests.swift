import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// Notes what a stream tells.
private final class Listener: NSObject, StreamDelegate {
    func stream(_ aStream: Stream, handle eventCode: Stream.Event) {
        switch eventCode {
        case .openCompleted: print("open")
        case .hasBytesAvailable: print("read", (aStream as? InputStream)?.text(2) ?? "")
        case .endEncountered: print("end")
        case .errorOccurred: print("error", aStream.streamError != nil)
        default: print("space")
        }
    }
}

extension InputStream {
    /// At most so many bytes as a text.
    fileprivate func text(_ length: Int) -> String {
        var bytes = [UInt8](repeating: 0, count: length)
        let count = read(&bytes, maxLength: length)
        return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }
}

struct StreamTests: Facts {
    @Test("A stream of bytes in memory or in a file", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func printed(_ body: @escaping @MainActor @Sendable () -> Void) throws -> [String] {
        let phone = try FoundationPhone { body() }
        phone.run(for: .seconds(5))
        return phone.app.trace.output
    }

    let memory = Fact("is open once it was opened, and at its end once all was read") {
        let lines = try Self.printed {
            let input = InputStream(data: Data("abc".utf8))
            print(input.streamStatus == .notOpen)
            input.open()
            print(input.streamStatus == .open, input.hasBytesAvailable, input.text(8), input.text(8) == "")
            print(input.streamStatus == .atEnd)
            input.close()
            print(input.streamStatus == .closed)
        }
        expect(lines, is: ["true", "true true abc true", "true", "true"])
    }

    let file = Fact("writes a file, appends to it, and reads it") {
        let lines = try Self.printed {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("note.txt")
            for word in ["one ", "two"] {
                let output = OutputStream(toFileAtPath: file.path, append: word == "two")
                output?.open()
                print(output?.write(Array(word.utf8), maxLength: word.utf8.count) ?? -1)
                output?.close()
            }
            let input = InputStream(url: file)
            input?.open()
            print(input?.text(20) ?? "nothing")
            let missing = InputStream(fileAtPath: file.path + ".not")
            missing?.open()
            print(missing?.streamStatus == .error)
        }
        expect(lines, is: ["4", "3", "one two", "true"])
    }

    let written = Fact("into memory has what was written, and a buffer takes no more than it holds") {
        let lines = try Self.printed {
            let output = OutputStream(toMemory: ())
            output.open()
            print(output.write([65, 66], maxLength: 2))
            let data = output.property(forKey: .dataWrittenToMemoryStreamKey) as? Data
            print(data.map { String(decoding: $0, as: UTF8.self) } ?? "nothing")
            let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
            defer { buffer.deallocate() }
            let small = OutputStream(toBuffer: buffer, capacity: 2)
            small.open()
            print(small.write([67, 68], maxLength: 2), buffer[1])
        }
        expect(lines, is: ["2", "AB", "2 68"])
    }

    let events = Fact("tells its delegate, once it is scheduled") {
        let lines = try Self.printed {
            let (listener, input) = (Listener(), InputStream(data: Data("abc".utf8)))
            input.delegate = listener
            input.schedule(in: .main, forMode: .default)
            input.open()
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print(input.streamStatus == .atEnd, listener) }
        }
        expect(Array(lines.prefix(4)), is: ["open", "read ab", "read c", "end"])
    }
}

struct LesserDeclarationTests: Facts {
    @Test(
        "What code asks of its thread, its loop, its ports and its defaults",
        .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func printed(_ body: @escaping @MainActor @Sendable () -> Void) throws -> [String] {
        let phone = try FoundationPhone { body() }
        phone.run(for: .seconds(5))
        return phone.app.trace.output
    }

    let stack = Fact("the stack has functions and no addresses, and the priority is kept") {
        let lines = try Self.printed {
            print(Thread.callStackSymbols.count > 3, Thread.callStackSymbols.joined().contains("0x"))
            print(Thread.setThreadPriority(0.7), Thread.threadPriority(), Thread.callStackReturnAddresses.isEmpty)
        }
        expect(lines, is: ["true false", "true 0.7 false"])
    }

    let limit = Fact("a run loop says when its next timer fires") {
        let lines = try Self.printed {
            let now = Date()
            let timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in }
            print(RunLoop.current.limitDate(forMode: .default)?.timeIntervalSince(now) ?? -1)
            timer.invalidate()
            print(RunLoop.current.limitDate(forMode: .default) == .distantFuture)
        }
        expect(lines, is: ["3.0", "true"])
    }

    let port = Fact("a port tells that it ends, once") {
        let lines = try Self.printed {
            let port = Port()
            let observer = NotificationCenter.default.addObserver(
                forName: Port.didBecomeInvalidNotification, object: port, queue: nil
            ) { _ in print("invalid") }
            port.schedule(in: .current, forMode: .default)
            port.invalidate()
            port.invalidate()
            port.remove(from: .current, forMode: .default)
            print(port.isValid)
            NotificationCenter.default.removeObserver(observer)
        }
        expect(lines, is: ["invalid", "false"])
    }

    let domains = Fact("arguments hide values, values hide registered defaults, and both domains go with the launch") {
        let lines = try Self.printed {
            let defaults = UserDefaults.standard
            defaults.register(defaults: ["a": 1])
            defaults.set(2, forKey: "a")
            defaults.setVolatileDomain(["a": 3], forName: UserDefaults.argumentDomain)
            print(defaults.integer(forKey: "a"), defaults.volatileDomain(forName: UserDefaults.registrationDomain))
            defaults.removeVolatileDomain(forName: UserDefaults.argumentDomain)
            UserDefaults.resetStandardUserDefaults()
            print(defaults.integer(forKey: "a"), defaults.volatileDomainNames)
        }
        expect(lines, is: ["3 [\"a\": 1]", "2 [\"NSArgumentDomain\", \"NSRegistrationDomain\"]"])
    }
}
