import Foundation
import Runtime
import Testing
import VigilFacts

@testable import VigilProgramImage

struct LineTableTests: Facts {
    @Test("The line tables of the program", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let outside = Fact("say nothing of an address that is not in the program") {
        let tables = try require(LineTables.ofProgram)
        expect(tables.place(at: 0) == nil)
        expect(tables.place(at: .max) == nil)
    }

    let unknown = Fact("are not read where a table is of another version, or is cut off") {
        func program(_ bytes: [UInt8]) throws -> LineProgram {
            try bytes.withUnsafeBytes { try LineProgram(ByteReader($0, at: 0)) }
        }
        expect(throws: ByteReader.UnknownForm.self) { try program([16, 0, 0, 0, 5, 0]) }
        expect(throws: ByteReader.UnknownForm.self) { try program([16, 0, 0, 0, 4, 0, 1]) }
        expect(throws: ByteReader.UnknownForm.self) { try program([]) }
    }

    let numbers = Fact("have numbers of any length, with a sign and without") {
        let bytes: [UInt8] = [0xe5, 0x8e, 0x26, 0x7f, 0x80, 0x7f, 0x02]
        try bytes.withUnsafeBytes { bytes in
            var reader = try ByteReader(bytes, at: 0)
            try expect(reader.number(), is: 624_485)
            try expect(reader.signedNumber(), is: -1)
            try expect(reader.signedNumber(), is: -128)
            try expect(reader.signedNumber(), is: 2)
            expect(reader.isAtEnd)
            expect(throws: ByteReader.UnknownForm.self) { try reader.number() }
        }
    }
}

extension ELFFile {
    fileprivate func functionAddresses(withPrefix prefix: String) -> [UInt] {
        symbols(.function, orWith: prefix).filter { $0.name.hasPrefix(prefix) && $0.size > 48 }.map(\.address)
    }
}

@Suite("The lines of addresses", .long)
struct LineTableLongTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    /// Addresses in the code of Vigil, each some bytes behind the beginning of a function.
    private static let addresses: [UInt] = {
        let count = ProcessInfo.processInfo.environment["VIGIL_SEEDS"].flatMap { Int($0) } ?? 4
        let own = ProgramImage.read()?.functionAddresses(withPrefix: "$s19SimulatedFoundation") ?? []
        return (0..<count).compactMap { number in
            guard !own.isEmpty else { return nil }
            let offset = UInt(number % 5) * 9
            return own[number &* 7_919 % own.count] + offset
        }
    }()

    let agrees = Fact("say of an address what the reader of stacks says", for: Self.addresses) { (address: UInt) in
        let tables = try require(LineTables.ofProgram)
        let stack = try require(Backtrace([.programCounter(.init(UInt64(address)))]))
        let frame = try require(SymbolThread.symbolicated(stack, withLines: true)?.frames.first)
        let expected = frame.symbol?.sourceLocation.map { LineTables.Place(path: $0.path, line: $0.line) }
        expect(tables.place(at: address), is: expected, "\(frame)")
    }
}
