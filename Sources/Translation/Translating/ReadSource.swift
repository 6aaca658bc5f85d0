/// A source that was read, and whose types and methods are known.
public struct ReadSource: Sendable {
    let source: SourceText
    let outline: Outline

    /// Takes a source apart, whatever is in it.
    ///
    /// - Parameter bytes: the source as it is in its file.
    public init(_ bytes: [UInt8]) {
        source = SourceText(bytes)
        outline = Outline(of: source)
    }
}
