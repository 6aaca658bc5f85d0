import CVigilEntries
import Synchronization

/// The deinits of the classes that are not the system's: of apps, and of what they are made of.
///
/// A process that has ended runs no code any more. What it leaves behind is still let go, so that its memory is given back;
/// the deinits of its objects do not run then. What an object held that is no class of an app's is released as ever.
public enum Deinits {
    /// What becomes of an object that nobody holds any more.
    package enum Fate: Sendable {
        /// Its deinit runs here and now.
        case runs
        /// It belongs to a process that has ended: its deinit does not run.
        case isWithheld
        /// Somebody took it over, to run its deinit later.
        case isPutOff
    }

    /// Who says what becomes of an object that is let go outside ``withhold(_:)``.
    private nonisolated(unsafe) static var decide: (UnsafeMutableRawPointer) -> Fate = { _ in .runs }

    /// Sets who decides: once, by the kernel, before any code of an app runs.
    package static func decide(by decide: @escaping (UnsafeMutableRawPointer) -> Fate) { self.decide = decide }

    /// Lets the objects of all classes of the program that are not the system's ask before their deinit runs: once, by the
    /// kernel. Where they are not known, whoever wants to hear that does.
    package static func guardClasses() {
        // An entry of the program says who hears it; for a phone without modules none was read yet.
        _ = LinkedProgram.current
        if !areGuarded { listener.withLock { $0 }(unguarded) }
    }

    /// Hears that the classes of apps could not be found: nobody by default.
    private static let listener = Mutex<@Sendable (String) -> Void>({ _ in })

    /// Sets who hears, in words, that the classes of apps could not be found: before any code of an app runs.
    package static func whenUnguarded(_ hear: @escaping @Sendable (String) -> Void) {
        listener.withLock { $0 = hear }
    }

    /// What is said where the classes of apps could not be found.
    package static let unguarded =
        "the program has no symbols (it was stripped), so the classes of the app are not known: deinits run also of "
        + "objects that a process leaves behind which has ended, and what they do counts as its doing"

    /// Whether the classes of apps could be found: not in a program without symbols.
    public static let areGuarded: Bool = {
        vigil_decide_deinits(
            { object in
                switch Deinits.decide(object) {
                case .runs: vigil_deinit_runs
                case .isWithheld: vigil_deinit_is_withheld
                case .isPutOff: vigil_deinit_is_put_off
                }
            }, { HeldFields.release($0) })
        guard let image = ProgramImage.read(), image.hasSymbols else { return false }
        image.guardClasses()
        return true
    }()

    /// Performs `body`, which lets go of what a process that has ended held: no deinit of an app's class runs in it.
    public static func withhold<Result>(_ body: () throws -> Result) rethrows -> Result {
        vigil_withhold_deinits()
        defer { vigil_allow_deinits() }
        return try body()
    }

    /// Whether the calling code lets go of what a process that has ended held.
    public static var areWithheld: Bool { vigil_withholds_deinits() }

    /// Runs the deinit of an object that was put off.
    package static func run(_ object: UnsafeMutableRawPointer) { vigil_run_deinit(object) }

    /// From the beginning of the end of an object to the end of this one, which it holds as its last property, no deinit of
    /// an app's class runs: also where the other properties are let go.
    public final class WithheldAtEnd {
        /// Whether the end began.
        private var hasBegun = false

        /// One that holds nothing back yet.
        public init() {}

        /// Begins to hold back: the first line of the holder's deinit.
        public func begin() {
            precondition(!hasBegun, "an object ends once")
            hasBegun = true
            vigil_withhold_deinits()
        }

        deinit { if hasBegun { vigil_allow_deinits() } }
    }
}

extension ELFFile {
    /// How the symbols of classes end.
    private enum Ending {
        /// The metadata of a class without generic parameters.
        static let metadata: StaticString = "CN"
        /// What the kinds of a generic class are made from.
        static let pattern: StaticString = "CMP"
        /// What describes a class.
        static let descriptor: StaticString = "CMn"
    }

    fileprivate func guardClasses() {
        let system = SystemCode.modules
        func isOfApp(_ symbol: Symbol) -> Bool {
            MangledName.module(of: symbol.name).map { !system.contains($0) } ?? false
        }
        for symbol in variables([Ending.metadata]) where isOfApp(symbol) {
            if let place = UnsafeMutableRawPointer(bitPattern: symbol.address) { vigil_guard_class(place) }
        }
        let patterns = symbols(.variable, endingLike: [Ending.pattern]).filter(isOfApp)
        guard !patterns.isEmpty else { return }
        let descriptors = Dictionary(
            symbols(.variable, endingLike: [Ending.descriptor]).map { ($0.name.dropLast(3), $0.address) }
        ) { first, _ in first }
        for pattern in patterns {
            guard let place = UnsafeMutableRawPointer(bitPattern: pattern.address),
                let descriptor = descriptors[pattern.name.dropLast(3)].flatMap(UnsafeRawPointer.init(bitPattern:))
            else { continue }
            vigil_guard_generic_class(descriptor, place)
        }
    }
}
