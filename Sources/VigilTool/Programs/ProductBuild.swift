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
        let newest = SourceDates.newest(in: folder.path)
        known[folder] = newest
        return newest
    }

    /// The names come from the directory as they are: a package may have thousands, and a look at each costs a wait before
    /// anything is told.
    private static func newest(in folder: String) -> Date {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return .distantPast }
        return names.reduce(Date.distantPast) { newest, name in
            guard !name.hasPrefix("."), name != "Tests" else { return newest }
            let path = "\(folder)/\(name)"
            var status = stat()
            guard lstat(path, &status) == 0 else { return newest }
            if status.st_mode & S_IFMT == S_IFDIR { return max(newest, SourceDates.newest(in: path)) }
            guard name.hasSuffix(".swift"), let date = SourceDates.date(path) else { return newest }
            return max(newest, date)
        }
    }

    /// When a file was changed last, a link's being that of what it leads to; nil where there is none.
    static func date(_ url: URL) -> Date? { date(url.path) }

    private static func date(_ path: String) -> Date? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        let nanoseconds = Double(status.st_mtim.tv_nsec)
        return Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec) + nanoseconds / 1_000_000_000)
    }

    /// Forgets a package that has just been built.
    mutating func forget(_ folder: URL) { known[folder] = nil }
}
