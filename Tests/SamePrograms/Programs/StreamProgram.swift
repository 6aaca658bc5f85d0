#if ON_MACHINE
    import Foundation
#else
    import UIKit
#endif

/// Streams of memory and of files: what each call answers, and how far the stream is.
struct StreamProgram {
    private let notes: Notes

    init(_ notes: Notes) { self.notes = notes }

    func play(_ chance: inout Chance) {
        let bytes = (0..<chance.below(40)).map { UInt8($0) }
        let path = NSTemporaryDirectory() + "stream-\(getpid())-\(chance.next())"
        let out = chance.pick([
            OutputStream(toMemory: ()), OutputStream(toFileAtPath: path, append: false),
            OutputStream(url: URL(fileURLWithPath: path), append: true),
        ])
        if let out { write(bytes, to: out, &chance) }
        let written = (try? Data(contentsOf: URL(fileURLWithPath: path))).map { Array($0) }
        notes.add("file: \(written ?? [])")
        fill(&chance)
        read(InputStream(data: Data(bytes)), &chance)
        if let stream = InputStream(fileAtPath: path) { read(stream, &chance) }
        if let stream = InputStream(url: URL(fileURLWithPath: path)) { read(stream, &chance) }
        try? FileManager.default.removeItem(atPath: path)
    }

    private func state(_ stream: Stream) -> String {
        // The machine's own traps where there is no error.
        let hasError = stream.streamStatus == .error && stream.streamError != nil
        return "status \(stream.streamStatus.rawValue), error \(hasError)"
    }

    private func write(_ bytes: [UInt8], to stream: OutputStream, _ chance: inout Chance) {
        notes.add("out: \(state(stream))")
        stream.open()
        notes.add("out is open: \(state(stream)), space \(stream.hasSpaceAvailable)")
        var rest = bytes[...]
        while !rest.isEmpty {
            let part = Array(rest.prefix(1 + chance.below(12)))
            let count = stream.write(part, maxLength: part.count)
            notes.add("wrote \(count) of \(part.count): \(state(stream)), space \(stream.hasSpaceAvailable)")
            guard count > 0 else { break }
            rest = rest.dropFirst(count)
        }
        let data = stream.property(forKey: .dataWrittenToMemoryStreamKey) as? Data
        notes.add("kept: \(data.map { Array($0) } ?? [])")
        stream.close()
        notes.add("out is closed: \(state(stream))")
    }

    /// A buffer takes no more than it holds.
    private func fill(_ chance: inout Chance) {
        let capacity = 1 + chance.below(8)
        let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        buffer.initialize(repeating: 0, count: capacity)
        defer { buffer.deallocate() }
        let stream = OutputStream(toBuffer: buffer, capacity: capacity)
        stream.open()
        for number in 0..<3 {
            let part = (0..<1 + chance.below(5)).map { UInt8(number * 10 + $0) }
            let count = stream.write(part, maxLength: part.count)
            notes.add("buffer took \(count) of \(part.count): \(state(stream)), space \(stream.hasSpaceAvailable)")
        }
        notes.add("buffer: \((0..<capacity).map { buffer[$0] })")
        stream.close()
    }

    private func read(_ stream: InputStream, _ chance: inout Chance) {
        notes.add("in: \(state(stream)), bytes \(stream.hasBytesAvailable)")
        stream.open()
        notes.add("in is open: \(state(stream)), bytes \(stream.hasBytesAvailable)")
        var buffer = [UInt8](repeating: 0, count: 16)
        for _ in 0..<8 {
            let count = stream.read(&buffer, maxLength: 1 + chance.below(15))
            let bytes = buffer.prefix(max(count, 0))
            notes.add("read \(count) \(bytes): \(state(stream)), bytes \(stream.hasBytesAvailable)")
            if count <= 0 { break }
        }
        stream.close()
        notes.add("in is closed: \(state(stream))")
    }
}
