import BackgroundRuntime
import Foundation
import VigilDocuments

extension AppBundle {
    /// What is wrong with the imports of the app's Swift files, a line each.
    ///
    /// A file that imports Foundation alone compiles, and lives on real time: the simulated phone never sees its timers.
    public var importWarnings: [String] {
        if AppBundle.isTranslated(path) { return [] }
        let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".swift") && !$0.contains("/.") }.sorted().flatMap { file in
            SourceImport.all(in: path + "/" + file).filter(\.isOfMachine).map { "warning: \($0.place): \($0.advice)" }
        }
    }
}

extension AppBundle {
    /// Whether the package's plugin translates the Swift files of a folder: their imports and conditions are a phone's.
    static func isTranslated(_ folder: String) -> Bool {
        ["iOSSources.swift", "iOSSources.json"].contains { FileManager.default.fileExists(atPath: folder + "/" + $0) }
    }
}

/// An import in a Swift file.
struct SourceImport {
    /// The module, as `Foundation`.
    let module: String
    let file: String
    let line: Int

    /// Modules whose clocks, queues and connections are the machine's own. The frameworks export what an app needs of
    /// them.
    private static let modulesOfMachine = [
        "Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch", "Glibc",
    ]

    var isOfMachine: Bool { SourceImport.modulesOfMachine.contains(module) }
    var isOfVigil: Bool { SystemCode.modules.contains(module) }
    var isOfNetwork: Bool { module == "FoundationNetworking" }
    var place: String { "\(file):\(line)".onOneLine }

    fileprivate var advice: String {
        if isOfNetwork { return SourceImport.network }
        return "what this file takes from \(module) runs on the machine's time, not on the phone's; import UIKit or "
            + "another framework of Vigil instead"
    }

    static let network =
        "FoundationNetworking is the machine's real network: what comes from it is no part of the simulation, and no two "
        + "runs need be the same"

    /// The imports in the first lines of a file, where they stand; none of one that cannot be read, which is the
    /// compiler's to complain about.
    static func all(in file: String) -> [SourceImport] {
        guard let data = RegularFile.contents(at: file) else { return [] }
        let lines = String(decoding: data.prefix(20_000), as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().compactMap { index, line in
            module(in: line).map { SourceImport(module: $0, file: file, line: index + 1) }
        }
    }

    /// The module that a line imports: `Foundation`, also of `@preconcurrency import struct Foundation.Date`.
    private static func module(in line: Substring) -> String? {
        guard let range = line.range(of: "import ") else { return nil }
        let words = line[..<range.lowerBound].split(separator: " ")
        let access = ["public", "package", "internal", "fileprivate", "private"]
        guard words.allSatisfy({ $0.hasPrefix("@") || access.contains(String($0)) }) else { return nil }
        let rest = line[range.upperBound...].split { $0 == " " || $0 == "." || $0 == ";" || $0 == "\r" }
        let kinds = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
        return rest.first { !kinds.contains(String($0)) }.map(String.init)
    }
}
