import Foundation
import VigilScenarios

/// Builds the programs of apps, those of a package together and each once.
enum ProductBuild {
    /// The programs of products, built anew where they have to be; an error for each that could not be.
    static func programs(of products: [AppProduct]) -> [AppProduct: Result<TestProgram, UsageError>] {
        var sources = SourceDates()
        let stale = products.filter { $0.isStale(&sources) }
        let packages = Dictionary(grouping: stale, by: \.package)
        for package in Set(stale.map(\.package)).sorted(by: { $0.path < $1.path }) {
            build(packages[package] ?? [])
        }
        return Dictionary(
            uniqueKeysWithValues: products.map { product in
                (product, Result { () throws(UsageError) in try product.player(&sources) })
            })
    }

    /// SwiftPM builds one product, or all: several are built with all. Where something else is broken, each is built by
    /// itself afterwards, and says what is wrong with it.
    private static func build(_ products: [AppProduct]) {
        guard products.count > 1, Interruption.received == nil else { return }
        let begin = Date()
        guard (try? products[0].swiftBuild([])) == true else { return }
        for product in products { product.noteBuild(begin) }
    }
}

/// When the sources of packages were changed last, each package looked at once.
struct SourceDates {
    private var known: [URL: Date] = [:]

    /// When a Swift file below `folder` was changed last, those of `.build`, other hidden folders and tests aside.
    mutating func newest(_ folder: URL) -> Date {
        if let known = known[folder] { return known }
        let files = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: [.contentModificationDateKey], options: .skipsHiddenFiles)
        var newest = Date.distantPast
        while let file = files?.nextObject() as? URL {
            if file.lastPathComponent == "Tests" { files?.skipDescendants() }
            guard file.pathExtension == "swift", let date = SourceDates.date(file) else { continue }
            newest = max(newest, date)
        }
        known[folder] = newest
        return newest
    }

    static func date(_ url: URL) -> Date? {
        try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }

    /// Forgets a package that has just been built.
    mutating func forget(_ folder: URL) { known[folder] = nil }
}
