import Foundation
import Runtime
import Testing
import VigilLongTests

@testable import VigilProgramImage

@Suite("The line tables of the program")
struct LineTableTests {
    @Test("say nothing of an address that is not in the program")
    func outside() throws {
        let tables = try #require(LineTables.ofProgram)
        #expect(tables.place(at: 0) == nil)
        #expect(tables.place(at: .max) == nil)
    }

    @Test("are not read where a table is of another version, or is cut off")
    func unknown() throws {
        func program(_ bytes: [UInt8]) throws -> LineProgram {
            try bytes.withUnsafeBytes { try LineProgram(ByteReader($0, at: 0)) }
        }
        #expect(throws: ByteReader.UnknownForm.self) { try program([16, 0, 0, 0, 5, 0]) }
        #expect(throws: ByteReader.UnknownForm.self) { try program([16, 0, 0, 0, 4, 0, 1]) }
        #expect(throws: ByteReader.UnknownForm.self) { try program([]) }
    }

    @Test("have numbers of any length, with a sign and without")
    func numbers() throws {
        let bytes: [UInt8] = [0xe5, 0x8e, 0x26, 0x7f, 0x80, 0x7f, 0x02]
        try bytes.withUnsafeBytes { bytes in
            var reader = try ByteReader(bytes, at: 0)
            #expect(try reader.number() == 624_485)
            #expect(try reader.signedNumber() == -1)
            #expect(try reader.signedNumber() == -128)
            #expect(try reader.signedNumber() == 2)
            #expect(reader.isAtEnd)
            #expect(throws: ByteReader.UnknownForm.self) { try reader.number() }
        }
    }
}

extension ELFFile {
    fileprivate func functionAddresses(withPrefix prefix: String) -> [UInt] {
        symbols(.function, orWith: prefix).filter { $0.name.hasPrefix(prefix) && $0.size > 48 }.map(\.address)
    }
}

@Suite("The lines of addresses", .long)
struct LineTableLongTests {
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

    @Test("say of an address what the reader of stacks says", arguments: addresses)
    func agrees(address: UInt) throws {
        let tables = try #require(LineTables.ofProgram)
        let stack = try #require(Backtrace([.programCounter(.init(UInt64(address)))]))
        let frame = try #require(SymbolThread.symbolicated(stack, withLines: true)?.frames.first)
        let expected = frame.symbol?.sourceLocation.map { LineTables.Place(path: $0.path, line: $0.line) }
        #expect(tables.place(at: address) == expected, "\(frame)")
    }
}
