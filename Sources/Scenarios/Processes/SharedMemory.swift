import Foundation

/// Memory that this process and its copies share: what a copy wrote is there when it is gone, however it went.
final class SharedMemory {
    let start: UnsafeMutableRawPointer
    private let size: Int

    /// Zeros.
    ///
    /// - Throws: ``UsageError`` when the system gives none.
    init(size: Int) throws(UsageError) {
        let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
        guard let memory, memory != MAP_FAILED else {
            throw UsageError("the machine gives no memory: \(String(cString: strerror(errno)))")
        }
        (start, self.size) = (memory, size)
    }

    deinit { munmap(start, size) }
}
