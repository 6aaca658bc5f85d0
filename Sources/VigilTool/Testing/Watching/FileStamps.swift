import Foundation
import VigilScenarios

/// The files below some folders as they were at one time, hidden ones aside.
struct FileStamps {
    /// What changes when a file is written, replaced or touched.
    private struct Stamp: Equatable {
        let (seconds, nanoseconds): (Int, Int)
        let size: Int
        let number: UInt64
    }

    private let stamps: [String: Stamp]

    /// Looks at the folders now.
    init(below folders: [String]) {
        var stamps: [String: Stamp] = [:]
        for file in folders.flatMap({ FileTree.files(below: $0) }) where stamps[file] == nil {
            var status = stat()
            guard stat(file, &status) == 0 else { continue }
            stamps[file] = Stamp(
                seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec, size: Int(status.st_size),
                number: UInt64(status.st_ino))
        }
        self.stamps = stamps
    }

    /// The paths of what was written, came or went since an earlier look, in alphabetical order.
    func changes(since earlier: FileStamps) -> [String] {
        let gone = earlier.stamps.keys.filter { stamps[$0] == nil }
        return (gone + stamps.filter { earlier.stamps[$0.key] != $0.value }.map(\.key)).sorted()
    }
}
