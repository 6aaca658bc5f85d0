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

extension ReadSource {
    /// The modules that the source imports, by the names that it has for them.
    public var imports: [String] { ImportPass.modules(of: source) }

    /// The type that is marked as where the app begins; nil where none is.
    public var entryPoint: String? {
        outline.entries.map(\.type).first { $0.has("main") || $0.has("UIApplicationMain") }?.name
    }
}
