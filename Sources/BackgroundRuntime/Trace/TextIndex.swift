import Foundation

/// Texts and their numbers, from 0 in the order in which they came.
///
/// It is much quicker than a dictionary where each phone has one of its own, since it does without a hash that nobody can
/// foresee: the texts are those of a program that people run themselves.
struct TextIndex: Sendable {
    /// Nil at the number of a text that was forgotten.
    private var texts: [String?] = []
    /// One more than the number of a text, at the place that its hash tells or, where that is taken, at one of the next; 0
    /// at a place that is free. As many as a power of two.
    private var slots: [UInt32] = []
    /// Numbers of texts that were forgotten.
    private var free: [Int] = []

    /// The text of a number, which must not be forgotten.
    subscript(number: Int) -> String {
        guard let text = texts[number] else { preconditionFailure("a text was asked for that is forgotten") }
        return text
    }

    /// The number of a text; nil for one that is not there.
    func number(of text: String) -> Int? {
        guard !slots.isEmpty else { return nil }
        let found = slots[slot(for: text)]
        return found > 0 ? Int(found) - 1 : nil
    }

    /// The number of a text, which it gets when it is new.
    mutating func add(_ text: String) -> Int {
        if slots.isEmpty { spread(over: 32) }
        let slot = slot(for: text)
        if slots[slot] > 0 { return Int(slots[slot]) - 1 }
        let number = free.popLast() ?? texts.count
        if number < texts.count { texts[number] = text } else { texts.append(text) }
        slots[slot] = UInt32(number + 1)
        if texts.count * 4 > slots.count * 3 { spread(over: slots.count * 2) }
        return number
    }

    /// Forgets all texts but those whose numbers are to be kept; the numbers of the others are given out again.
    mutating func keep(where isKept: (Int) -> Bool) {
        for number in texts.indices where texts[number] != nil && !isKept(number) {
            texts[number] = nil
            free.append(number)
        }
        spread(over: slots.count)
    }

    /// The place of a text, or the free one at which it belongs.
    private func slot(for text: String) -> Int {
        var slot = Int(truncatingIfNeeded: TextHash.of(text)) & (slots.count - 1)
        while slots[slot] > 0, texts[Int(slots[slot]) - 1] != text { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    private mutating func spread(over count: Int) {
        slots = Array(repeating: 0, count: count)
        for (number, text) in texts.enumerated() { if let text { slots[slot(for: text)] = UInt32(number + 1) } }
    }
}

/// A hash of a text that is the same in every run.
enum TextHash {
    private static let factor: UInt64 = 0x9e37_79b9_7f4a_7c15
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// The hash. Texts that are equal have the same, also where they are written with other characters.
    static func of(_ text: String) -> UInt64 {
        var text = text
        let found = text.withUTF8 { of(UnsafeRawBufferPointer($0)) }
        return found.isASCII ? found.hash : ofDecomposed(text)
    }

    private static func ofDecomposed(_ text: String) -> UInt64 {
        var text = text.decomposedStringWithCanonicalMapping
        return text.withUTF8 { of(UnsafeRawBufferPointer($0)).hash }
    }

    private static func of(_ bytes: UnsafeRawBufferPointer) -> (hash: UInt64, isASCII: Bool) {
        var (hash, all, place) = (UInt64(bytes.count), UInt64(0), 0)
        while place + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            (hash, all, place) = (mix(hash ^ word), all | word, place + 8)
        }
        var rest: UInt64 = 0
        while place < bytes.count { (rest, place) = (rest << 8 | UInt64(bytes[place]), place + 1) }
        return (mix(hash ^ rest), (all | rest) & highBits == 0)
    }

    private static func mix(_ word: UInt64) -> UInt64 {
        let product = (word ^ factor).multipliedFullWidth(by: factor)
        return product.high ^ product.low
    }
}
