import Foundation
import VigilDocuments

/// The version of the tool, and the commit that its checkout is at.
struct Version: Equatable {
    /// The number that *What changed* and a tag of the repository have.
    static let number = "0.1.0"

    /// The commit that is checked out where the tool lies; nil where that is no checkout of Git.
    let commit: String?
    /// Whether the checkout has moved to that commit since the tool was built.
    let hasMoved: Bool

    /// The version of a tool that was built in a checkout of Vigil.
    ///
    /// - Parameters:
    ///   - tool: the executable.
    ///   - checkout: the folder of Vigil's package; nil where it is not known.
    init(ofTool tool: String, in checkout: String?) {
        let git = checkout.flatMap(GitFolder.init(of:))
        commit = git?.commit
        let (built, moved) = (Self.changed(tool), git.flatMap { $0.lastMove.flatMap(Self.changed) })
        hasMoved = if let built, let moved { moved > built } else { false }
    }

    /// The version of the running tool.
    static var ofProgram: Version {
        Version(
            ofTool: Bundle.main.executablePath ?? CommandLine.arguments[0], in: VigilCheckout.aroundTool)
    }

    /// The number, with the commit where it is known.
    var description: String {
        guard let commit else { return Self.number }
        return "\(Self.number) (\(hasMoved ? "built before " : "")\(commit.prefix(12)))"
    }

    private static func changed(_ path: String) -> Date? {
        try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
}

/// What Git keeps of a checkout, read without Git.
struct GitFolder {
    private let path: String
    /// Where the branches are kept: another folder where the checkout is one of several of a repository.
    private let common: String

    /// The one of the checkout in a folder; nil where there is none.
    init?(of checkout: String) {
        let place = checkout + "/.git"
        if FileManager.default.isFolder(place) {
            path = place
        } else {
            guard let link = Self.line(place), link.hasPrefix("gitdir: ") else { return nil }
            path = Self.path(String(link.dropFirst("gitdir: ".count)), in: checkout)
        }
        common = Self.line(path + "/commondir").map { [path] in Self.path($0, in: path) } ?? path
    }

    /// The commit that is checked out; nil where there is none yet, or it is not kept in files.
    var commit: String? {
        guard let head = Self.line(path + "/HEAD") else { return nil }
        guard head.hasPrefix("ref: ") else { return Self.commit(head) }
        let branch = String(head.dropFirst("ref: ".count))
        return Self.line("\(common)/\(branch)").flatMap(Self.commit) ?? packed(branch)
    }

    /// The file that changes when another commit is checked out.
    var lastMove: String? {
        [path + "/logs/HEAD", path + "/HEAD"].first(where: FileManager.default.fileExists)
    }

    /// A branch that has no file of its own has a line in one of all.
    private func packed(_ branch: String) -> String? {
        guard let lines = RegularFile.text(at: common + "/packed-refs")?.split(separator: "\n") else { return nil }
        for line in lines where line.hasSuffix(" " + branch) {
            return Self.commit(String(line.dropLast(branch.count + 1)))
        }
        return nil
    }

    private static func commit(_ text: String) -> String? {
        [40, 64].contains(text.utf8.count) && text.allSatisfy { $0.isASCII && $0.isHexDigit } ? text : nil
    }

    private static func line(_ path: String) -> String? {
        RegularFile.text(at: path)?.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func path(_ text: String, in folder: String) -> String {
        text.hasPrefix("/") ? text : folder + "/" + text
    }
}
