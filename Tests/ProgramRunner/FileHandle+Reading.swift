import Foundation

extension FileHandle {
    /// All that comes until the other end is closed. Foundation's own reading ends the program where a signal interrupts it.
    func readAll() -> Data {
        var (data, piece) = (Data(), [UInt8](repeating: 0, count: 1 << 16))
        while true {
            let count = Foundation.read(fileDescriptor, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return data }
            data.append(contentsOf: piece[..<count])
        }
    }
}
