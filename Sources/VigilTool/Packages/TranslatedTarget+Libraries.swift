import Foundation
import VigilDocuments
import VigilTranslation

extension TranslatedTarget {
    /// The sources of the libraries beside the target that its sources import, and that are translated too.
    func librarySources(for sources: [[UInt8]]) -> [[UInt8]] {
        let parent = (folder as NSString).deletingLastPathComponent
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []).sorted()
        let others = names.filter { $0 != (folder as NSString).lastPathComponent }
        let targets = others.compactMap { name in
            (try? TranslatedTarget(parent + "/" + name)).flatMap { target in target.map { (name, $0) } }
        }
        guard !targets.isEmpty else { return [] }
        let imported = sources.map(ReadSource.init).reduce(into: Set<String>()) { $0.formUnion($1.imports) }
        return targets.filter { imported.contains($0.0) }.flatMap(\.1.sources).compactMap(RegularFile.contents)
            .map { [UInt8]($0) }
    }
}
