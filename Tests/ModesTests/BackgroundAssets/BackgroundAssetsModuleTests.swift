import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport

@testable import VigilBackgroundAssets

struct BackgroundAssetsModuleTests: Facts {
    @Test("The module of Background Assets", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    let words = Fact("names are the module's, and each word can be said at any time or refuses with a sentence") {
        let check = try ModuleCheck(AssetModule.descriptor)
        expect(check.problemsOfNames == [] && check.problemsOfWords == [])
    }

    let mistakes = Fact("what a caller gets wrong is said") {
        let phone = try BackgroundAssetsPhone(downloader: [:])
        phone.app.launch()
        expect(throws: StimulusError("App was launched already: say assets.update for an update of it")) {
            try phone.happen("assets.install")
        }
        expect(throws: StimulusError("App has no download that could fail; it has none")) {
            try phone.happen("assets.fail")
        }
        try phone.act("assets.schedule", ["id": "level"])
        expect(throws: StimulusError("App has no download \"map\"; it has level")) {
            try phone.happen("assets.fail", ["id": "map"])
        }
        expect(throws: StimulusError("extensions are asked for another language from iOS 27 on")) {
            try phone.happen("assets.language")
        }
        for size in [-1, 0.5, 1e300] {
            let text = "\"bytes\" of assets.extension cannot be \(NumberRange.text(size))"
            expect(throws: StimulusError("\(text): it is a whole number from 0 to 1000000000000")) {
                try phone.happen("assets.extension", ["bytes": .number(size)])
            }
        }
        let old = try BackgroundAssetsPhone(.iOS(16))
        old.app.launch()
        expect(throws: StimulusError("Background Assets come with iOS 16.1")) { try old.happen("assets.update") }
        expect(throws: StimulusError("Background Assets come with iOS 16.1")) { try old.act("assets.observe") }
        let plain = try BackgroundAssetsPhone(keys: [:])
        expect(
            throws: StimulusError("App has no Background Assets: its manifest has no key like BAManifestURL")
        ) { try plain.happen("assets.install") }
    }

    let unsaid = Fact("an extension of which nothing was said schedules nothing, and says where to say it") {
        let phone = try BackgroundAssetsPhone()
        try phone.happen("assets.install")
        phone.wait(200)
        try expect(phone.requests == .texts(["install"]) && phone.files == .texts([]))
        let note = "the extension schedules nothing: assets.extension says what it does"
        expect(phone.app.trace.entries(of: .note).contains { $0.text == note })
        phone.app.launch()
        try phone.act("assets.schedule", ["id": "level"])
        phone.wait(200)
        expect(phone.findings, is: ["the file of level is deleted: the downloader extension did not move it"])
    }

    let deleted = Fact("what an app of a phone downloads goes with it") {
        let phone = try BackgroundAssetsPhone(downloader: ["assets": .texts(["level"])])
        try phone.happen("assets.install")
        phone.wait(30)
        phone.device.delete(phone.app)
        phone.wait(86_400)
        expect(phone.device.trace.entries.allSatisfy { $0.instant.wholeSeconds <= 30 })
    }

    let allowance = Fact("an allowance counts what it gave, and hosts without regard to case") {
        var allowance = InitialAllowance(essential: 10, other: 5, domains: ["example.com", "*.example.org"])
        expect(allowance.take(5, isEssential: false, from: "example.com") == nil)
        expect(allowance.take(1, isEssential: false, from: "example.com")?.code, is: .downloadWouldExceedAllowance)
        expect(allowance.take(10, isEssential: true, from: "a.b.EXAMPLE.org") == nil)
        expect(
            allowance.take(0, isEssential: true, from: "anexample.com")?.code, is: .sessionDownloadDisallowedByDomain)
        expect(allowance.take(0, isEssential: true, from: "example.net")?.code, is: .sessionDownloadDisallowedByDomain)
        expect(allowance.essential == 0 && allowance.other == 0)
    }
}
