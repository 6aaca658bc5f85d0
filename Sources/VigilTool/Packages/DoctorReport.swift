import Foundation

extension Doctor.Report {
    /// The report in lines.
    ///
    /// - Parameter shown: how many errors of one file are shown.
    func lines(_ shown: Int = 3) -> [String] {
        [summary] + files(shown) + symbols + [""] + outcome
    }

    private var summary: String {
        let failing = Set(diagnostics.problems.map(\.file)).intersection(sources)
        let compiling = sources.count - failing.count - excluded.count
        let left = excluded.isEmpty ? "" : ", \(excluded.count) left out before"
        return
            "\(name): \(sources.count) Swift files, \(compiling) without an error, \(failing.count) with errors\(left)"
    }

    private func files(_ shown: Int) -> [String] {
        diagnostics.byFile.flatMap { file, problems -> [String] in
            let rest = problems.count - shown
            return ["", display(file)] + problems.prefix(shown).map { "  \($0.line):\($0.column) \($0.text)" }
                + (rest > 0 ? ["  and \(rest) more"] : [])
        }
    }

    private var symbols: [String] {
        let missing = diagnostics.missing
        guard !missing.isEmpty else { return [] }
        return ["", "Missing here:"]
            + missing.map { "  \($0.name)  (\($0.files) \($0.files == 1 ? "file" : "files"))" }
    }

    private var outcome: [String] {
        guard runs else {
            return ["It cannot be run: without what does not compile, nothing is left that begins the app."]
                + otherErrors
        }
        guard !failing.isEmpty || !excluded.isEmpty else { return ["All of it can be run."] }
        let left = sources.count - failing.count - excluded.count
        let names = failing.map(display).joined(separator: ", ")
        return [
            "\(left) of \(sources.count) files can be run; \(TranslatedTarget.settingsFile) leaves out"
                + (names.isEmpty ? " the others" : " " + names)
        ]
    }

    /// A file as it is found below the folder that all sources share.
    private func display(_ file: String) -> String {
        let common = sources.dropFirst().reduce(sources.first ?? "") { $0.commonPrefix(with: $1) }
        let folder = common.lastIndex(of: "/").map { common[...$0] } ?? ""
        return file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
    }
}
