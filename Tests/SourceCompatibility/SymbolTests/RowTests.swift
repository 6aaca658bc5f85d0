import Foundation
import Testing

@Suite("The table of symbols that real apps use")
struct RowTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    private static let mark = "// row: "

    /// Rows that other targets show: SwiftUI and Combine, and what only the translation of sources
    /// can make of the Objective-C in a text.
    private static let elsewhere: Set = [
        "@UIApplicationMain / @main",
        "MPRemoteCommand.addTarget(_:action:)", "SwiftUI Scene.backgroundTask(.appRefresh)",
        "@objc members / #selector", "NotificationCenter.addObserver(_:selector:name:object:)",
        "Combine (ObservableObject, @Published, AnyCancellable, Just, sink)",
        "NSSelectorFromString / perform(_:) / responds(to:)",
        "Timer.scheduledTimer(timeInterval:target:selector:...)",
        "KVO (observe(_:options:) / observeValue / addObserver(forKeyPath:))",
    ]

    /// The rows of the table: a line each, below the name of their module.
    private static func rows() throws -> [String] {
        try String(contentsOf: folder.appendingPathComponent("rows.txt"), encoding: .utf8)
            .split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    }

    /// The lines of all sources that use the symbols.
    private static func lines() throws -> [[String]] {
        let sources = folder.appendingPathComponent("Symbols")
        let files = try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
        return try files.sorted { $0.path < $1.path }.map { file in
            try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    /// The rows that stand directly above a line of code, or above others that do.
    private static func used() throws -> [String] {
        try lines().flatMap { lines in
            lines.indices.filter { lines[$0].hasPrefix(mark) }.compactMap { place in
                let next = lines[(place + 1)...].first { !$0.hasPrefix(mark) } ?? ""
                return next.isEmpty || next.hasPrefix("//") ? nil : String(lines[place].dropFirst(mark.count))
            }
        }
    }

    @Test("has a use for each of its rows in the sources that both language modes compile")
    func everyRow() throws {
        let (rows, used) = (try Self.rows(), Set(try Self.used()))
        #expect(rows.count == 350)
        #expect(rows.filter { !used.contains($0) && !Self.elsewhere.contains($0) } == [])
    }

    @Test("has every row that a source says it uses, and none is said to be shown elsewhere that is there")
    func noStaleMark() throws {
        let (rows, used) = (Set(try Self.rows()), Set(try Self.used()))
        #expect(used.subtracting(rows).sorted() == [])
        #expect(Self.elsewhere.subtracting(rows).sorted() == [])
        #expect(Self.elsewhere.intersection(used).sorted() == [])
    }
}
