import Testing
import VigilFacts

@testable import BackgroundRuntime

@Suite("Numbers of texts")
struct TextIndexTests {
    private var index = TextIndex()

    @Test("count up from 0, and a text keeps its own, however many there are")
    mutating func numbers() {
        expect(index.number(of: "text 0") == nil)
        for number in 0..<3_000 { expect(index.add("text \(number)"), is: number) }
        for number in 0..<3_000 {
            expect(index.add("text \(number)") == number && index.number(of: "text \(number)") == number)
            expect(index[number], is: "text \(number)")
        }
        expect(index.number(of: "text 3000") == nil && index.number(of: "") == nil)
    }

    @Test("are the same for texts that are equal, also where they are written with other characters")
    mutating func equals() {
        // A letter with an accent and the two characters it can be written as; the sign for Kelvin and the letter.
        for (one, other) in [("caf\u{e9} au lait", "cafe\u{301} au lait"), ("300 \u{212a}", "300 K"), ("", "")] {
            expect(one == other && TextHash.of(one) == TextHash.of(other))
            expect(index.add(one), is: index.add(other))
        }
        expect(index.add("cafe au lait") != index.add("caf\u{e9} au lait"))
    }

    @Test("tell texts apart that differ at their ends alone, or in a zero byte")
    mutating func neighbours() {
        let texts = ["a", "a\0", "\0a", "aaaaaaaa", "aaaaaaaab", "baaaaaaaa", "aaaaaaaaaaaaaaaa", "aaaaaaaaaaaaaaab"]
        expect(texts.map { index.add($0) }, is: Array(texts.indices))
        expect(Set(texts.map(TextHash.of)).count, is: texts.count)
    }

    @Test("of texts that are forgotten are given to others, and those that are kept stay")
    mutating func forgets() {
        for number in 0..<100 { _ = index.add("old \(number)") }
        index.keep { $0 % 10 == 0 }
        expect(index.number(of: "old 1") == nil && index.number(of: "old 90") == 90 && index[90] == "old 90")
        let new = (0..<91).map { index.add("new \($0)") }
        expect(Set(new).count == 91 && new.filter { $0 % 10 == 0 } == [100] && new.max() == 100)
        expect(index.number(of: "old 90") == 90 && index.number(of: "new 90") == new[90])
    }
}
