import Foundation
import Testing

@Suite("The shape of the sources")
struct ShapeTests {
    @Test("no file is longer than 350 lines")
    func fileLength() throws {
        let files = try Repository.swiftFiles(in: "Sources", "Plugins", "Examples", "Tests")
        #expect(files.filter { $0.lines.count > 351 }.map { "\($0.path): \($0.lines.count) lines" } == [])
    }

    @Test("every public declaration has a doc comment")
    func publicDeclarationsAreDocumented() throws {
        let files = try Repository.swiftFiles(in: "Sources", "Plugins")
        #expect(files.flatMap(undocumented) == [])
    }

    /// Public declarations without `///` above them. What a protocol of the standard library asks for documents itself.
    private func undocumented(in file: Repository.File) -> [String] {
        let declaration = #/^\s*(@\w+(\([^)]*\))?\s+)*public (?!extension|internal\(set\))/#
        let selfExplaining =
            #/\b(var description|func hash\(into|static func (==|<|\+)|init\(rawValue|let rawValue|var rawValue|init\(from decoder|func encode\(to|override |required init|func next\(\)|var minimumResolution|nonisolated var unownedExecutor)|public var now: VirtualInstant/#
        return file.lines.enumerated().compactMap { index, line in
            guard line.contains("public "), line.contains(declaration), !line.contains(selfExplaining),
                !isCase(file, index),
                !isDocumented(file.lines, before: index)
            else { return nil }
            return "\(file.path):\(index + 1): \(line.trimmingCharacters(in: .whitespaces))"
        }
    }

    private func isDocumented(_ lines: [String], before index: Int) -> Bool {
        var above = index - 1
        while above >= 0 {
            let line = lines[above].trimmingCharacters(in: .whitespaces)
            guard line.hasPrefix("@") || line.hasPrefix("#if") else { return line.hasPrefix("///") }
            above -= 1
        }
        return false
    }

    /// Witnesses of a protocol that is documented beside them: default implementations and conformances.
    private func isCase(_ file: Repository.File, _ index: Int) -> Bool {
        let container = file.lines[..<index].last {
            !$0.hasPrefix(" ")
                && $0.contains(#/^(public |package |final |@\w+ )*(extension|class|struct|enum|protocol|actor)\b/#)
        }
        guard let container else { return false }
        return container.contains(#/^extension (ModuleService|ModeInstance|UIApplicationDelegate|\w+Delegate) \{/#)
            || file.lines[index].contains(
                #/public func (launch\(in process|call\(_ call|post\(_ notification: SystemNotification|processDid\w+|process\(_|conditionsDidChange|deviceDidBoot|appWasDeleted)/#
            )
            || file.lines[index].contains(
                #/public static let (did|will|protected|background|power|significant)\w+ = SystemNotification/#)
            || file.lines[index].contains(#/public var wasUsed/#)
    }
}
