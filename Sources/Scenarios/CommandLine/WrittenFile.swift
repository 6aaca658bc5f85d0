import Foundation

/// A file that a command writes as a whole because somebody named it: it takes the place of an earlier one of its kind, and of
/// nothing that somebody made.
package struct WrittenFile {
    /// How a file of a kind is known that was written before.
    package struct Kind: Sendable {
        let title: String
        let beginning: String
        let mark: String

        /// A kind.
        ///
        /// - Parameters:
        ///   - title: what it is called in messages: `a report of JUnit`.
        ///   - beginning: how each file of it begins.
        ///   - mark: what stands in it near its beginning.
        package init(_ title: String, beginning: String, mark: String = "") {
            (self.title, self.beginning, self.mark) = (title, beginning, mark)
        }
    }

    /// The path of the file.
    package let path: String
    private let option: String

    /// A file that may be written. Nothing is written yet.
    ///
    /// - Parameters:
    ///   - path: its path.
    ///   - option: who names it, for messages.
    ///   - kind: what it will be.
    ///   - inputs: the files that the command reads.
    /// - Throws: ``UsageError`` where it is one of those, or something else than a file of that kind.
    package init(_ path: String, option: String, kind: Kind, inputs: [String]) throws(UsageError) {
        (self.path, self.option) = (path, option)
        try WrittenFile.refuse(path, option, among: inputs)
        try WrittenFile.refuse(path, option, besides: kind)
    }

    /// Refuses a file that a command reads, by whatever names and links.
    static func refuse(_ path: String, _ option: String, among inputs: [String]) throws(UsageError) {
        guard let input = inputs.first(where: { isSame($0, path) }) else { return }
        throw UsageError("\(option): \(path) is a file that is read (\(input)); give it another name")
    }

    /// Refuses a file that is there and not of a kind; pipes and devices take anything.
    package static func refuse(_ path: String, _ option: String, besides kind: Kind) throws(UsageError) {
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        if status.st_mode & S_IFMT == S_IFDIR {
            throw UsageError("\(option): \(path) is a folder; give the name of a file")
        }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else { return }
        let handle = FileHandle(forReadingAtPath: path)
        defer { try? handle?.close() }
        let head = String(decoding: (try? handle?.read(upToCount: 1 << 14)) ?? Data(), as: UTF8.self)
        let isCutOff = head.utf8.count < kind.beginning.utf8.count && kind.beginning.hasPrefix(head)
        guard !isCutOff, !(head.hasPrefix(kind.beginning) && (kind.mark.isEmpty || head.contains(kind.mark))) else {
            return
        }
        throw UsageError(
            "\(option): \(path) is there already and is not \(kind.title), so it is left as it is; give another name")
    }

    /// Writes it, in the place of what was there.
    ///
    /// - Throws: ``UsageError`` where it cannot be written.
    package func write(_ text: some Sequence<UInt8>) throws(UsageError) {
        do { try Data(text).write(to: URL(fileURLWithPath: path)) } catch {
            throw UsageError("\(option): \(path) cannot be written: \(error.localizedDescription)")
        }
    }

    /// Whether two paths lead to one file, by whatever names and links.
    static func isSame(_ first: String, _ second: String) -> Bool {
        var (one, other) = (stat(), stat())
        guard stat(first, &one) == 0, stat(second, &other) == 0 else { return false }
        return one.st_dev == other.st_dev && one.st_ino == other.st_ino
    }
}
