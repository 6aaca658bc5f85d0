import Foundation
import VigilTranslation

extension Doctor.Report {
    /// The report in lines: what decides comes first.
    ///
    /// - Parameter shown: how many errors of one file, and left-out pieces of one, are shown.
    func lines(_ shown: Int = 3) -> [String] {
        [summary] + start + missingModules + foundTypes + missingSymbols + errors(shown) + whatIsLeftOut(shown)
            + objectiveC.lines(shown, display) + [""] + outcome
    }

    /// Whether nothing is left out.
    var isWhole: Bool {
        excludedBefore == 0 && leftOut.isEmpty && excluded.isEmpty && placeholders.isEmpty && objectiveC.isEmpty
            && binaries.isEmpty
    }

    private var paths: [String] { sources.map(\.path) }

    private var summary: String {
        if sources.isEmpty, excludedBefore == 0 {
            return "\(name): no Swift file; what its headers or its interface declare stands in its place"
        }
        let failing = Set(diagnostics.problems.map(\.file)).union(filesWithoutModules).intersection(paths)
        return "\(name): \(sources.count) Swift files, \(sources.count - failing.count) without an error, "
            + "\(failing.count) with errors" + (excludedBefore > 0 ? ", \(excludedBefore) left out before" : "")
    }

    /// Whether what is left can be run, as far as that was tried.
    var isRunnable: Bool { compiles && beginning?.losses.isEmpty != false && buildErrors.isEmpty }

    /// With what the app begins; where that is left out, the chain of what is left out for want of the next.
    private var start: [String] {
        guard let beginning else { return [] }
        let place = "\(beginning.type) in \(display(beginning.path))"
        guard !beginning.losses.isEmpty else { return ["It begins with \(place)."] }
        return ["", "The app does not begin: \(place) is left out."]
            + beginning.losses.map { "  \($0.name) in \(display($0.path)): \($0.why)" }
    }

    /// An import of a module that is missing is an error too.
    private var filesWithoutModules: [String] {
        leftOut.filter { $0.pieces.contains { $0.kind == .import } }.map(\.path)
    }

    private var missingModules: [String] {
        guard !modules.isEmpty else { return [] }
        let sorted = modules.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return ["", "Modules that are missing; what is used of them is left out:"]
            + sorted.map { "  \($0.key)  (\(Self.files($0.value)))  \(ModuleCure(of: $0.key).text)" }
    }

    private var foundTypes: [String] {
        guard !found.isEmpty else { return [] }
        return [
            "", "Used where their modules are not imported, as headers of missing ones may do it; taken from these:",
        ]
            + found.sorted { $0.key < $1.key }.map { "  \($0.key)  of \($0.value)" }
    }

    private var missingSymbols: [String] {
        let missing = diagnostics.missing.filter { found[$0.name] == nil }
        guard !missing.isEmpty else { return [] }
        let lines = missing.map { "  \($0.name)  (\(Self.files($0.files)))" }
        let hasStubs = missing.contains { diagnostics.stubs[$0.name] != nil }
        let title =
            "Missing here" + (hasStubs ? "; a declaration like that beside it, in iOSSources.swift, would do:" : ":")
        let width = lines.map(\.count).max() ?? 0
        return ["", title]
            + zip(lines, missing).map { line, symbol in
                guard let stub = diagnostics.stubs[symbol.name] else { return line }
                return line + String(repeating: " ", count: width - line.count) + "  " + stub
            }
    }

    private func errors(_ shown: Int) -> [String] {
        diagnostics.byFile.flatMap { file, problems -> [String] in
            let rest = problems.count - shown
            return ["", display(file)] + problems.prefix(shown).map { "  \($0.line):\($0.column) \($0.text)" }
                + (rest > 0 ? ["  and \(rest) more"] : [])
        }
    }

    private func whatIsLeftOut(_ shown: Int) -> [String] {
        guard !leftOut.isEmpty || !excluded.isEmpty else { return [] }
        let files = leftOut.flatMap { file, pieces -> [String] in
            let rest = pieces.count - shown
            return ["  \(display(file)): \(pieces.count)"]
                + pieces.prefix(shown).map { "    \($0.line): \(Self.name(of: $0))" }
                + (rest > 0 ? ["    and \(rest) more"] : [])
        }
        return ["", "Left out:"] + files + excluded.map { "  \(display($0)): the whole file" }
    }

    private static func name(of piece: LeftOut) -> String {
        let kind = piece.kind.rawValue
        return piece.text.hasPrefix(kind + " ") ? piece.text : kind + " " + piece.text
    }

    private var outcome: [String] {
        guard isRunnable else { return ["It cannot be run:"] + (unsolved + buildErrors).prefix(10) }
        guard !isWhole else { return [isOfTests ? "All of its tests can be run." : "All of it can be run."] }
        guard !sources.isEmpty else {
            return ["Nothing of it runs; what uses it does, as far as nothing has to come back."]
        }
        let types = placeholders.isEmpty ? "" : "; \(placeholders.count) missing types are empty ones"
        if excludedBefore == 0, leftOut.isEmpty, excluded.isEmpty, placeholders.isEmpty, objectiveC.isEmpty {
            return [
                "All of it can be run, but for what it has of others and cannot run here: \(binaries.joined(separator: ", "))."
            ]
        }
        return [
            "\(sources.count - excluded.count) of \(sources.count) files and \(kept) of \(allLines) lines can be run"
                + "\(types). \(TranslatedTarget.settingsFile) says what is left out, and why."
        ]
    }

    private var allLines: Int { sources.map(\.lines).reduce(0, +) + objectiveC.lineCount }

    /// Lines of which nothing is left out.
    var kept: Int {
        let whole = sources.filter { excluded.contains($0.path) }.map(\.lines).reduce(0, +)
        return allLines - whole - objectiveC.lineCount
            - leftOut.flatMap(\.pieces).filter { !$0.kind.keepsText }.map(\.lineCount).reduce(0, +)
    }

    private static func files(_ count: Int) -> String { "\(count) \(count == 1 ? "file" : "files")" }

    /// A file as it is found below the folder that all sources share.
    private func display(_ file: String) -> String {
        let common = paths.dropFirst().reduce(paths.first ?? "") { $0.commonPrefix(with: $1) }
        let folder = common.lastIndex(of: "/").map { common[...$0] } ?? ""
        return file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
    }
}
