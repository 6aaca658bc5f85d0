/// Names with a module before them: `Foundation.Date`.
enum QualifierPass {
    @Sendable static func run(_ draft: inout Draft) {
        let source = draft.source
        for at in source.tokenIndex.qualifiers where source.isKind(at + 2, .word) {
            guard !source.isMark(at - 1, "."), !source.isToken(at - 1, "import"), !isImport(at, source) else {
                continue
            }
            let name = source.text(at)
            guard name != "CoreGraphics", ModuleNames.standIn(for: name) == ModuleNames.foundation else { continue }
            draft.replace(at..<at + 1, with: ModuleNames.foundation)
        }
    }

    private static func isImport(_ at: Int, _ source: SourceText) -> Bool {
        source.isToken(at - 2, "import") && !source.tokens[at].startsLine && !source.tokens[at - 1].startsLine
    }
}
