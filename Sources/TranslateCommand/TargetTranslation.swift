import Foundation
import VigilAssetCatalog
import VigilDataModel
import VigilDocuments
import VigilTranslation

/// The translation of all sources of a target. What has not changed since the last time is neither read nor written.
struct TargetTranslation {
    private let order: TranslationOrder
    private let journal: String

    init(_ order: TranslationOrder) {
        self.order = order
        journal = order.output + "/translated.txt"
    }

    func run() throws {
        try order.checkFolders()
        let last = TranslationJournal(readFrom: journal)
        var next = TranslationJournal(options: order.options)
        var read: [String: ReadSource] = [:]
        for source in order.sources {
            let stamp = FileStamp(of: source.path)
            let pieces = LeftOutList.print(of: order.leftOut[source.path] ?? [])
            if let known = last.sources[source.path], known.stamp == stamp, known.pieces == pieces, stamp != nil {
                next.sources[source.path] = known
            } else {
                let now = try self.read(source.path)
                read[source.path] = now
                next.sources[source.path] = .init(stamp: stamp, pieces: pieces, index: TargetIndex(of: now))
            }
        }
        for path in order.libraries { next.sources[path] = known(path, last) ?? library(path) }
        // What one source says of its methods may change the others.
        let index = next.index
        let isOneOfAll = last.options == next.options && last.index == index
        for source in order.sources where read[source.path] != nil || !isOneOfAll || !exists(source.name) {
            let now = try read[source.path] ?? self.read(source.path)
            var options = order.options
            options.isMainFile = source.path.hasSuffix("/main.swift")
            let translation = Translation(of: now, path: source.path, index: index, options: options)
            try write(translation.text, to: source.name)
        }
        for model in order.models { try write(try Self.classes(of: model.path), to: model.name) }
        if let symbols = order.symbols { try write(try self.symbols(symbols.kind), to: symbols.name) }
        if let summary = order.summary { try write(try LeftOutSummary(order).source, to: summary) }
        try next.write(to: journal)
    }

    /// What was known of a library's source the last time, where that is the same still.
    private func known(_ path: String, _ last: TranslationJournal) -> TranslationJournal.Source? {
        last.sources[path].flatMap { $0.stamp != nil && $0.stamp == FileStamp(of: path) ? $0 : nil }
    }

    /// What a library's source says to others; nothing where it cannot be read, of which its own target tells.
    private func library(_ path: String) -> TranslationJournal.Source {
        let index = (try? LeftOutSummary.read(path)).map { TargetIndex(of: $0).seenFromOutside } ?? TargetIndex()
        return .init(stamp: FileStamp(of: path), pieces: "library", index: index)
    }

    private func read(_ path: String) throws -> ReadSource {
        let whole = try LeftOutSummary.read(path)
        guard let pieces = order.leftOut[path] else { return whole }
        let leaving = LeavingOut(pieces, of: whole)
        // The compiler says the rest: what was edited is compiled as it is now.
        for piece in leaving.unknown {
            let warning =
                "\(path):\(piece.line):1: warning: what iOSSources.json leaves out is not there any more: "
                + "\(piece.text); vigil doctor --leave-out looks anew\n"
            FileHandle.standardOutput.write(Data(warning.utf8))
        }
        return ReadSource(leaving.bytes)
    }

    /// The symbols that Xcode makes of asset catalogues: what the sources declare themselves, they keep.
    private func symbols(_ kind: String) throws -> String {
        var options = AssetSymbols.Options()
        options.hasExtensions = kind == "extensions"
        for source in order.sources {
            let read = try self.read(source.path)
            if read.imports.contains("SwiftUI") { options.hasSwiftUI = true }
            options.declared.formUnion(read.staticMembers)
        }
        return AssetSymbols(of: order.assets.map { AssetCatalog(URL(fileURLWithPath: $0)) }, options: options).text
    }

    /// The classes that Xcode makes of a Core Data model.
    private static func classes(of path: String) throws -> String {
        if let oddity = FileKind.oddity(at: path) {
            throw OrderProblem(text: "\(path) is no Core Data model: \(oddity)")
        }
        do {
            let text = try String(contentsOfFile: path, encoding: .utf8)
            return DataModelClasses(of: try DataModel(xml: text, file: path)).text
        } catch { throw OrderProblem(text: "\(path) cannot be read as a Core Data model: \(error)") }
    }

    private func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: order.output + "/" + name) }

    private func write(_ text: String, to name: String) throws {
        let url = URL(fileURLWithPath: order.output + "/" + name)
        let data = Data(text.utf8)
        if let there = try? Data(contentsOf: url), there == data { return }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        // Not at once: one that was cut off is written again, since only a whole run writes the journal.
        try data.write(to: url)
    }
}

/// What tells one state of a file from the next.
struct FileStamp: Equatable {
    let size: Int
    /// When it was modified, in nanoseconds.
    let modified: Int

    init(size: Int, modified: Int) { (self.size, self.modified) = (size, modified) }

    /// Nil where there is no such file.
    init?(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        size = Int(status.st_size)
        modified = status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
    }
}
