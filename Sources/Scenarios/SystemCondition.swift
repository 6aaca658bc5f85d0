import BackgroundRuntime
import Foundation
import Synchronization
import VigilDocuments

/// A condition of an app's source that asks for a version of the system: `#available(iOS 15, *)`.
///
/// The compiler for Linux decides it, and takes each version of iOS for one that is there: on a phone with an older system
/// the code behind it would not run.
struct SystemCondition: Hashable {
    /// As it is written.
    let text: String
    let file: String
    let line: Int
    /// The version that it asks for.
    let version: SystemVersion

    /// Says in the trace of an app which conditions are decided otherwise than its phone would.
    static func report(on app: InstalledApp, of bundle: AppBundle) {
        let system = app.device.system
        var told: Set<String> = []
        let wrong = compiled(in: bundle).filter { $0.version > system }
        for condition in wrong where told.insert(condition.text).inserted {
            let answer = condition.text.hasPrefix("#un") ? "false here and true" : "true here and false"
            let others = wrong.count { $0.text == condition.text } - 1
            app.record(
                .finding,
                "\(condition.text) is \(answer) on \(system): what depends on it runs otherwise than on a phone",
                detail: "at \(condition.file.onOneLine):\(condition.line)" + (others > 0 ? " and \(others) more" : ""))
        }
    }

    /// Those of a bundle's Swift files, read once: the program was compiled of them, and plays many scenarios.
    private static func compiled(in bundle: AppBundle) -> [SystemCondition] {
        if let known = known.withLock({ $0[bundle.path] }) { return known }
        let conditions = all(in: bundle)
        known.withLock { $0[bundle.path] = conditions }
        return conditions
    }

    private static let known = Mutex<[String: [SystemCondition]]>([:])

    /// Those of a bundle's Swift files; none where a translation asks the phone.
    static func all(in bundle: AppBundle) -> [SystemCondition] {
        if AppBundle.isTranslated(bundle.path) { return [] }
        let files = FileManager.default.enumerator(atPath: bundle.path)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".swift") && !$0.contains("/.") }.sorted().flatMap { file in
            all(in: RegularFile.contents(at: bundle.path + "/" + file) ?? Data(), file: file)
        }
    }

    private static func all(in source: Data, file: String) -> [SystemCondition] {
        guard source.range(of: Data("available(".utf8)) != nil else { return [] }
        let lines = String(decoding: source, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().flatMap { index, line in
            (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line).matches(of: #/#(?:un)?available\(([^()]*)\)/#)
                .compactMap { match in
                    version(in: match.1).map {
                        SystemCondition(text: String(match.0), file: file, line: index + 1, version: $0)
                    }
                }
        }
    }

    /// That of iOS, in a list of platforms.
    private static func version(in list: Substring) -> SystemVersion? {
        let platforms = list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        return platforms.first { $0.hasPrefix("iOS ") }.flatMap { try? SystemVersion($0) }
    }
}
