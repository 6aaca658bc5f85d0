import FoundationXML
import Testing
import VigilFacts
import VigilReports
import VigilResults

struct JUnitTests: Facts {
    @Test("Results as JUnit's XML", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let results = [Samples.passed(), Samples.failed(), Samples.broken()]

    let usual = Fact("are suites by folder, with file and line of each case") {
        let text = JUnitReport(
            Self.results, started: 1_767_603_600, attachments: [Samples.passed().scenario.key: "pages/Player.html"]
        ).text
        expect(
            text,
            is: """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="vigil" tests="3" failures="1" errors="1" time="2.012">
                <testsuite name="Examples/Player/Scenarios" package="Examples/Player/Scenarios" id="0" tests="2" \
                failures="1" errors="0" time="2.012" timestamp="2026-01-05T09:00:00" hostname="localhost">
                <properties/>
                <testcase name="It plays on" classname="Examples.Player.Scenarios.Player" time="0.012" \
                file="Examples/Player/Scenarios/Player.json5">
                <system-out>[[ATTACHMENT|pages/Player.html]]</system-out>
                </testcase>
                <testcase name="It stays" classname="Examples.Player.Scenarios.Stays" time="2" \
                file="Examples/Player/Scenarios/Stays.json5" line="7">
                <failure type="failed" message="at 00:00:29.000, state was expected to be background, and was \
                suspended">Stays.json5:7: steps[2] failed
                    state: expected background, found suspended</failure>
                </testcase>
                <system-out/>
                <system-err/>
                </testsuite>
                <testsuite name="Examples/Radio/Scenarios" package="Examples/Radio/Scenarios" id="1" tests="1" \
                failures="0" errors="1" time="0" timestamp="2026-01-05T09:00:00" hostname="localhost">
                <properties/>
                <testcase name="It breaks" classname="Examples.Radio.Scenarios.Radio" time="0" \
                file="Examples/Radio/Scenarios/Radio.json5">
                <error type="broken" message="the program was ended by SIGILL at Radio.swift:3">the program was ended by \
                SIGILL at Radio.swift:3</error>
                </testcase>
                <system-out/>
                <system-err/>
                </testsuite>
                </testsuites>

                """)
    }

    let strict = Fact("have nothing in the strict form that one of the two schemas does not know") {
        let text = JUnitReport(Self.results, isStrict: true, attachments: [Self.results[0].scenario.key: "a.html"]).text
        expect(text.contains("\n<testsuites>\n"))
        expect(!text.contains(" file=") && !text.contains(" line=") && !text.contains("ATTACHMENT"))
        expect(text.contains("timestamp=\"1970-01-01T00:00:00\""))
    }

    let equalNames = Fact("call cases of one name apart, since readers drop all but one") {
        let old = Samples.failed(variant: [VariantValue("system", "iOS 7")])
        let text = JUnitReport([Samples.failed(), old, Samples.failed()]).text
        expect(text.contains("name=\"It stays\"") && text.contains("name=\"It stays [system iOS 7]\""))
        expect(text.contains("name=\"It stays (2)\""))
    }

    let hostile = Fact("are XML whatever an app and a file are called and say") {
        var result = Samples.failed(Samples.hostile)
        result.scenario.file = "a/\(Samples.hostile).json5"
        result.failure = Samples.hostile
        result.expectations[0].mismatches[0].found = Samples.hostile
        let text = JUnitReport([result]).text
        expect(XMLParser(data: .init(text.utf8)).parse())
        expect(!text.contains("\u{1B}") && !text.contains("\u{0}") && !text.contains("\u{202E}"))
    }
}
