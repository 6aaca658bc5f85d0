import Foundation
import Testing
import VigilFacts

@Suite("Declarations that nothing uses", .long)
struct DeadDeclarationTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    /// Names that somebody outside calls, and who.
    private static let exceptions = [
        "createBuildCommands": "SwiftPM", "testCaseDidFinish": "XCTest", "testCaseWillStart": "XCTest",
    ]

    let unused = Fact("are deleted: what has a name that stands nowhere else, and is no public one") {
        let own = try Repository.swiftFiles(in: "Sources", "Plugins")
        let users = try Repository.swiftFiles(in: "Tests", "Examples").filter {
            !$0.path.hasSuffix("/\(Self.self).swift")
        }
        let texts = try users.map(\.text) + Repository.textsOfC()
        let found = Self.unused(in: own, besides: texts)
        expect(found.filter { exceptions[$0.name] == nil }.map { "\($0.place): \($0.name)" }, is: [])
        expect(exceptions.keys.filter { name in !found.contains { $0.name == name } }, is: [])
    }

    let kinds = Fact("are told from those that something else uses, or somebody outside") {
        let source = """
            @main
            struct Program {
                let kept = 1, dead = 2
                public var shown: Int { kept }
                override func overridden() {}
                private func forgotten() {}  // As forgotten() says.
                let word = "asked"
                static func asked() { word }
            }
            public protocol Delegate {
                var required: Int { get }
            }
            """
        let found = Self.unused(in: [Repository.File(path: "A.swift", text: source)], besides: ["Delegate()"])
        expect(found.map(\.name), is: ["forgotten"])
        expect(found.map(\.place), is: ["A.swift:6"])
    }

    /// The declarations of files whose names are no words of anything else.
    private static func unused(in files: [Repository.File], besides users: [String]) -> [(name: String, place: String)]
    {
        var words = SingleWords()
        let starts = files.map { words.read($0.text) }
        let end = words.line
        for text in users { _ = words.read(text) }
        var index = 0
        return words.lines(before: end).sorted().compactMap { line in
            while index + 1 < starts.count, starts[index + 1] <= line { index += 1 }
            let file = files[index]
            let number = line - starts[index]
            guard let name = declaredName(file.code, number), words.line(of: name) == line else { return nil }
            return (name, "\(file.path):\(number + 1)")
        }
    }

    /// What a line declares; nil for nothing, and for what is called from outside.
    private static func declaredName(_ code: [String], _ index: Int) -> String? {
        let line = code[index]
        guard keywords.contains(where: line.contains), !outside.contains(where: line.contains) else { return nil }
        guard let match = line.firstMatch(of: declaration) else { return nil }
        if index > 0, entries.contains(where: code[index - 1].contains) { return nil }
        // What a delegate may have, apps declare.
        let indent = match.1.count
        let owner = code[..<index].last { !$0.isEmpty && $0.prefix { $0 == " " }.count < indent }
        return owner?.hasPrefix("public protocol ") == true ? nil : String(match.2)
    }

    private static let keywords = ["func ", "var ", "let ", "struct ", "class ", "enum ", "actor ", "typealias "]
    private static let outside = ["public ", "open ", "override "]
    private static let entries = ["@main", "@_cdecl", "@section"]
    nonisolated(unsafe) private static let declaration =
        #/^( *)(?:[@a-z]\w*(?:\([^)]*\))? )*?(?:func|var|let|struct|enum|actor|typealias|class(?! func| var)) `?(\w+)/#
}

/// The words of texts that occur once in all of them, outside comments.
struct SingleWords {
    /// By the hash of a word: 0 for none, the number of its line where it is the only one, -1 for several. Two words of the
    /// same place hide each other: about one in thirty has such a neighbour.
    private var places = [Int32](repeating: 0, count: 1 << 22)
    /// The number of the line that is read next, from 1.
    private(set) var line = 1

    /// Reads one text more, and returns the number of its first line.
    mutating func read(_ text: String) -> Int {
        let first = line
        var bytes = Array(text.utf8)
        bytes.append(UInt8(ascii: "\n"))
        bytes.withUnsafeBufferPointer { bytes in
            places.withUnsafeMutableBufferPointer {
                SingleWords.read(bytes.baseAddress, bytes.count, &line, $0.baseAddress)
            }
        }
        return first
    }

    /// By pointers: this is done for each byte of the package, in a build that optimizes nothing.
    private static func read(
        _ bytes: UnsafePointer<UInt8>?, _ count: Int, _ line: inout Int, _ places: UnsafeMutablePointer<Int32>?
    ) {
        guard let bytes, let places else { return }
        var (at, hash) = (0, start)
        while at < count {
            let byte = bytes[at]
            if isOfWord[Int(byte)] {
                hash = step(hash, byte)
            } else {
                if hash != start {
                    let place = Int(hash % size)
                    places[place] = places[place] == 0 ? Int32(line) : -1
                    hash = start
                }
                if byte == 10 {
                    line += 1
                } else if byte == 47, bytes[at + 1] == 47, at == 0 || bytes[at - 1] == 32 || bytes[at - 1] == 10 {
                    while bytes[at + 1] != 10 { at += 1 }
                }
            }
            at += 1
        }
    }

    /// The lines before one that have a word which occurs once.
    func lines(before end: Int) -> Set<Int> {
        var found: Set<Int> = []
        places.withUnsafeBufferPointer { places in
            guard var next = places.baseAddress else { return }
            let behind = next + places.count
            while next < behind {
                if next.pointee > 0, next.pointee < end { found.insert(Int(next.pointee)) }
                next += 1
            }
        }
        return found
    }

    /// The line of a word that occurs once.
    func line(of word: String) -> Int { Int(places[Int(word.utf8.reduce(Self.start, Self.step) % Self.size)]) }

    private static let size: UInt64 = 1 << 22
    private static let start: UInt64 = 0xCBF2_9CE4_8422_2325
    private static func step(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    private static let isOfWord = (0..<256).map { byte in
        UInt8(byte) == UInt8(ascii: "_") || byte > 127 || Character(UnicodeScalar(UInt8(byte))).isLetter
            || Character(UnicodeScalar(UInt8(byte))).isNumber
    }
}
