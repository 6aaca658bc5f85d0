import Foundation

/// Takes the bytes of a file that a user wrote from the file system, at most so many.
package struct InputFile {
    /// What the file should be: `manifest`.
    let kind: String
    /// The most bytes it may have.
    let limit: Int
    /// The most values that it may hold as a property list.
    let values: Int
    /// Whether it may be a pipe that whoever started the program has made, as `<(command)` of a shell: for what is written
    /// into it is waited.
    let mayBePipe: Bool
    /// What files of the kind are usually called, for hints.
    let usualName: String?
    /// What to do when the file is something else: `give the Info.plist of the app`.
    let advice: String?

    /// A kind of file.
    package init(
        kind: String, limit: Int, values: Int = 100_000, mayBePipe: Bool = false, usualName: String? = nil,
        advice: String? = nil
    ) {
        self.kind = kind
        self.limit = limit
        self.values = values
        self.mayBePipe = mayBePipe
        self.usualName = usualName
        self.advice = advice
    }

    /// The contents of the file at `path`.
    ///
    /// - Throws: ``InputProblems`` when it is missing, too large, no plain file, or may not be read.
    package func data(of path: String) throws(InputProblems) -> Data {
        var status = stat()
        guard !path.isEmpty, stat(path, &status) == 0 else {
            throw refused("there is no such file", hint: InputFile.similarName(to: path), path)
        }
        let type = status.st_mode & S_IFMT
        guard type != S_IFDIR else { throw directory(path) }
        guard type == S_IFREG || mayBePipe && type == S_IFIFO else { throw refused(FileKind.name(type), path) }
        guard Int(status.st_size) <= limit else { throw tooLarge(path) }
        // One with a name might have no writer, ever: it is opened without waiting for one, to be looked at.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw refused("the file may not be read", path) }
        defer { close(descriptor) }
        if type == S_IFIFO {
            guard FileKind.hasNoName(descriptor) else { throw refused(FileKind.name(type), path) }
            _ = fcntl(descriptor, F_SETFL, 0)
        }
        let bytes = contents(of: descriptor, expecting: Int(status.st_size))
        if bytes.count > limit { throw tooLarge(path) }
        return Data(bytes)
    }

    /// What comes from a descriptor until its end, or until it is more than may be.
    private func contents(of descriptor: Int32, expecting size: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count <= limit {
            // One more than is expected tells the end.
            let room = max(size - bytes.count, 1 << 12) + 1
            let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                repeat { count = read(descriptor, buffer.baseAddress, room) } while count < 0 && errno == EINTR
                count = max(count, 0)
            }
            if piece.isEmpty { return bytes }
            bytes = bytes.isEmpty ? piece : bytes + piece
        }
        return bytes
    }

    /// What is said of a file with more bytes.
    func tooLarge(_ path: String) -> InputProblems {
        refused("the file has more than \(limit / 1_000_000) MB: this is no \(kind)", path)
    }

    private func directory(_ path: String) -> InputProblems {
        let inside = usualName.map { (path.hasSuffix("/") ? path : path + "/") + $0 }
        let meant = inside.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
        return refused("this is a directory", hint: meant.map { "did you mean \($0.quoted)?" }, path)
    }

    /// What is said of a file that cannot be used as a whole.
    func refused(_ message: String, hint: String? = nil, _ path: String) -> InputProblems {
        InputProblems([InputProblem(.error, file: path, message: message, hint: hint)])
    }

    private static func similarName(to path: String) -> String? {
        let url = URL(fileURLWithPath: path)
        let names = try? FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)
        let match = closestMatch(to: url.lastPathComponent, in: (names ?? []).sorted())
        return match.map { "did you mean \($0.quoted)?" }
    }
}
