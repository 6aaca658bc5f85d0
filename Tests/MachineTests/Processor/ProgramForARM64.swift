import Foundation
import ProgramRunner

@testable import VigilProgramImage

/// A program for arm64, made by the compilers of this machine out of a C file and a Swift file. It cannot run here; what is read
/// of programs can be read of it.
struct ProgramForARM64 {
    /// What is wrong with the compilers.
    struct Failure: Error {
        let text: String
    }

    /// Why there can be none.
    static let missing = "clang beside Swift makes nothing for arm64"
    /// Whether the compilers of this machine make programs for arm64.
    static let isPossible = (try? run("clang", ["--print-targets"]).contains("aarch64")) ?? false

    let path: String
    let file: ELFFile

    /// - Parameter optimization: the word by which clang is asked for it.
    init(in folder: URL, optimization: String) throws {
        let sources = [("Odd.c", Self.sourceInC), ("Even.swift", Self.sourceInSwift)]
        for (name, text) in sources {
            try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        func place(_ name: String) -> String { folder.appendingPathComponent(name).path }
        let target = "aarch64-unknown-linux-gnu"
        _ = try Self.run(
            "clang",
            [
                "--target=\(target)", "-gdwarf-4", optimization, "-ffreestanding", "-ffunction-sections",
                "-fno-omit-frame-pointer", "-c", place("Odd.c"), "-o", place("Odd.o"),
            ])
        // There is no standard library for it here: the compiler's own types do.
        _ = try Self.run(
            "swiftc",
            [
                "-target", target, "-parse-stdlib", "-parse-as-library", "-module-name", "Even", "-g", "-emit-object",
                place("Even.swift"), "-o", place("Even.o"),
            ])
        path = place("program")
        // Without addresses of chance it need not be loaded to be read.
        _ = try Self.run(
            "ld.lld", ["-static", "--no-gc-sections", "-e", "begin", place("Odd.o"), place("Even.o"), "-o", path])
        guard let file = ELFFile(path: path) else { throw Failure(text: "\(path) is not read") }
        self.file = file
    }

    /// The machine code of a function, instruction by instruction.
    func instructions(of function: ELFFile.Symbol) -> [UInt32] {
        guard
            let section = file.sections.first(where: {
                $0.address <= function.address && $0.address + UInt($0.size) > function.address
            })
        else { return [] }
        let start = section.offset + Int(function.address - section.address)
        return stride(from: start, to: start + function.size, by: 4).map { place in
            file.file.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: UInt32.self) }
        }
    }

    /// The functions of both files.
    var functions: [ELFFile.Symbol] {
        file.symbols(.function, endingLike: [""]).filter {
            $0.name.contains("odd") || $0.name.hasPrefix("$s4Even") || $0.name == "begin"
        }
    }

    /// What the reader of the toolchain says of addresses: `/a/Odd.c:3`.
    func lines(at addresses: [UInt]) throws -> [String] {
        let words = ["--obj=\(path)", "--functions=none"] + addresses.map { "0x" + String($0, radix: 16) }
        return try Self.run("llvm-symbolizer", words).split(separator: "\n").map { line in
            line.split(separator: ":").prefix(2).joined(separator: ":")
        }
    }

    /// The same as the disassembler of the toolchain has it: `ldp x29, x30, [sp], #16`.
    func disassembly(of function: ELFFile.Symbol) throws -> [String] {
        let (start, end) = (function.address, function.address + UInt(function.size))
        let bounds = ["--start-address=\(start)", "--stop-address=\(end)"]
        return try Self.run("llvm-objdump", ["-d", "--no-show-raw-insn"] + bounds + [path]).split(separator: "\n")
            .compactMap { line in
                line.firstMatch(of: #/^\s*[0-9a-f]+:\s+(.*)$/#).map { String($0.1) }
            }
    }

    static func run(_ program: String, _ words: [String]) throws -> String {
        let outcome = try Program(at: URL(fileURLWithPath: "/usr/bin/env")).run([program] + words)
        guard outcome.code == 0 else { throw Failure(text: outcome.complaints) }
        return outcome.output
    }

    private static let sourceInC = """
        int counter_of_odd = 7;
        __attribute__((noinline)) int odd_leaf(int value) {
            return value + value;
        }
        __attribute__((noinline)) int odd(int value) {
            int kept[4] = {odd_leaf(value), odd_leaf(value + 1), odd_leaf(value + 2), value};
            for (int round = 0; round < value; round++) {
                kept[round & 3] += odd_leaf(kept[0]) * odd_leaf(kept[1]);
            }
            counter_of_odd += kept[2];
            return kept[0] + kept[1] + kept[3] + odd_leaf(kept[2]);
        }
        void begin(void) {
            counter_of_odd = odd(counter_of_odd);
        }
        """

    private static let sourceInSwift = """
        @inline(never)
        public func evenLeaf(_ value: Builtin.Int64) -> Builtin.Int64 {
            let twice = Builtin.add_Int64(value, value)
            return Builtin.add_Int64(twice, value)
        }

        public func even(_ value: Builtin.Int64) -> Builtin.Int64 {
            let first = evenLeaf(value)
            let second = evenLeaf(first)
            return Builtin.mul_Int64(first, second)
        }
        """
}
