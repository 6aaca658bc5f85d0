import Runtime

/// A place in the source of an app: the innermost line of a stack that lies neither in Vigil nor in the system.
public struct CodePlace: Hashable, Sendable, CustomStringConvertible {
    /// The function, as the language writes it.
    public let function: String
    /// The last component of the file's path.
    public let file: String
    /// The line, from 1; 0 in code of the compiler between two lines.
    public let line: Int

    public var description: String { line > 0 ? "\(file):\(line), in \(function)" : "\(file), in \(function)" }

    /// The place where the calling thread stands; nil where no line of an app is on its stack.
    static func current() -> CodePlace? {
        guard let stack = try? Backtrace.capture(limit: 128), let frames = stack.symbolicated()?.frames else {
            return nil
        }
        for frame in frames {
            if let symbol = frame.symbol, let place = place(of: symbol) { return place }
        }
        return nil
    }

    /// The machine's own code has no line tables; Vigil's has, and is known by its folder.
    private static func place(of symbol: SymbolicatedBacktrace.Symbol) -> CodePlace? {
        guard let line = symbol.sourceLocation else { return nil }
        let path = line.path
        let isOwn = sourceFolders.contains { path.hasPrefix($0) }
        guard !isOwn, !path.contains("<"), !path.contains("/swift-source/"), !symbol.isSystemFunction else {
            return nil
        }
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return CodePlace(function: symbol.name, file: file, line: line.line)
    }

    /// The folders of Vigil's own sources, wherever the package was built.
    private static let sourceFolders: [String] = {
        let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        let root = parts.dropLast(4).joined(separator: "/")
        return ["\(root)/Sources/", "\(root)/Plugins/"]
    }()
}
