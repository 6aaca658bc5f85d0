import Foundation
import VigilProgramImage

/// The open files of this program, as the kernel lists them.
enum OpenFiles {
    /// The path of an open file; nil for what is none, as a pipe.
    static func path(of file: Int32) -> String? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/fd/\(file)", &bytes, bytes.count)
        guard count > 0, bytes[0] == CChar(UInt8(ascii: "/")) else { return nil }
        return String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Whether two paths are those of one file.
    static func isSame(_ path: String, _ other: String) -> Bool {
        var (found, known) = (stat(), stat())
        return stat(path, &found) == 0 && stat(other, &known) == 0 && found.st_dev == known.st_dev
            && found.st_ino == known.st_ino
    }

    /// Those with a path of some kind, as long as a folder names them.
    static func all(where isWanted: (String) -> Bool) -> [(file: Int32, path: String)] {
        MachineCalls.exempting {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
            return names.compactMap(Int32.init).sorted().compactMap { file in
                path(of: file).flatMap { isWanted($0) && isNamed(file) ? (file, $0) : nil }
            }
        }
    }

    private static func isNamed(_ file: Int32) -> Bool {
        var found = stat()
        return fstat(file, &found) == 0 && found.st_nlink > 0
    }

    /// A lock that is held by an open file.
    struct Lock: Hashable {
        let kind: Kind
        let isExclusive: Bool

        /// Kinds of locks, by the names that the kernel gives them.
        enum Kind: String {
            case ofOpening = "FLOCK"
            case ofProcess = "POSIX"
            case ofOpeningAndRange = "OFDLCK"
        }

        /// Reads `lock: 1: POSIX ADVISORY WRITE 4711 00:2a:99 0 EOF`.
        private init?(_ line: Substring) {
            let words = line.split(whereSeparator: \.isWhitespace)
            guard words.first == "lock:", words.count > 4, let kind = Kind(rawValue: String(words[2])) else {
                return nil
            }
            (self.kind, isExclusive) = (kind, words[4] == "WRITE")
        }

        /// Those of an open file, each kind once.
        static func all(of file: Int32) -> [Lock] {
            let text = MachineCalls.exempting { FileManager.default.contents(atPath: "/proc/self/fdinfo/\(file)") }
            let all = String(decoding: text ?? Data(), as: UTF8.self).split(separator: "\n").compactMap(Lock.init)
            return all.reduce(into: []) { found, lock in
                if !found.contains(lock) { found.append(lock) }
            }
        }
    }
}

extension OpenFiles.Lock.Kind {
    /// The function that takes one.
    var function: String {
        switch self {
        case .ofOpening: "flock()"
        case .ofProcess: "fcntl()"
        case .ofOpeningAndRange: "fcntl() for an open file description"
        }
    }

    /// Lets go of the lock that an open file has.
    func unlock(_ file: Int32) {
        var whole = flock()
        (whole.l_type, whole.l_whence) = (Int16(F_UNLCK), Int16(SEEK_SET))
        switch self {
        case .ofOpening: _ = flock(file, LOCK_UN)
        case .ofProcess: _ = fcntl(file, F_SETLK, &whole)
        case .ofOpeningAndRange: _ = fcntl(file, Self.setOfOpening, &whole)
        }
    }

    /// `F_OFD_SETLK`, which Swift's headers leave out.
    private static let setOfOpening: Int32 = 37
}
