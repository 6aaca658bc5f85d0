import Foundation

/// A copy of the package in which all mutants are compiled in at once, and chosen by the variable `VIGIL_MUTANT`.
struct MutatedCopy {
    let package: URL
    let folder: URL

    struct Stale: Error, CustomStringConvertible {
        let description: String
    }

    /// Writes what differs, so that a second build has little to do, and removes what the package no longer has.
    func write(_ places: [Place]) throws {
        let byFile = Dictionary(grouping: places, by: \.file)
        let files = try filesOfPackage()
        try removeAll(but: Set(files))
        for file in files where try !copyLink(file) {
            let data = try Data(contentsOf: package.appendingPathComponent(file))
            guard let places = byFile[file] else {
                try write(data, to: file)
                continue
            }
            try write(Data(MutatedCopy.mutate(String(decoding: data, as: UTF8.self), places).utf8), to: file)
        }
    }

    /// The source with both ways at each place.
    static func mutate(_ source: String, _ places: [Place]) throws -> String {
        var lines = source.components(separatedBy: "\n")
        for (line, places) in Dictionary(grouping: places, by: \.line) {
            let found = lines.indices.filter { lines[$0].trimmingCharacters(in: .whitespaces) == line }
            guard found.count == 1 else {
                throw Stale(description: "\(places[0].file) has \(found.count) times: \(line)")
            }
            for place in places { lines[found[0]] = place.mutated(lines[found[0]]) }
        }
        return "import func Glibc.getenv\n" + lines.joined(separator: "\n") + choice
    }

    private static let choice = """

        private let chosenMutant = getenv("VIGIL_MUTANT").flatMap { Int(String(cString: $0)) }
        private func isMutant(_ number: Int) -> Bool { chosenMutant == number }

        """

    private func filesOfPackage() throws -> [String] {
        let (status, output) = try Command("git", "ls-files", "--cached", "--others", "--exclude-standard", in: package)
            .output()
        guard status == 0 else { throw Stale(description: "git does not list the files of \(package.path)") }
        return output.split(separator: "\n").map(String.init).filter {
            FileManager.default.fileExists(atPath: package.appendingPathComponent($0).path)
        }
    }

    /// Makes a link of the package once more; false for what is none.
    private func copyLink(_ file: String) throws -> Bool {
        let source = package.appendingPathComponent(file).path
        guard let end = try? FileManager.default.destinationOfSymbolicLink(atPath: source) else { return false }
        let target = folder.appendingPathComponent(file)
        guard (try? FileManager.default.destinationOfSymbolicLink(atPath: target.path)) != end else { return true }
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: target.path, withDestinationPath: end)
        return true
    }

    private func removeAll(but files: Set<String>) throws {
        for folder in ["Sources", "Plugins", "Tests", "Examples"] {
            let top = self.folder.appendingPathComponent(folder)
            for case let path as String in FileManager.default.enumerator(atPath: top.path) ?? .init() {
                var isFolder: ObjCBool = false
                let file = top.appendingPathComponent(path)
                guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue,
                    !files.contains("\(folder)/\(path)")
                else { continue }
                try FileManager.default.removeItem(at: file)
            }
        }
    }

    private func write(_ data: Data, to file: String) throws {
        let target = folder.appendingPathComponent(file)
        if let old = try? Data(contentsOf: target), old == data { return }
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: target)
        let mode = try FileManager.default.attributesOfItem(atPath: package.appendingPathComponent(file).path)
        try FileManager.default.setAttributes(
            [.posixPermissions: mode[.posixPermissions] ?? 0o644], ofItemAtPath: target.path)
    }
}
