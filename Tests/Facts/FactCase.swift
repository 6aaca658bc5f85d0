import Foundation
import Testing

/// One check of a fact, as a suite plays it.
public struct FactCase: Sendable, CustomTestStringConvertible {
    /// What is true, as the suite says it.
    public let sentence: String
    /// Where that stands.
    public let place: SourceLocation
    /// The row that is checked; nil where there is none.
    let row: String?
    private let traits: [any FactTrait]
    private let check: @Sendable () async throws -> Void

    fileprivate init(_ fact: Fact, _ row: Fact.Row) {
        (sentence, place, traits) = (fact.sentence, fact.place, fact.traits)
        (self.row, check) = (row.name, row.check)
    }

    public var testDescription: String { row.map { "\(sentence) (\($0))" } ?? sentence }

    /// What the names of facts are to have in them; nil where all are played.
    static let asked = ProcessInfo.processInfo.environment["VIGIL_FACT"].flatMap { $0.isEmpty ? nil : $0 }

    /// Checks it, inside of what its traits and those of its suite do around it.
    public func callAsFunction() async throws {
        let ofSuite = (Test.current?.traits ?? []).compactMap { $0 as? any FactTrait }
        do {
            try await play(ArraySlice(ofSuite + traits))
        } catch is RequirementFailed {
            // Its issue is recorded already.
        }
    }

    private func play(_ traits: ArraySlice<any FactTrait>) async throws {
        guard let trait = traits.first else { return try await check() }
        try await trait.provideScope(for: self) { try await play(traits.dropFirst()) }
    }
}

extension Fact {
    var cases: [FactCase] { rows().map { FactCase(self, $0) } }
}

/// Something that is done around facts: around all of a suite that has it as a trait, or around one.
public protocol FactTrait: Sendable {
    /// Has a fact checked.
    func provideScope(for fact: FactCase, performing function: @Sendable () async throws -> Void) async throws
}
