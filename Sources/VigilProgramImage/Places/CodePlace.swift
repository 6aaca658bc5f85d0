import Foundation
import Runtime

/// A place in source code: a line of a stack that lies neither in the system (``SystemCode``) nor in the machine's
/// libraries; where it is asked for, one in a guest of the system.
public struct CodePlace: Hashable, Sendable, CustomStringConvertible {
    /// The function, as the language writes it.
    public let function: String
    /// The last component of the file's path.
    public let file: String
    /// The file's path, as it was compiled.
    package let path: String
    /// The line, from 1; 0 in code of the compiler between two lines.
    public let line: Int

    public var description: String { line > 0 ? "\(file):\(line), in \(function)" : "\(file), in \(function)" }

    /// The program and its libraries in memory. Looked at once, and early: the reader of stacks goes through all mappings,
    /// and one that another thread gives back meanwhile would crash it.
    static let images = ImageMap.capture()

    /// Looks at the program early, before it has many threads. Not where another library was put in front of the
    /// program's: tools such as valgrind do so, and have mappings that cannot be read.
    package static func prepare() {
        if getenv("LD_PRELOAD") == nil { _ = images }
    }

    /// The innermost place of an app where the calling thread stands; nil where no line of one is on its stack.
    ///
    /// - Parameter isLined: whether code of the compiler between two lines is passed over.
    package static func current(isLined: Bool = false) -> CodePlace? {
        StackPlaces.read(withGuest: false, isLined: isLined).app
    }

    /// What tells the innermost frames of the calling thread from others, without a look at what code they are of.
    package static func printOfStack() -> Int {
        var hasher = Hasher()
        for address in StackChain.returnAddresses(atMost: 24) { hasher.combine(address) }
        return hasher.finalize()
    }

    /// A line of a function; nil where that is the system's, known by its folder, or the machine's.
    init?(_ symbol: SymbolicatedBacktrace.Symbol, _ path: String, _ line: Int, isGuest: Bool) {
        guard isGuest || !SystemCode.contains(file: path), !path.contains("<"), !path.contains("/swift-source/"),
            !symbol.isSystemFunction
        else { return nil }
        (function, self.path, self.line) = (symbol.name, path, line)
        file = path.split(separator: "/").last.map(String.init) ?? path
    }
}
