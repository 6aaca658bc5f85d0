import Foundation

extension AppBundle {
    /// Modules whose clocks and queues are the machine's own. The frameworks export what an app needs of them.
    private static let realModules = ["Foundation", "Dispatch", "FoundationEssentials", "Glibc"]

    /// What is wrong with the imports of the app's Swift files, a line each.
    ///
    /// A file that imports Foundation alone compiles, and lives on real time: the simulated phone never sees its timers.
    public var importWarnings: [String] {
        let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".swift") && !$0.contains("/.") }.sorted().flatMap(warnings)
    }

    private func warnings(in file: String) -> [String] {
        // A file that cannot be read is the compiler's to complain about.
        guard let text = try? String(contentsOfFile: path + "/" + file, encoding: .utf8) else { return [] }
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            guard let module = AppBundle.realModules.first(where: { line == "import \($0)" }) else { return nil }
            return
                "warning: \("\(path)/\(file)".onOneLine):\(index + 1): what this file takes from \(module) runs on the machine's time, "
                + "not on the phone's; import UIKit or another framework of Vigil instead"
        }
    }
}
