import Testing

@testable import BackgroundRuntime

@Suite("A system version")
struct SystemVersionTests {
    @Test("reads the spellings people use", arguments: ["iOS 17", "17", "ios17", " iOS 17.0 "])
    func readsSpellings(text: String) throws {
        #expect(try SystemVersion(text) == .iOS(17))
    }

    @Test(
        "refuses versions that do not exist",
        arguments: ["iOS 3", "iOS 19", "iOS 25", "iOS 28", "", "seventeen", "17.x"])
    func refusesUnknown(text: String) {
        #expect(throws: UnknownSystem(text: text)) { try SystemVersion(text) }
    }

    @Test("picks the profile of its generation")
    func picksProfile() {
        let profiles: [Profile] = [4, 6, 7, 12, 13, 18, 26, 27].map { SystemVersion.iOS($0).profile }
        #expect(profiles == [.ios4, .ios4, .ios7, .ios7, .ios13, .ios13, .ios26, .ios27])
    }

    @Test("a range names the profiles that it touches")
    func rangeTouchesProfiles() {
        #expect(SystemRange.from(.iOS(8), before: .iOS(10)).profiles == [.ios7])
        #expect(SystemRange.from(.iOS(7)).profiles == [.ios7, .ios13, .ios26, .ios27])
        #expect(SystemRange.from(.iOS(4), before: .iOS(13)).profiles == [.ios4, .ios7])
    }
}
