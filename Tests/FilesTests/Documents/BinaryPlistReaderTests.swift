import Foundation
import Testing
import VigilFacts

@testable import VigilDocuments

struct BinaryPlistReaderTests: Facts {
    @Test("The reader of binary property lists", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// What Foundation writes from `object`, read back.
    private static func readBack(_ object: Any) throws -> PropertyValue {
        let data = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
        return try BinaryPlistReader.read([UInt8](data))
    }

    let readsFoundation = Fact("reads what Foundation writes") {
        let long = String(repeating: "long ", count: 20)
        let object: [String: Any] = [
            "ascii": "text", "wide": "Käse 😀", "long": long, "yes": true, "no": false, "one": 1, "big": 70_000,
            "minus": -1, "half": 0.5, "date": Date(timeIntervalSinceReferenceDate: 1), "data": Data([1, 2, 3]),
            "list": (0..<40).map { $0 }, "empty": [Any](), "inner": ["a": ["b": "c"]],
        ]
        let expected: [String: PropertyValue] = [
            "ascii": .string("text"), "wide": .string("Käse 😀"), "long": .string(long), "yes": .boolean(true),
            "no": .boolean(false), "one": .integer(1), "big": .integer(70_000), "minus": .integer(-1),
            "half": .real(0.5), "date": .date, "data": .data(count: 3), "list": .array((0..<40).map { .integer($0) }),
            "empty": .array([]), "inner": .dictionary(["a": .dictionary(["b": .string("c")])]),
        ]
        try expect(Self.readBack(object), is: .dictionary(expected))
    }

    let readsWideNumbers = Fact("reads references and offsets of two and four bytes") {
        let items = (0..<70_000).map { "item \($0 % 1_000) of \($0)" }
        try expect(Self.readBack(items), is: .array(items.map { .string($0) }))
    }

    let readsShared = Fact("reads an object that is used twice, twice") {
        try expect(
            Self.readBack(["same", "same", "same"]), is: .array([.string("same"), .string("same"), .string("same")]))
    }
}
