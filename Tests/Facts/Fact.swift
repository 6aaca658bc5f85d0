import Testing

/// A fact that a suite shows: a sentence, and the code that checks it, once or for each of some rows.
///
/// Swift Testing's macros are most of what a test costs to compile, so a suite has one of them, and its facts are plain
/// values that it holds. Each is played and reported as a case of its own, under its sentence, beside the others.
///
/// ```swift
/// struct LadderTests: Facts {
///     @Test("A ladder", arguments: facts)
///     func holds(_ fact: FactCase) async throws { try await fact() }
///
///     let empty = Fact("without rungs carries nobody") {
///         expect(Ladder(rungs: 0).load, is: 0)
///     }
///
///     let length = Fact("is as long as its rungs are apart", for: [(2, 60), (5, 150)]) { rungs, length in
///         let ladder = try Self.ladder(rungs)
///         expect(ladder.length == length, "\(ladder)")
///     }
///
///     private static func ladder(_ rungs: Int) throws -> Ladder { ... }
/// }
/// ```
///
/// What helps them is static. `swift test --filter LadderTests` plays a suite, and `VIGIL_FACT="carries nobody"` before it
/// those facts alone that have these words.
public struct Fact: Sendable {
    /// The check of one row; without a name where there are no rows.
    struct Row {
        let name: String?
        let check: @Sendable () async throws -> Void
    }

    let sentence: String
    let place: SourceLocation
    let traits: [any FactTrait]
    /// Made when the suite is played.
    let rows: @Sendable () -> [Row]

    private init(
        _ sentence: String, _ place: SourceLocation, _ traits: [any FactTrait],
        _ rows: @escaping @Sendable () -> [Row]
    ) {
        (self.sentence, self.place, self.traits, self.rows) = (sentence, place, traits, rows)
    }

    /// A fact that is checked once.
    public init(
        _ sentence: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column, _ check: @escaping @Sendable () throws -> Void
    ) {
        let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        self.init(sentence, place, []) { [Row(name: nil, check: check)] }
    }

    /// The same, with something that is done around the check.
    public init(
        _ sentence: String, _ trait: some FactTrait, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column, _ check: @escaping @Sendable () throws -> Void
    ) {
        let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        self.init(sentence, place, [trait]) { [Row(name: nil, check: check)] }
    }

    /// A fact that is checked for each of some rows.
    public init<Values: Sequence & SendableMetatype>(
        _ sentence: String, for values: @escaping @autoclosure @Sendable () -> Values, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line, column: Int = #column,
        _ check: @escaping @Sendable (Values.Element) throws -> Void
    ) where Values.Element: Sendable {
        let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        self.init(sentence, place, []) {
            values().map { value in Row(name: String(describingForTest: value)) { try check(value) } }
        }
    }

    /// A fact that is checked for each pair of two lists.
    public init<First: Sequence & SendableMetatype, Second: Sequence & SendableMetatype>(
        _ sentence: String, for values: @escaping @autoclosure @Sendable () -> First,
        _ others: @escaping @autoclosure @Sendable () -> Second, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column,
        _ check: @escaping @Sendable (First.Element, Second.Element) throws -> Void
    ) where First.Element: Sendable, Second.Element: Sendable {
        let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        self.init(sentence, place, []) { Self.rows(values(), others()) { try check($0, $1) } }
    }

    /// A fact whose check waits, or runs on an actor. It has a name of its own, as whatever is asynchronous costs more to compile.
    public static func async(
        _ sentence: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column, _ check: @escaping @Sendable () async throws -> Void
    ) -> Fact {
        let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return Fact(sentence, place, []) { [Row(name: nil, check: check)] }
    }

    /// The same for each of some rows.
    public static func async<Values: Sequence & SendableMetatype>(
        _ sentence: String, for values: @escaping @autoclosure @Sendable () -> Values, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line, column: Int = #column,
        _ check: @escaping @Sendable (Values.Element) async throws -> Void
    ) -> Fact where Values.Element: Sendable {
        let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return Fact(sentence, place, []) {
            values().map { value in Row(name: String(describingForTest: value)) { try await check(value) } }
        }
    }

    /// The same for each pair of two lists.
    public static func async<First: Sequence & SendableMetatype, Second: Sequence & SendableMetatype>(
        _ sentence: String, for values: @escaping @autoclosure @Sendable () -> First,
        _ others: @escaping @autoclosure @Sendable () -> Second, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column,
        _ check: @escaping @Sendable (First.Element, Second.Element) async throws -> Void
    ) -> Fact where First.Element: Sendable, Second.Element: Sendable {
        let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return Fact(sentence, place, []) { Self.rows(values(), others(), check) }
    }

    private static func rows<First: Sequence & SendableMetatype, Second: Sequence & SendableMetatype>(
        _ values: First, _ others: Second,
        _ check: @escaping @Sendable (First.Element, Second.Element) async throws -> Void
    ) -> [Row] where First.Element: Sendable, Second.Element: Sendable {
        values.flatMap { value in
            others.map { other in
                let name = "\(String(describingForTest: value)), \(String(describingForTest: other))"
                return Row(name: name) { try await check(value, other) }
            }
        }
    }
}

/// A suite whose stored properties are facts.
public protocol Facts {
    init()
}

extension Facts {
    /// The cases of all its facts, in their order; with `VIGIL_FACT` those whose names have that in them.
    public static var facts: [FactCase] {
        let facts = Mirror(reflecting: Self()).children.compactMap { $0.value as? Fact }
        precondition(!facts.isEmpty, "\(Self.self) holds no fact")
        let all = facts.flatMap(\.cases)
        guard let words = FactCase.asked else { return all }
        return all.filter { $0.testDescription.localizedCaseInsensitiveContains(words) }
    }
}
