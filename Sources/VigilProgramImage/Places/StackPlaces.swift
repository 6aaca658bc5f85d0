import Runtime
import Synchronization

/// Where a thread stands in code that the system does not trust.
public struct StackPlaces: Sendable {
    /// The innermost line of an app; nil where no line of one is on the stack.
    public private(set) var app: CodePlace?
    /// The innermost line of a guest of the system, such as a module; nil where a line of an app lies further in.
    public private(set) var guest: CodePlace?
    /// The Swift module in whose code the guest stands, as its mangled names say.
    public private(set) var swiftModuleOfGuest: String?

    /// A place of an app, or none.
    package init(app: CodePlace? = nil) { self.app = app }

    /// The innermost of both.
    public var innermost: CodePlace? { guest ?? app }

    /// Where the calling thread stands.
    package static func current() -> StackPlaces { read(withGuest: true) }

    /// Reads the stack of the calling thread as far as it takes.
    ///
    /// Names cost next to nothing, a line takes a search: so only frames that may be wanted are looked up.
    ///
    /// - Parameters:
    ///   - withGuest: whether places of guests are looked for too.
    ///   - isLined: whether code of the compiler between two lines is passed over.
    static func read(withGuest: Bool, isLined: Bool = false) -> StackPlaces {
        var places = StackPlaces()
        for frame in NamedFrame.stack(atMost: 128) {
            guard let owner = Owner(ofSymbol: frame.name), owner.isWanted(withGuest: withGuest && places.guest == nil)
            else { continue }
            let key = Line(address: frame.place.adjustedProgramCounter, isGuest: owner.isGuest)
            if key.place == nil { key.note(key.place(of: frame)) }
            if let place = key.place, !isLined || place.map({ $0.line > 0 }) != false, places.take(place, of: owner) {
                break
            }
        }
        return places
    }

    /// The line of an address. Each is looked up once: the same places come again and again.
    private struct Line: Hashable {
        let address: Backtrace.Address
        let isGuest: Bool

        /// Where it is, or that it is nowhere; nil where nobody has looked yet.
        var place: CodePlace?? { Self.known.withLock { $0[self] } }

        /// Looks a frame up; nil where it is nowhere.
        func place(of frame: NamedFrame) -> CodePlace? {
            if let address = UInt64(address), let line = LineTables.ofProgram?.place(at: UInt(address)) {
                return CodePlace(frame.symbol, line.path, line.line, isGuest: isGuest)
            }
            let stack = Backtrace([frame.place]).flatMap { SymbolThread.symbolicated($0, withLines: true) }
            guard let symbol = stack?.frames.first?.symbol, let line = symbol.sourceLocation else { return nil }
            return CodePlace(symbol, line.path, line.line, isGuest: isGuest)
        }

        /// Keeps what a look found.
        func note(_ place: CodePlace?) { Self.known.withLock { $0[self] = .some(place) } }

        private static let known = Mutex<[Line: CodePlace?]>([:])
    }

    /// Notes where a frame stands; true when nothing further out is of interest.
    private mutating func take(_ place: CodePlace?, of owner: Owner) -> Bool {
        switch owner {
        case .app:
            app = place
            return app != nil
        case .guest(let swiftModule):
            guest = place
            swiftModuleOfGuest = guest == nil ? nil : swiftModule
            return false
        }
    }

    /// Whose code a frame is, where it is not the system's own.
    private enum Owner {
        case app
        case guest(String)

        init?(ofSymbol name: String) {
            guard name.hasPrefix("$s") else { return nil }
            guard let module = MangledName.module(of: name), SystemCode.modules.contains(module) else {
                self = .app
                return
            }
            guard SystemCode.guests.contains(module) else { return nil }
            self = .guest(module)
        }

        var isGuest: Bool {
            if case .guest = self { true } else { false }
        }

        func isWanted(withGuest: Bool) -> Bool { withGuest || !isGuest }
    }
}
