import Testing

@testable import VigilDocuments

@Suite("Text helpers")
struct TextTests {
    @Test(
        "The closest match is the one with the fewest mistakes, whatever the case",
        arguments: [
            ("loction", "location"), ("lcoation", "location"), ("LOCATION", "location"), ("fetsch", "fetch"),
            ("fecth", "fetch"), ("homee", "home"),
        ])
    func closest(text: String, match: String) {
        #expect(closestMatch(to: text, in: ["fetch", "location", "home"]) == match)
    }

    @Test(
        "Words that are too far, or too short to tell, match nothing", arguments: ["", "x", "lock", "fish", "station"])
    func far(text: String) {
        #expect(closestMatch(to: text, in: ["fetch", "location", "home", "ab"]) == nil)
        #expect(closestMatch(to: String(repeating: "a", count: 100_000), in: ["aaa"]) == nil)
    }

    @Test("Of equally close words the first is taken")
    func ties() {
        #expect(closestMatch(to: "bat", in: ["cat", "hat"]) == "cat")
        #expect(closestMatch(to: "abcdefghijk", in: ["abcdefghiyz"], atMost: 1) == nil)
    }

    @Test(
        "A path is written and read alike",
        arguments: ["a", "steps[3].with.category", "[0][1].a", "a[\"b.c\"].d", "x y"])
    func paths(text: String) {
        #expect(ContentPath(text).description == text)
    }

    @Test("A path of any text is harmless", arguments: ["", "[", "[\"", "a[b]", "..", "]", "[999999999999999999999]"])
    func oddPaths(text: String) {
        #expect(ContentPath(ContentPath(text).description).elements.count <= text.count)
    }

    @Test("A shown value is one line of at most 60 characters")
    func clips() {
        #expect("a\nb\u{1B}[0m".quoted == "\"a\\nb\\u{1B}[0m\"")
        #expect(String(repeating: "x", count: 61).clipped == String(repeating: "x", count: 60) + "...")
        #expect(["a", "b", "c"].quotedList() == "\"a\", \"b\" or \"c\"")
        #expect(["a"].quotedList() == "\"a\"")
    }
}
