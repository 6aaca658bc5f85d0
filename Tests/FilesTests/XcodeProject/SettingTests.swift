import Testing
import VigilFacts

@testable import VigilXcodeProject

struct SettingTests: Facts {
    @Test("A build setting", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// Settings of levels, the strongest first.
    private static func settings(_ levels: [String: String]...) -> BuildSettings {
        BuildSettings("Debug", levels.map { SettingsLevel($0) })
    }

    let references = Fact(
        "has the values of others put in, in all three brackets and in none, and in the names of others"
    ) {
        let settings = Self.settings(["A": "$(B)-${B}-$[B]-$B.$$(B)", "B": "b", "WHICH": "B", "C": "$($(WHICH))"])
        expect(settings["A"], is: "b-b-b-b.$(B)")
        expect(settings["C"] == "b" && settings["NONE"] == nil)
    }

    let inheritance = Fact("means the weaker one of its name by itself and by inherited, and a circle ends") {
        let settings = Self.settings(
            ["FLAGS": "$(inherited) -c", "LOOP": "$(POOL)x", "POOL": "$(LOOP)y", "DEEP": "$(FLAGS) d"],
            ["FLAGS": "$(FLAGS) -b", "DEEP": "$(inherited)"], ["FLAGS": "-a"])
        expect(settings["FLAGS"] == "-a -b -c" && settings["DEEP"] == "-a -b -c d")
        expect(settings["LOOP"] == "yx" && settings["POOL"] == "xy")
    }

    let conditions = Fact("holds for the builds that its conditions are true for, before one without conditions") {
        let settings = Self.settings([
            "ID": "all", "ID[sdk=iphoneos*]": "phone", "ID2": "all", "ID2[sdk=iphonesimulator*]": "simulator",
            "ID3[config=Release]": "release", "ID4[sdk=iphone*][arch=arm64]": "$(inherited)both", "ID4": "and ",
            "ID5[sdk=iphoneos*][arch=x86_64]": "Mac", "ID6[config=De?ug]": "one",
        ])
        expect(settings["ID"] == "phone" && settings["ID2"] == "all" && settings["ID3"] == nil)
        expect(settings["ID4"] == "and both" && settings["ID5"] == nil && settings["ID6"] == "one")
    }

    let operators = Fact(
        "is changed by operators",
        for: [
            ("lower", "My App.app"), ("upper", "MY APP.APP"), ("rfc1034identifier", "My-App-app"),
            ("c99extidentifier", "My_App_app"), ("suffix", ".app"), ("base", "My App"), ("default=x", "My App.app"),
            ("suffix=ipa", "My App.ipa"), ("dir=/tmp", "/tmp/My App.app"), ("base:lower", "my app"),
        ]
    ) { (name: String, expected: String) in
        let settings = Self.settings(["NAME": "My App.app"])
        let shown = settings.expand("$(NAME:\(name))").text
        expect(shown, is: (name == "lower" ? "my app.app" : expected))
    }

    let unknown = Fact("that nothing sets is empty, has its default, and is told of") {
        let expansion = Self.settings(["A": "a"]).expand("$(NONE)$(NONE:default=$(A):b)$(A:turn) $5 $(open")
        expect(
            expansion,
            is: SettingExpansion(text: "a:ba $5 $(open", unknown: ["NONE"], unknownOperators: ["turn"], isCut: false)
        )
    }

    let bounds = Fact("that doubles without end is cut, and so is one in more brackets than there is room for") {
        let doubling = Dictionary(uniqueKeysWithValues: (0..<60).map { ("S\($0)", "$(S\($0 + 1))$(S\($0 + 1))") })
        expect(Self.settings(doubling, ["S60": "text"]).expand("$(S0)").isCut)
        let deep = String(repeating: "$(", count: 5_000) + String(repeating: ")", count: 5_000)
        expect(Self.settings([:]).expand(deep).text.count < deep.count)
    }

    let lists = Fact("may be a list, of words and of texts in quotation marks") {
        let settings = Self.settings(["LIST": #"one "two three" fo"u"r 'five 5' s\ ix "" "#])
        expect(settings.list("LIST"), is: ["one", "two three", "four", "five 5", "s ix", ""])
    }

    let names = Fact("has a name of letters, digits and underscores, and conditions with an equals sign") {
        expect(SettingName("A_1[sdk=iphone*] [arch=*]")?.conditions.count, is: 2)
        for text in ["", "1A", "A B", "A[sdk]", "A[sdk=x", "A[sdk=x]b", "A-B"] {
            expect(SettingName(text) == nil, "\(text)")
        }
    }

    let wildcards = Fact(
        "matches patterns as the shell does",
        for: [
            ("iphoneos26.0", "iphoneos*", true), ("abcabd", "*ab?", true),
            ("", "*", true), ("", "?", false), ("abc", "ab", false), ("aaa", "a*a*a*a", false),
        ]
    ) { (text: String, pattern: String, isMatch: Bool) in expect(Wildcard.matches(text, pattern), is: isMatch) }
}
