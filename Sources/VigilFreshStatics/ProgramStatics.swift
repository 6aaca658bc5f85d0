import VigilProgramImage
import VigilRuntimeBridge

/// The static variables of an app's code, as they were before any of it ran.
///
/// Each launch of an app is a new process, whose statics begin afresh. In a simulation all launches share one process of the
/// machine; so the statics are set back: the variables of all modules that are the app's, and the marks that lazy ones were
/// computed. What they held is left behind, as a process that ends leaves it.
///
/// There is one set of statics in a process of the machine: only one device at a time can use this.
public final class ProgramStatics: @unchecked Sendable {
    private let image: ELFFile
    /// The writable data that does not begin with zeros.
    private let data: [(range: Range<UInt>, bytes: [UInt8])]
    private var statics: [ELFFile.Symbol]?
    /// Whether no code of the app has run yet.
    private var isFresh = true

    /// Copies what statics begin with. To be called before any code of the app runs; nil for a program whose file cannot
    /// be read.
    public init?() {
        guard let image = ProgramImage.read() else { return nil }
        self.image = image
        data = image.initializedData.compactMap { range in
            UnsafeRawPointer(bitPattern: range.lowerBound).map { start in
                (range, Array(UnsafeRawBufferPointer(start: start, count: range.count)))
            }
        }
    }

    /// Sets the statics of the app back, wherever they were changed.
    ///
    /// - Parameter own: the modules whose statics stay.
    public func restore(keeping own: Set<String>) {
        guard !isFresh else {
            isFresh = false
            return
        }
        let statics = self.statics ?? findStatics(keeping: own)
        self.statics = statics
        for symbol in statics { restore(symbol) }
    }

    private func restore(_ symbol: ELFFile.Symbol) {
        guard let target = UnsafeMutableRawPointer(bitPattern: symbol.address) else { return }
        if let (range, bytes) = data.first(where: { $0.range.contains(symbol.address) }) {
            let start = Int(symbol.address - range.lowerBound)
            UnsafeMutableRawBufferPointer(start: target, count: symbol.size).copyBytes(
                from: bytes[start..<start + symbol.size])
        } else {
            target.initializeMemory(as: UInt8.self, repeating: 0, count: symbol.size)
        }
    }

    /// The variables of the app, then the marks of those among them that are computed when they are first used.
    private func findStatics(keeping own: Set<String>) -> [ELFFile.Symbol] {
        let variables = image.variables(SymbolName.endingsOfVariables).filter { symbol in
            ProgramStatics.module(of: symbol.name).map { !own.contains($0) } ?? false
        }
        let ending = SymbolName.endingOfMark
        let marks = image.variables([ending]).filter { mark in
            variables.contains { $0.name.hasPrefix(mark.name.dropLast(ending.utf8CodeUnitCount)) }
        }
        return variables + marks
    }

    /// The module that declares a variable; for one in an extension, the module of the extension.
    static func module(of symbol: String) -> String? {
        guard var text = SymbolName.declaration(of: symbol)?[...] else { return nil }
        if text.hasPrefix("static ") { text = text.dropFirst(7) }
        if text.hasPrefix("(extension in ") { return String(text.dropFirst(14).prefix { $0 != ")" }) }
        return String(text.prefix { $0 != "." })
    }
}
