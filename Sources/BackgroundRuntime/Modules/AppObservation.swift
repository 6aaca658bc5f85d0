/// Something about an app that an expectation can ask for, by name: `notif.shown`, `transfer.received`.
///
/// A scenario has it as a key of `expect`, and a module that simulates more than states and calls brings it along.
public struct AppObservation: Sendable {
    /// A value as it was observed.
    public enum Value: Hashable, Sendable {
        /// Texts, in the order in which they came.
        case texts([String])
        /// A number of things.
        case count(Int)
    }

    /// How it is observed.
    private enum Body: Sendable {
        case texts(@Sendable (InstalledApp, VirtualInstant) throws -> [String])
        case count(@Sendable (InstalledApp, VirtualInstant) throws -> Int)
        case total(@Sendable (InstalledApp) throws -> Int)
    }

    /// The name in a scenario's `expect`.
    public var name: String { word.name }
    /// What it tells, in one sentence.
    public let summary: String
    private var word: ModuleWord
    private let body: Body

    /// Texts that came, the first one first, from an instant on.
    public static func texts(
        _ name: String, _ summary: String, file: String = #fileID, line: Int = #line,
        read: @escaping @Sendable (InstalledApp, _ since: VirtualInstant) throws -> [String]
    ) -> AppObservation {
        AppObservation(summary: summary, word: ModuleWord(name, file: file, line: line), body: .texts(read))
    }

    /// How many things there were, from an instant on.
    public static func count(
        _ name: String, _ summary: String, file: String = #fileID, line: Int = #line,
        read: @escaping @Sendable (InstalledApp, _ since: VirtualInstant) throws -> Int
    ) -> AppObservation {
        AppObservation(summary: summary, word: ModuleWord(name, file: file, line: line), body: .count(read))
    }

    /// A number that is known for all of the run only, or for the present.
    public static func total(
        _ name: String, _ summary: String, file: String = #fileID, line: Int = #line,
        read: @escaping @Sendable (InstalledApp) throws -> Int
    ) -> AppObservation {
        AppObservation(summary: summary, word: ModuleWord(name, file: file, line: line), body: .total(read))
    }

    /// Whether it tells texts, and not a number.
    public var isTexts: Bool { if case .texts = body { true } else { false } }

    /// Whether it can be asked from an instant on, and not of all of the run only.
    public var hasBeginning: Bool { if case .total = body { false } else { true } }

    func owned(by module: String) -> AppObservation {
        AppObservation(summary: summary, word: word.owned(by: module), body: body)
    }

    /// What is so about `app` now. What has no beginning is of all of the run.
    ///
    /// - Throws: why it cannot be told, in a sentence; ``ModuleFailure`` when the module fails.
    public func value(of app: InstalledApp, since: VirtualInstant = .boot) throws -> Value {
        var value = Value.count(0)
        try word.perform(on: app.device) {
            switch body {
            case .texts(let read): value = .texts(try read(app, since))
            case .count(let read): value = .count(try read(app, since))
            case .total(let read): value = .count(try read(app))
            }
        }
        return value
    }
}
