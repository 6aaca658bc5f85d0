import Foundation
import VigilReports
import VigilResults
import VigilScenarios

/// The page over a test run, with the timelines that its rows lead to: a folder with a page for each, or one file with all of
/// them in it.
final class HTMLReport {
    static let option = OptionSpec(
        "--html", value: "FILE|FOLDER",
        "Writes the results as a page whose rows lead to timelines, in one file, or in a folder: one that is there, or a name "
            + "without an ending or with a / at its end.")
    static let pages = OptionSpec(
        "--pages", value: "failures|all|none",
        "Which scenarios have timelines, in the journal and with --html; failures by default.")

    private enum Place {
        case file
        case folder(String)
    }

    private let index: WrittenFile
    private let place: Place
    private let pages: PageChoice
    /// The addresses of timelines, by ``/VigilResults/ScenarioIdentity/key``.
    private var links: [String: String] = [:]
    /// The timelines in a page that is one file.
    private var embedded: [EmbeddedTimeline] = []
    private var problems: [String] = []
    /// The folder below that of the index.
    private static let folder = "timelines"
    private static let kind = WrittenFile.Kind(
        "a page of vigil", beginning: "<!DOCTYPE html>", mark: "content=\"Vigil\"")

    /// A report at a path. Nothing is written yet.
    ///
    /// - Parameters:
    ///   - path: the path of the file, or of the folder.
    ///   - pages: which scenarios have timelines.
    ///   - inputs: the files that the command reads.
    /// - Throws: ``UsageError`` where something else is there.
    init(_ path: String, _ pages: PageChoice, inputs: [String]) throws(UsageError) {
        self.pages = pages
        guard HTMLReport.isFolder(path) else {
            place = .file
            index = try WrittenFile(path, option: HTMLReport.option.name, kind: HTMLReport.kind, inputs: inputs)
            return
        }
        place = .folder(path)
        let file = path + (path.hasSuffix("/") ? "" : "/") + "index.html"
        index = try WrittenFile(file, option: HTMLReport.option.name, kind: HTMLReport.kind, inputs: inputs)
        try HTMLReport.refuseFolder(path, index: file)
    }

    /// The path of the page over all.
    var path: String { index.path }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) { return isFolder.boolValue }
        return path.hasSuffix("/") || (path as NSString).pathExtension.isEmpty
    }

    /// Refuses a folder of somebody's: one with other things in it, and no page from before.
    private static func refuseFolder(_ path: String, index: String) throws(UsageError) {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        guard entries.isEmpty || FileManager.default.fileExists(atPath: index) else {
            throw UsageError(
                "\(option.name): \(path) is a folder with other things in it; give the name of a file, or of a new folder"
            )
        }
        let type = try? FileManager.default.attributesOfItem(atPath: FilePath.folder(of: index) + "/" + folder)[.type]
        guard type == nil || type as? FileAttributeType == .typeDirectory else {
            throw UsageError("\(option.name): \(path) has something called \(folder) that is no folder, left as it is")
        }
    }

    /// Takes in what came of a scenario, with its whole run where there is one.
    func take(_ result: ScenarioResult, _ recording: RunRecording?) {
        guard let recording, pages.has(result.outcome) else { return }
        let name = FileNames.page(of: result.scenario)
        switch place {
        case .file:
            let timeline = EmbeddedTimeline(name, result, recording)
            embedded.append(timeline)
            links[result.scenario.key] = timeline.address
        case .folder:
            do {
                try write(TimelinePage(result, recording, index: "../index.html").html, to: name)
                links[result.scenario.key] = "\(HTMLReport.folder)/\(name)"
            } catch { problems.append(error.description) }
        }
    }

    /// Takes in what came of a scenario from what its program has sent.
    func take(_ end: TestEnd) {
        guard let json = end.recording, pages.has(end.outcome), let result = end.result else { return }
        take(result, MessageLine.value(json))
    }

    private func write(_ page: String, to name: String) throws(UsageError) {
        let folder = FilePath.folder(of: index.path) + "/" + HTMLReport.folder
        try HTMLReport.make(folder)
        let file = try WrittenFile(
            folder + "/" + name, option: HTMLReport.option.name, kind: HTMLReport.kind, inputs: [])
        try file.write(page.utf8)
    }

    private static func make(_ folder: String) throws(UsageError) {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw UsageError("\(option.name): \(folder) cannot be made: \(error.localizedDescription)")
        }
    }

    /// Writes the page over all.
    ///
    /// - Throws: ``UsageError`` where something cannot be written, after all else was.
    func write(_ results: [ScenarioResult]) throws(UsageError) {
        if case .folder(let path) = place { try HTMLReport.make(path) }
        let page = IndexPage(results, links: links, embedded: embedded, note: note(results))
        try index.write(page.html.utf8)
        if !problems.isEmpty { throw UsageError(problems.joined(separator: "\n")) }
    }

    /// What is said of timelines that somebody may look for in vain.
    private func note(_ results: [ScenarioResult]) -> String {
        let failed = results.filter { pages.has($0.outcome) }
        let missing = failed.count { links[$0.scenario.key] == nil }
        guard missing > 0 else { return "" }
        return
            "\(missing) of \(failed.count) have no timeline: what could not be played or left nothing has none, and a "
            + "journal only those that vigil test was asked for with \(HTMLReport.pages.name)."
    }
}

/// Which scenarios have timelines.
enum PageChoice: String {
    case failures, all, none

    /// The choice of a command line.
    ///
    /// - Throws: ``UsageError`` for another word.
    init(_ parsed: ParsedCommand) throws(UsageError) {
        let word = parsed.value(HTMLReport.pages.name) ?? PageChoice.failures.rawValue
        guard let choice = PageChoice(rawValue: word) else {
            throw UsageError("\(HTMLReport.pages.name) takes failures, all or none, not \(word.quoted)")
        }
        self = choice
    }

    /// Whether a scenario that went so has one.
    func has(_ outcome: Outcome) -> Bool {
        switch self {
        case .failures: !outcome.isPassed
        case .all: true
        case .none: false
        }
    }

    /// What the programs that play are asked for.
    func wish(hasSights: Bool) -> TimelineWish? {
        switch self {
        case .failures: TimelineWish(.failures, hasSights: hasSights)
        case .all: TimelineWish(.all, hasSights: hasSights)
        case .none: nil
        }
    }
}
