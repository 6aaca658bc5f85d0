import CVigilProcessor
import Foundation
import Runtime

/// A function that a thread is in, with its name but without its line.
struct NamedFrame {
    /// Where the function goes on.
    let place: Backtrace.Frame
    /// Its name and where it is from.
    let symbol: SymbolicatedBacktrace.Symbol

    var name: String { symbol.rawName }

    /// The functions that the calling thread is in, from the innermost on; without those that have no name.
    static func stack(atMost limit: Int) -> [NamedFrame] {
        let addresses = StackChain.returnAddresses(atMost: limit)
        let places = addresses.map { Backtrace.Frame.returnAddress(.init(UInt64($0))) }
        let symbols = FunctionNames.ofProgram?.symbols(ofCallsBefore: addresses) ?? symbols(of: places)
        if let symbols, !symbols.contains(where: { mayBeAsync($0?.rawName) }) {
            return zip(places, symbols).compactMap { place, symbol in
                symbol.map { NamedFrame(place: place, symbol: $0) }
            }
        }
        return captured(atMost: limit).compactMap { frame in
            frame.symbol.map { NamedFrame(place: frame.captured, symbol: $0) }
        }
    }

    /// As the reader of stacks names them; nil where it leaves some out.
    private static func symbols(of places: [Backtrace.Frame]) -> [SymbolicatedBacktrace.Symbol?]? {
        let frames = named(Backtrace(places))
        return frames.count == places.count ? frames.map(\.symbol) : nil
    }

    private static func named(_ stack: Backtrace?) -> [SymbolicatedBacktrace.Frame] {
        stack.flatMap { SymbolThread.symbolicated($0, withLines: false) }?.frames ?? []
    }

    /// Whether a function may belong to a task, whose other functions lie on no stack.
    private static func mayBeAsync(_ name: String?) -> Bool {
        guard let name, name.hasPrefix("$s") else { return false }
        return name.contains("Ya") || name.contains("TQ") || name.contains("TY")
    }

    /// As the reader of stacks finds them, which follows tasks. For each thread that asks, it takes in the names of the whole
    /// program, a tenth of a second: so it is asked only where there may be a task.
    private static func captured(atMost limit: Int) -> [SymbolicatedBacktrace.Frame] {
        // It looks one frame ahead, and below the first one it would look into nothing.
        let count = min(limit, StackChain.length() - 3)
        guard count > 0 else { return [] }
        return named(try? Backtrace.capture(limit: count, top: 0, images: CodePlace.images)).dropLast()
    }
}

extension Backtrace {
    /// A stack of these frames, the innermost first; nil where the library does not take it.
    ///
    /// There is no initializer for it; but a stack can be read from an archive, and the format of what is in it is documented
    /// (`docs/CompactBacktraceFormat.md` of Swift): a byte for addresses of 64 bits, and for each frame a byte for its kind
    /// and "eight bytes, as they are".
    init?(_ frames: [Frame]) {
        var bytes: [UInt8] = [0x02]
        for frame in frames {
            let kind: UInt8
            switch frame {
            case .programCounter: kind = 0x1F
            case .returnAddress: kind = 0x2F
            case .asyncResumePoint: kind = 0x3F
            default: continue
            }
            bytes.append(kind)
            withUnsafeBytes(of: (UInt64(frame.originalProgramCounter) ?? 0).bigEndian) { bytes.append(contentsOf: $0) }
        }
        let architecture = String(cString: vigil_processor_name())
        let archive = ["architecture": architecture, "backtrace": Data(bytes + [0]).base64EncodedString()]
        guard let data = try? JSONEncoder().encode(archive),
            let stack = try? JSONDecoder().decode(Backtrace.self, from: data)
        else { return nil }
        self = stack
    }
}
