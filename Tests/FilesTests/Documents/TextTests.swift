import Testing
import VigilFacts

@testable import VigilDocuments

struct TextTests: Facts {
    @Test("Text helpers", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let closest = Fact(
        "The closest match is the one with the fewest mistakes, whatever the case",
        for: [
            ("loction", "location"), ("lcoation", "location"), ("LOCATION", "location"), ("fetsch", "fetch"),
            ("fecth", "fetch"), ("homee", "home"),
        ]
    ) { (text: String, match: String) in
        expect(closestMatch(to: text, in: ["fetch", "location", "home"]), is: match)
    }

    let far = Fact(
        "Words that are too far, or too short to tell, match nothing",
        for: ["", "x", "lock", "fish", "station"]
    ) { (text: String) in
        expect(closestMatch(to: text, in: ["fetch", "location", "home", "ab"]) == nil)
        expect(closestMatch(to: String(repeating: "a", count: 100_000), in: ["aaa"]) == nil)
    }

    let ties = Fact("Of equally close words the first is taken") {
        expect(closestMatch(to: "bat", in: ["cat", "hat"]), is: "cat")
        expect(closestMatch(to: "abcdefghijk", in: ["abcdefghiyz"], atMost: 1) == nil)
    }

    let paths = Fact(
        "A path is written and read alike",
        for: ["a", "steps[3].with.category", "[0][1].a", "a[\"b.c\"].d", "x y"]
    ) { (text: String) in
        expect(ContentPath(text).description, is: text)
    }

    let oddPaths = Fact(
        "A path of any text is harmless",
        for: ["", "[", "[\"", "a[b]", "..", "]", "[999999999999999999999]"]
    ) { (text: String) in
        expect(ContentPath(ContentPath(text).description).elements.count <= text.count)
    }

    let clips = Fact("A shown value is one line of at most 60 characters") {
        expect("a\nb\u{1B}[0m".quoted, is: "\"a\\nb\\u{1B}[0m\"")
        expect(String(repeating: "x", count: 61).clipped, is: String(repeating: "x", count: 60) + "...")
        expect(["a", "b", "c"].quotedList(), is: "\"a\", \"b\" or \"c\"")
        expect(["a"].quotedList(), is: "\"a\"")
    }
}
