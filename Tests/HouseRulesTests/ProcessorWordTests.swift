import Foundation
import Testing
import VigilFacts

@Suite("The kind of processor", .long)
struct ProcessorWordTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    /// Where what depends on it has its place: in the product, and in tests.
    private static let places = ["Sources/Processor/", "Tests/ProcessorInC/"]

    /// A part of each word that is looked for: few files have one.
    private static let parts = ["arch(", "__x86_64__", "__aarch64__", "uc_mcontext", "gregs", "AUDIT_ARCH_", "asm"]

    /// Sources of Swift, C and C++ that have such a part, by their paths; not those of apps, which are written for phones.
    private static func sources() throws -> [(path: String, lines: [Substring])] {
        let kinds: Set = ["swift", "c", "h", "cpp", "S"]
        return try ["Sources", "Plugins", "Tests", "Examples"].flatMap { top in
            let folder = Repository.root.appendingPathComponent(top)
            let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            return try names.filter { kinds.contains(($0 as NSString).pathExtension) && !$0.contains(".build/") }
                .sorted()
                .compactMap { (name: String) -> (path: String, lines: [Substring])? in
                    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
                    guard parts.contains(where: { strstr(text, $0) != nil }) else { return nil }
                    return ("\(top)/\(name)", text.split(separator: "\n", omittingEmptySubsequences: false))
                }
        }
    }

    let words = Fact("is known in one folder, and in another for tests") {
        let condition = #/^\s*#(?:if|elseif)\b.*\barch\(/#
        let word =
            #/\b(?:__x86_64__|__aarch64__|uc_mcontext|gregs|AUDIT_ARCH_\w+)\b|__asm__(?: volatile)?\s*\(\s*(?!"_Z)|^\s*asm\b/#
        let all = try Self.sources().filter { !$0.path.hasPrefix("Tests/SourceCompatibility/") }
        let found = all.flatMap { path, lines in
            lines.enumerated().filter { $0.element.contains(condition) || $0.element.contains(word) }
                .map { (path, "\(path):\($0.offset + 1): \($0.element)") }
        }
        let own = "Tests/HouseRulesTests/ProcessorWordTests.swift"
        // The check of the filter tries the numbers of several.
        let others = Self.places + [own, "Tests/ProcessorCheck/KernelCalls.c"]
        expect(found.filter { path, _ in !others.contains { path.hasPrefix($0) } }.map(\.1), is: [])
        for place in Self.places { expect(found.contains { $0.0.hasPrefix(place) }) }
    }
}
