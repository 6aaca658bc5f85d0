import Foundation
import Runtime

/// A place in the source of an app: the innermost line of a stack that lies neither in the system (``SystemCode``)
/// nor in the machine's libraries.
public struct CodePlace: Hashable, Sendable, CustomStringConvertible {
    /// The function, as the language writes it.
    public let function: String
    /// The last component of the file's path.
    public let file: String
    /// The line, from 1; 0 in code of the compiler between two lines.
    public let line: Int

    public var description: String { line > 0 ? "\(file):\(line), in \(function)" : "\(file), in \(function)" }

    /// The program and its libraries in memory. Looked at once, and early: the reader of stacks goes through all mappings,
    /// and one that another thread gives back meanwhile would crash it.
    private static let images = ImageMap.capture()

    /// Looks at the program early, before it has many threads. Not where another library was put in front of the
    /// program's: tools such as valgrind do so, and have mappings that cannot be read.
    package static func prepare() {
        if getenv("LD_PRELOAD") == nil { _ = images }
    }

    /// The place where the calling thread stands; nil where no line of an app is on its stack.
    ///
    /// Names cost next to nothing, a line takes a search through the line tables: so only frames that may be an app's are
    /// looked up.
    package static func current() -> CodePlace? {
        // The reader of stacks looks one frame ahead, and below the first one it would look into nothing.
        let frames = min(128, StackChain.length() - 3)
        guard frames > 0 else { return nil }
        let stack = try? Backtrace.capture(limit: frames, top: 0, images: images)
        let system = SystemCode.modules
        for (depth, frame) in (stack?.symbolicated(with: images, options: .useSymbolCache)?.frames ?? []).enumerated() {
            guard depth + 2 <= frames, let name = frame.symbol?.rawName, name.hasPrefix("$s"),
                !(MangledName.module(of: name).map(system.contains) ?? false)
            else { continue }
            // One frame of the two that are asked for stands for the rest of the stack.
            let line = try? Backtrace.capture(limit: 2, offset: depth, top: 0, images: images)
            let found = line?.symbolicated(with: images, options: [.showSourceLocations, .useSymbolCache])?.frames
                .first?.symbol
            if let place = found.flatMap({ place(of: $0) }) { return place }
        }
        return nil
    }

    /// The machine's own code has no line tables; the system's has, and is known by its folder.
    private static func place(of symbol: SymbolicatedBacktrace.Symbol) -> CodePlace? {
        guard let line = symbol.sourceLocation else { return nil }
        let path = line.path
        guard !SystemCode.contains(file: path), !path.contains("<"), !path.contains("/swift-source/"),
            !symbol.isSystemFunction
        else { return nil }
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return CodePlace(function: symbol.name, file: file, line: line.line)
    }
}
