import CVigilProcessor
import Foundation
import Testing
import VigilFacts

@testable import VigilProgramImage

struct ProgramForARM64Tests: Facts {
    @Test(
        "A program for arm64", .enabled(if: ProgramForARM64.isPossible, Comment(rawValue: ProgramForARM64.missing)),
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let optimizations = ["-O0", "-O2"]

    private static func withProgram(_ optimization: String, _ body: (ProgramForARM64) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("arm64-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(ProgramForARM64(in: folder, optimization: optimization))
    }

    let names = Fact("has names for its variables, functions and Swift modules") {
        try Self.withProgram("-O0") { program in
            let file = program.file
            let counter = try require(file.variablesOfC.first { $0.name == "counter_of_odd" })
            expect(counter.size == 4 && file.initializedData.contains { $0.contains(counter.address) })
            expect(file.holdsCode(ofModule: "Even") && !file.holdsCode(ofModule: "Odd"))
            let odd = try require(program.functions.first { $0.name == "odd" })
            let found = file.functions(at: [odd.address, odd.address + 4, 0])
            expect(found.map { $0?.name }, is: ["odd", "odd", nil])
        }
    }

    let lines = Fact(
        "has a line for each of its instructions, as the toolchain reads it",
        for: Self.optimizations
    ) { (optimization: String) in
        try Self.withProgram(optimization) { program in
            let tables = try require(LineTables(program.file))
            let addresses = program.functions.flatMap { function in
                stride(from: function.address, to: function.address + UInt(function.size), by: 4)
            }
            let found = addresses.map { address in
                tables.place(at: address).map { "\($0.path):\($0.line)" } ?? "?"
            }
            try expect(found, is: program.lines(at: addresses))
            expect(Set(found).count > 12 && !found.contains("?"))
            expect(found.contains { $0.hasSuffix("/Even.swift:8") } && found.contains { $0.hasSuffix("/Odd.c:8") })
        }
    }

    let frames = Fact(
        "shows where a function has no frame yet, where it has one, and where it has it no more",
        for: Self.optimizations
    ) { (optimization: String) in
        try Self.withProgram(optimization) { program in
            for name in ["odd", "begin", "$s4Even4evenyBi64_Bi64_F"] {
                let function = try require(program.functions.first { $0.name == name })
                let code = program.instructions(of: function)
                let between = code.indices.map { index in
                    code[index...].withUnsafeBufferPointer { rest in
                        rest.baseAddress.map { vigil_is_code_between_frames($0, rest.count) } ?? false
                    }
                }
                let texts = try program.disassembly(of: function)
                let made = try require(texts.firstIndex { $0.contains(#/^(mov|add)\s+x29, sp/#) })
                let left = try require(texts.lastIndex { $0.contains(#/^ldp\s+x29, x30/#) })
                expect(between, is: texts.indices.map { $0 <= made || $0 > left }, "\(name): \(texts)")
                expect(made < left && left < texts.count - 1)
            }
        }
    }
}
