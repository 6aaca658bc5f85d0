/// A source that was read, and whose types and methods are known.
package struct ReadSource: Sendable {
    let source: SourceText
    let outline: Outline

    /// Takes a source apart, whatever is in it.
    ///
    /// - Parameter bytes: the source as it is in its file.
    package init(_ bytes: [UInt8]) {
        source = SourceText(bytes)
        outline = Outline(of: source)
    }
}

extension ReadSource {
    /// The modules that the source imports, by the names that it has for them.
    package var imports: [String] { ImportPass.modules(of: source) }

    /// The type that is marked as where the app begins; nil where none is.
    package var entryPoint: String? {
        outline.entries.map(\.type).first { $0.has("main") || $0.has("UIApplicationMain") }?.name
    }
}
