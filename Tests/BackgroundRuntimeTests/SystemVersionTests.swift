import Testing
import VigilFacts

@testable import BackgroundRuntime

struct SystemVersionTests: Facts {
    @Test("A system version", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let readsSpellings = Fact(
        "reads the spellings people use",
        for: ["iOS 17", "17", "ios17", " iOS 17.0 "]
    ) { (text: String) in
        try expect(SystemVersion(text), is: .iOS(17))
    }

    let refusesUnknown = Fact(
        "refuses versions that do not exist",
        for: ["iOS 3", "iOS 19", "iOS 25", "iOS 28", "", "seventeen", "17.x"]
    ) { (text: String) in
        expect(throws: UnknownSystem(text: text)) { try SystemVersion(text) }
    }

    let picksProfile = Fact("picks the profile of its generation") {
        let profiles: [Profile] = [4, 6, 7, 12, 13, 18, 26, 27].map { SystemVersion.iOS($0).profile }
        expect(profiles, is: [.ios4, .ios4, .ios7, .ios7, .ios13, .ios13, .ios26, .ios27])
    }

    let rangeTouchesProfiles = Fact("a range names the profiles that it touches") {
        expect(SystemRange.from(.iOS(8), before: .iOS(10)).profiles, is: [.ios7])
        expect(SystemRange.from(.iOS(7)).profiles, is: [.ios7, .ios13, .ios26, .ios27])
        expect(SystemRange.from(.iOS(4), before: .iOS(13)).profiles, is: [.ios4, .ios7])
    }
}
