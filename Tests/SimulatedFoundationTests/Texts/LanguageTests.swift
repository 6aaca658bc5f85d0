import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

@testable import SimulatedFoundation

/// An app whose folder has files in it, on a phone with languages.
final class LanguagePhone {
    let phone: FoundationPhone
    private let folder: URL

    init(
        _ files: [String: String], languages: [String], _ code: @escaping @MainActor @Sendable () -> Void
    ) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "vigil-languages-\(ProcessInfo.processInfo.globallyUniqueString)")
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: path.contains("16") ? .utf16 : .utf8)
        }
        let info = folder.appendingPathComponent("Info.plist")
        let list = "<plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>"
        try list.write(to: info, atomically: true, encoding: .utf8)
        let manifest = try Manifest.read(info.path, variables: [:], modules: [], system: .iOS(17))
        phone = try FoundationPhone(manifest: manifest, code)
        phone.device.options.languages = languages
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// What the app printed.
    var output: [String] {
        phone.run(for: .seconds(1))
        return phone.app.trace.output
    }

    var notes: [String] { phone.app.trace.entries(of: .note).map(\.text) }
}

/// A class of the app.
private final class FoundationKey {}

struct LanguageTests: Facts {
    @Test("The texts of an app", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let tables = [
        "en.lproj/Localizable.strings": "/* A title */ \"title\" = \"Tides\"; \"only\" = \"Only here\";",
        "de.lproj/Localizable.strings": "\"title\" = \"Gezeiten\";", "de.lproj/More16.strings": "\"äh\" = \"Öl\";",
        "de.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Gezeitenuhr\";", "Lists/tides.txt": "none",
        "en.lproj/harbours.txt": "en", "de.lproj/harbours.txt": "de", "en.lproj/tides.txt": "en",
    ]

    let languages = Fact(
        "are those of the first of the user's languages that the app has",
        for: [
            (["de-CH", "en"], ["Gezeiten", "only", "Öl", "de", "de", "[\"de\"]", "[\"de\", \"en\"]", "de_CH"]),
            (["fr", "en"], ["Tides", "Only here", "äh", "en", "en", "[\"en\"]", "[\"de\", \"en\"]", "en"]),
            (["ja"], ["Tides", "Only here", "äh", "en", "en", "[\"en\"]", "[\"de\", \"en\"]", "en"]),
        ]
    ) { (user: [String], expected: [String]) in
        let phone = try LanguagePhone(Self.tables, languages: user) {
            print(NSLocalizedString("title", comment: "A title"))
            print(Bundle.main.localizedString(forKey: "only", value: nil, table: nil))
            print(NSLocalizedString("äh", tableName: "More16", comment: ""))
            print(
                Bundle.main.url(forResource: "harbours", withExtension: "txt").flatMap {
                    try? String(contentsOf: $0, encoding: .utf8)
                } ?? "none")
            let path = Bundle.main.path(forResource: "harbours.txt", ofType: nil)
            print(path.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? "none")
            print(Bundle.main.preferredLocalizations)
            print(Bundle.main.localizations)
            print(Locale.current.identifier)
        }
        expect(phone.output, is: expected, "\(phone.notes)")
    }

    let missing = Fact("are their keys or defaults where there is no translation") {
        let phone = try LanguagePhone(Self.tables, languages: ["de"]) {
            print(
                NSLocalizedString("nothing", comment: ""), NSLocalizedString("nothing", value: "default", comment: ""))
            print(NSLocalizedString("nothing", tableName: "None", bundle: .main, value: "", comment: ""))
            print(String(localized: "title"), String(localized: "Nothing of \("it")"))
            print(String(localized: "title", defaultValue: "Tides", comment: "A title"))
            print(String(localized: LocalizedStringResource("title", defaultValue: "Tides")))
            print(Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") ?? "no name")
            print(Bundle.main.developmentLocalization ?? "none", Locale.preferredLanguages)
        }
        expect(
            phone.output,
            is: [
                "nothing default", "nothing", "Gezeiten Nothing of it", "Gezeiten", "Gezeiten", "Gezeitenuhr",
                "en [\"de\"]",
            ])
    }

    let ownChoice = Fact("are read of the folder of one language, as apps with a choice of their own do") {
        let phone = try LanguagePhone(Self.tables, languages: ["de"]) {
            guard let path = Bundle.main.path(forResource: "en", ofType: "lproj"), let bundle = Bundle(path: path)
            else {
                return print("no folder")
            }
            print(bundle.localizedString(forKey: "title", value: nil, table: nil))
            print(NSLocalizedString("title", bundle: Bundle(for: FoundationKey.self), comment: ""))
            print(NSLocalizedString("title", bundle: bundle, comment: ""), String(localized: "title", bundle: bundle))
            print(
                Bundle.main.url(forResource: "harbours", withExtension: "txt", subdirectory: nil, localization: "en")
                    != nil)
        }
        expect(phone.output, is: ["Tides", "Gezeiten", "Tides Tides", "true"])
    }

    let stringsdict = Fact("have the form that their number asks for, of a stringsdict") {
        let rule = { (one: String, other: String) in
            """
            <plist version="1.0"><dict><key>boats</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@boats@ %@</string>
            <key>boats</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>zero</key><string>0!</string>
            <key>one</key><string>\(one)</string><key>few</key><string>%d few</string>
            <key>many</key><string>%d many</string><key>other</key><string>\(other)</string></dict></dict></dict></plist>
            """
        }
        let files = [
            "en.lproj/Localizable.stringsdict": rule("one boat", "%d boats"),
            "ru.lproj/Localizable.stringsdict": rule("%d one", "%d other"),
        ]
        for (language, expected) in [
            ("en", ["0! off", "one boat off", "2 boats off", "21 boats off"]),
            ("ru", ["0! off", "1 one off", "2 few off", "21 one off"]),
        ] {
            let phone = try LanguagePhone(files, languages: [language]) {
                for count in [0, 1, 2, 21] {
                    let format = NSLocalizedString("boats", comment: "")
                    print(String.localizedStringWithFormat(format, count, "off" as NSString))
                }
            }
            expect(phone.output, is: expected)
        }
    }

    let catalog = Fact("are those of a string catalogue, with plurals and what they vary with") {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Tides": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Gezeiten"}}}},
              "Untouched": {},
              "%lld boats": {"localizations": {
                "en": {"variations": {"plural": {
                  "one": {"stringUnit": {"state": "translated", "value": "%lld boat"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%lld boats"}}}}},
                "de": {"variations": {"plural": {
                  "one": {"stringUnit": {"state": "translated", "value": "ein Boot"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%lld Boote"}}}}}}},
              "%@ of %lld": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "%2$lld × %1$@"}}}},
              "fleet": {"localizations": {"de": {
                "stringUnit": {"state": "translated", "value": "%@ hat %#@boats@"},
                "substitutions": {"boats": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                  "one": {"stringUnit": {"state": "translated", "value": "%arg Boot"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%arg Boote"}}}}}}}}}
            }}
            """
        let phone = try LanguagePhone(["Texts/Localizable.xcstrings": catalog], languages: ["de"]) {
            print(String(localized: "Tides"), NSLocalizedString("Untouched", comment: ""), Bundle.main.localizations)
            print(String(localized: "\(1) boats"), String(localized: "\(3) boats"), String(localized: "\("a") of \(2)"))
            print(String(format: NSLocalizedString("%lld boats", comment: ""), 1))
            print(String(format: NSLocalizedString("fleet", comment: ""), "Anna" as NSString, 2))
        }
        expect(
            phone.output,
            is: [
                "Gezeiten Untouched [\"de\", \"en\"]", "ein Boot 3 Boote 2 × a", "ein Boot", "Anna hat 2 Boote",
            ])
    }

    let unknownPlural = Fact("a format with a plural that nobody looked up stays as it is, and that is said") {
        let phone = try LanguagePhone(["notes.txt": "none"], languages: ["en"]) {
            print(String(format: "%#@boats@, %d", 1, 2))
        }
        expect(phone.output, is: ["%#@boats@, 1"])
        expect(phone.notes.contains { $0.hasPrefix("%#@boats@ in a format is not simulated") })
    }
}

struct LanguageMatchTests: Facts {
    @Test("A language", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let match = Fact(
        "is the closest one that is there",
        for: [
            "de-CH of en, de is de", "de-CH of de, de-CH is de-CH",
            "zh-TW of zh-Hans, zh-Hant is zh-Hant",
            "zh-Hans-CN of zh-Hant, zh-Hans is zh-Hans", "es-MX of es, es-419 is es-419",
            "pt of pt-BR is pt-BR", "en_GB of English is English", "zh-Hant of zh-Hans is nil",
            "fr of de is nil",
        ]
    ) { (line: String) in
        let words = try require(line.wholeMatch(of: #/(\S+) of (.+) is (\S+)/#))
        let there = words.2.split(separator: ", ").map(String.init)
        let found: String? = LanguageMatch.preferred(of: there, for: [String(words.1)]).first
        expect(found ?? "nil", is: String(words.3))
    }

    let plurals = Fact(
        "has the forms of a number that Unicode's chart gives it",
        for: [
            ("de", [0, 1, 2], "other one other"), ("ja", [0, 1], "other other"), ("pt-BR", [0, 1], "one one"),
            ("fr", [0, 1, 2, 1_000_000], "one one other many"), ("pt-PT", [0, 1], "other one"),
            ("ru", [1, 2, 5, 11, 12, 21, 22], "one few many many many one few"),
            ("pl", [1, 2, 5, 12, 22, 21], "one few many many few many"), ("cs", [1, 3, 5], "one few other"),
            ("ar", [0, 1, 2, 3, 11, 100], "zero one two few many other"),
            ("lt", [1, 2, 11, 20], "one few other other"),
            ("lv", [0, 1, 2], "zero one other"), ("sl", [1, 2, 3, 5], "one two few other"),
        ] as [(String, [Int64], String)]
    ) { (language: String, numbers: [Int64], forms: String) in
        let found: [String] = numbers.map { PluralRule.category(of: .init($0), in: language).0.rawValue }
        expect(found.joined(separator: " "), is: forms)
    }

    let unknown = Fact("that is not known has the forms of English, and none has the number 1.0 for one thing") {
        let (category, isKnown) = PluralRule.category(of: .init(Int64(1)), in: "tlh")
        expect(category == .one && !isKnown)
        expect(PluralRule.category(of: .init(1.0), in: "en").0, is: .other)
    }
}
