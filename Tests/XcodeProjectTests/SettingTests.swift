import Testing

@testable import VigilXcodeProject

@Suite("A build setting")
struct SettingTests {
    /// Settings of levels, the strongest first.
    private func settings(_ levels: [String: String]...) -> BuildSettings {
        BuildSettings("Debug", levels.map { SettingsLevel($0) })
    }

    @Test("has the values of others put in, in all three brackets and in none, and in the names of others")
    func references() {
        let settings = settings(["A": "$(B)-${B}-$[B]-$B.$$(B)", "B": "b", "WHICH": "B", "C": "$($(WHICH))"])
        #expect(settings["A"] == "b-b-b-b.$(B)")
        #expect(settings["C"] == "b" && settings["NONE"] == nil)
    }

    @Test("means the weaker one of its name by itself and by inherited, and a circle ends")
    func inheritance() {
        let settings = settings(
            ["FLAGS": "$(inherited) -c", "LOOP": "$(POOL)x", "POOL": "$(LOOP)y", "DEEP": "$(FLAGS) d"],
            ["FLAGS": "$(FLAGS) -b", "DEEP": "$(inherited)"], ["FLAGS": "-a"])
        #expect(settings["FLAGS"] == "-a -b -c" && settings["DEEP"] == "-a -b -c d")
        #expect(settings["LOOP"] == "yx" && settings["POOL"] == "xy")
    }

    @Test("holds for the builds that its conditions are true for, before one without conditions")
    func conditions() {
        let settings = settings([
            "ID": "all", "ID[sdk=iphoneos*]": "phone", "ID2": "all", "ID2[sdk=iphonesimulator*]": "simulator",
            "ID3[config=Release]": "release", "ID4[sdk=iphone*][arch=arm64]": "$(inherited)both", "ID4": "and ",
            "ID5[sdk=iphoneos*][arch=x86_64]": "Mac", "ID6[config=De?ug]": "one",
        ])
        #expect(settings["ID"] == "phone" && settings["ID2"] == "all" && settings["ID3"] == nil)
        #expect(settings["ID4"] == "and both" && settings["ID5"] == nil && settings["ID6"] == "one")
    }

    @Test(
        "is changed by operators",
        arguments: [
            ("lower", "My App.app"), ("upper", "MY APP.APP"), ("rfc1034identifier", "My-App-app"),
            ("c99extidentifier", "My_App_app"), ("suffix", ".app"), ("base", "My App"), ("default=x", "My App.app"),
            ("suffix=ipa", "My App.ipa"), ("dir=/tmp", "/tmp/My App.app"), ("base:lower", "my app"),
        ])
    func operators(name: String, expected: String) {
        let settings = settings(["NAME": "My App.app"])
        let shown = settings.expand("$(NAME:\(name))").text
        #expect(shown == (name == "lower" ? "my app.app" : expected))
    }

    @Test("that nothing sets is empty, has its default, and is told of")
    func unknown() {
        let expansion = settings(["A": "a"]).expand("$(NONE)$(NONE:default=$(A):b)$(A:turn) $5 $(open")
        #expect(
            expansion
                == SettingExpansion(text: "a:ba $5 $(open", unknown: ["NONE"], unknownOperators: ["turn"], isCut: false)
        )
    }

    @Test("that doubles without end is cut, and so is one in more brackets than there is room for")
    func bounds() {
        let doubling = Dictionary(uniqueKeysWithValues: (0..<60).map { ("S\($0)", "$(S\($0 + 1))$(S\($0 + 1))") })
        #expect(settings(doubling, ["S60": "text"]).expand("$(S0)").isCut)
        let deep = String(repeating: "$(", count: 5_000) + String(repeating: ")", count: 5_000)
        #expect(settings([:]).expand(deep).text.count < deep.count)
    }

    @Test("may be a list, of words and of texts in quotation marks")
    func lists() {
        let settings = settings(["LIST": #"one "two three" fo"u"r 'five 5' s\ ix "" "#])
        #expect(settings.list("LIST") == ["one", "two three", "four", "five 5", "s ix", ""])
    }

    @Test("has a name of letters, digits and underscores, and conditions with an equals sign")
    func names() {
        #expect(SettingName("A_1[sdk=iphone*] [arch=*]")?.conditions.count == 2)
        for text in ["", "1A", "A B", "A[sdk]", "A[sdk=x", "A[sdk=x]b", "A-B"] {
            #expect(SettingName(text) == nil, "\(text)")
        }
    }

    @Test(
        "matches patterns as the shell does",
        arguments: [
            ("iphoneos26.0", "iphoneos*", true), ("abcabd", "*ab?", true),
            ("", "*", true), ("", "?", false), ("abc", "ab", false), ("aaa", "a*a*a*a", false),
        ])
    func wildcards(text: String, pattern: String, isMatch: Bool) { #expect(Wildcard.matches(text, pattern) == isMatch) }
}
