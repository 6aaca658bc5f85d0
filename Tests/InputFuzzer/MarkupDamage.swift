import BackgroundRuntime
import VigilDocuments

/// Damages the sense of a file of markup, and leaves its form: an attribute says what another one says, an element is another
/// kind, or lies elsewhere.
struct MarkupDamage {
    private var random: SeededGenerator
    private let tokens: [String]

    init(seed: UInt64, tokens: [String]) {
        random = SeededGenerator(seed: seed)
        self.tokens = tokens
    }

    /// The file with one to four damages.
    mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) { damage(&bytes) }
        return bytes
    }

    private mutating func damage(_ bytes: inout [UInt8]) {
        switch Int.random(in: 0..<8, using: &random) {
        case 0...3: changeValue(&bytes)
        case 4: renameElement(&bytes)
        case 5: moveElement(&bytes)
        case 6: removeAttribute(&bytes)
        default: if Int.random(in: 0..<4, using: &random) == 0 { changeValue(&bytes, ofAnyName: true) }
        }
    }

    // Attributes.

    /// An attribute, by where its name, its value and all of it lie.
    private struct Attribute {
        let name: Range<Int>
        let value: Range<Int>
        let all: Range<Int>
    }

    /// The value of an attribute is that of another of its name, or what no file should say.
    private mutating func changeValue(_ bytes: inout [UInt8], ofAnyName: Bool = false) {
        let all = attributes(bytes)
        // Elements keep the ids that the reader wants to differ.
        let some = all.filter { text($0.name, bytes) != "id" }
        guard let place = some.randomElement(using: &random) else { return }
        let others = all.filter { ofAnyName || bytes[$0.name] == bytes[place.name] || isReference(place, $0, bytes) }
        // What leads nowhere is refused by the reader, which other inputs show.
        let isOdd = !Self.references.contains(text(place.name, bytes)) && Int.random(in: 0..<6, using: &random) == 0
        let value =
            isOdd
            ? tokens.randomElement(using: &random).map { Array($0.utf8) }
            : others.randomElement(using: &random).map { Array(bytes[$0.value]) }
        if let value { bytes.replaceSubrange(place.value, with: value) }
    }

    /// Whether one names an element by its id, and the other is such an id.
    private func isReference(_ one: Attribute, _ other: Attribute, _ bytes: [UInt8]) -> Bool {
        Self.references.contains(text(one.name, bytes)) && text(other.name, bytes) == "id"
    }

    private static let references: Set = ["destination", "initialViewController"]

    private func text(_ range: Range<Int>, _ bytes: [UInt8]) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private mutating func removeAttribute(_ bytes: inout [UInt8]) {
        let all = attributes(bytes).filter { !["type", "id"].contains(text($0.name, bytes)) }
        if let place = all.randomElement(using: &random) { bytes.removeSubrange(place.all) }
    }

    private func attributes(_ bytes: [UInt8]) -> [Attribute] {
        var (found, at): ([Attribute], Int) = ([], 0)
        while let equals = bytes[at...].firstIndex(of: UInt8(ascii: "=")) {
            at = equals + 1
            guard at < bytes.count, bytes[at] == UInt8(ascii: "\""),
                let end = bytes[(at + 1)...].firstIndex(of: UInt8(ascii: "\""))
            else { continue }
            var start = equals
            while start > 0, bytes[start - 1].isPartOfName { start -= 1 }
            found.append(Attribute(name: start..<equals, value: at + 1..<end, all: start..<end + 1))
            at = end + 1
        }
        return found
    }

    // Elements.

    /// The name of an element where it begins or stands alone.
    private func names(_ bytes: [UInt8]) -> [Range<Int>] {
        bytes.indices.lazy.filter { bytes[$0] == UInt8(ascii: "<") }.compactMap { open in
            let end = bytes[(open + 1)...].firstIndex { !$0.isPartOfName } ?? bytes.count
            return end == open + 1 ? nil : open + 1..<end
        }
    }

    /// An element is of another one's kind.
    private mutating func renameElement(_ bytes: inout [UInt8]) {
        let all = names(bytes)
        guard let place = all.randomElement(using: &random), let other = all.randomElement(using: &random) else {
            return
        }
        let (old, new) = (Array(bytes[place]), Array(bytes[other]))
        if let end = end(of: place, bytes) {
            bytes.replaceSubrange(end.lowerBound + 2..<end.lowerBound + 2 + old.count, with: new)
        }
        bytes.replaceSubrange(place, with: new)
    }

    /// An element, with all in it, lies before another one.
    private mutating func moveElement(_ bytes: inout [UInt8]) {
        let all = names(bytes)
        guard let place = all.randomElement(using: &random), let close = bytes[place.upperBound...].firstIndex(of: 62)
        else { return }
        let isAlone = bytes[close - 1] == UInt8(ascii: "/")
        let end = isAlone ? close + 1 : self.end(of: place, bytes)?.upperBound
        guard let end, end - place.lowerBound < bytes.count / 2 else { return }
        let element = Array(bytes[(place.lowerBound - 1)..<end])
        bytes.removeSubrange((place.lowerBound - 1)..<end)
        guard let target = names(bytes).randomElement(using: &random) else { return }
        bytes.insert(contentsOf: element, at: target.lowerBound - 1)
    }

    /// The tag that ends the element whose name lies there; nil for one that stands alone.
    private func end(of name: Range<Int>, _ bytes: [UInt8]) -> Range<Int>? {
        guard let close = bytes[name.upperBound...].firstIndex(of: 62), bytes[close - 1] != UInt8(ascii: "/") else {
            return nil
        }
        var (depth, at) = (1, close + 1)
        while let open = bytes[at...].firstIndex(of: UInt8(ascii: "<")),
            let close = bytes[open...].firstIndex(of: 62)
        {
            at = close + 1
            if bytes[open + 1] == UInt8(ascii: "/") { depth -= 1 } else if isBegin(open, close, bytes) { depth += 1 }
            if depth == 0 { return open..<at }
        }
        return nil
    }

    private func isBegin(_ open: Int, _ close: Int, _ bytes: [UInt8]) -> Bool {
        bytes[open + 1].isPartOfName && bytes[close - 1] != UInt8(ascii: "/")
    }
}

extension UInt8 {
    /// Whether it is a sign of a name in markup.
    fileprivate var isPartOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
