/// `#available` and `#unavailable`, which ask the simulated phone's system at run time.
enum AvailabilityPass {
    @Sendable static func run(_ draft: inout Draft) {
        let source = draft.source
        for at in source.tokenIndex.directives where source.isMark(at + 1, "(") {
            let isQuestion = source.isToken(at, "#available")
            guard isQuestion || source.isToken(at, "#unavailable") else { continue }
            let end = source.behindGroup(at + 1)
            let version = version(source, source.insideGroup(at + 1))
            draft.replace(at..<end, with: (isQuestion ? "" : "!") + answer(version))
        }
    }

    private static func answer(_ version: [String]?) -> String {
        guard let version else { return "\(ModuleNames.foundation).SystemAvailability.isAnyVersion" }
        return "\(ModuleNames.foundation).SystemAvailability.isAtLeast(\(version.joined(separator: ", ")))"
    }

    /// The parts of iOS's version; nil where only `*` speaks of it.
    private static func version(_ source: SourceText, _ tokens: Range<Int>) -> [String]? {
        for at in tokens where source.isToken(at, "iOS") {
            var parts: [String] = []
            var next = at + 1
            while next < tokens.upperBound, !source.isMark(next, ",") {
                if source.isKind(next, .number) { parts += source.text(next).split(separator: ".").map(String.init) }
                next += 1
            }
            return parts
        }
        return nil
    }
}
