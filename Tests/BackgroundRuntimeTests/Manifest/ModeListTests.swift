import Testing
import VigilFacts
import VigilTestSupport

@testable import BackgroundRuntime

struct ModeListTests: Facts {
    @Test("The list of background modes", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let unknown = Fact(
        "mode.unknown-value: a value that is no mode is reported with what was meant",
        for: [
            ("loction", "unknown mode \"loction\"; did you mean \"location\"?"),
            ("lcoation", "unknown mode \"lcoation\"; did you mean \"location\"?"),
            ("Audio", "unknown mode \"Audio\": capitals count; did you mean \"audio\"?"),
            (" audio", "unknown mode \" audio\": white space around it counts; write \"audio\""),
            ("audio\\n", "unknown mode \"audio\\n\": white space around it counts; write \"audio\""),
            ("remote_notifications", "unknown mode \"remote_notifications\"; did you mean \"remote-notification\"?"),
            ("background-fetch", "unknown mode \"background-fetch\"; did you mean \"fetch\"?"),
            ("Bluetooth Central", "unknown mode \"Bluetooth Central\"; did you mean \"bluetooth-central\"?"),
            (
                "Location updates",
                "\"Location updates\" is what Xcode shows for a mode, not its value; write \"location\""
            ),
            (
                "App plays audio or streams audio/video using AirPlay",
                "\"App plays audio or streams audio/video using AirPlay\" is what Xcode shows for a mode, not "
                    + "its value; "
                    + "write \"audio\""
            ),
            ("", "an empty mode; remove it"),
            ("underwater-depth", "\"underwater-depth\" is not valid for iOS: it is for watchOS"),
        ]
    ) { (value: String, message: String) in
        let manifest = try entries("UIBackgroundModes: [\"\(value)\", 'audio']", on: .iOS(17))
        try expect(
            manifest.problems.map(\.rule) == ["mode.unknown-value"]
                && rulesInLog(manifest) == ["mode.unknown-value"])
        expect(manifest.problems[0].description, is: "Info.plist:2: error: UIBackgroundModes[0]: \(message)")
        expect(manifest.backgroundModes, is: ["audio"])
        expect(manifest.hasErrors)
    }

    let listsAll = Fact("mode.unknown-value: where nothing is close, all modes are listed") {
        // Two modes have the word Bluetooth.
        for text in ["xyzzy", "bluetooth"] {
            let hint = try entries("UIBackgroundModes: ['\(text)']").problems.first?.hint
            expect(hint?.hasPrefix("the modes are audio, location, voip"), is: true)
            expect(hint?.hasSuffix("workout-processing") == true && hint?.contains("underwater") == false)
        }
    }

    let workouts = Fact(
        "mode.too-new: workout-processing is a mode of iPhones from iOS 26 on",
        for: [(SystemVersion.iOS(18), false), (.iOS(26), true), (.iOS(27), true)]
    ) { (system: SystemVersion, isKnown: Bool) in
        let text = "UIBackgroundModes: ['workout-processing']"
        try expect(entries(text, on: system).backgroundModes, is: (isKnown ? ["workout-processing"] : []))
        if isKnown { return }
        try expect(
            problems(text, on: system),
            is: [
                "warning: UIBackgroundModes[0]: \"workout-processing\" is new in iOS 26; iOS 18, which is simulated, ignores it"
            ])
    }

    /// The values that each source lists: the page of the key and what other tools make of it, and what came since.
    private static let listed: [(source: String, values: Set<String>)] = [
        (
            "PL-MODES",
            [
                "audio", "location", "voip", "newsstand-content", "external-accessory", "bluetooth-central",
                "bluetooth-peripheral", "fetch", "remote-notification", "processing", "nearby-interaction",
                "push-to-talk", "network-authentication",
            ]
        ),
        (
            "UNITY-MODES",
            [
                "audio", "location", "voip", "newsstand-content", "external-accessory", "bluetooth-central",
                "bluetooth-peripheral", "fetch", "remote-notification", "processing", "nearby-interaction",
                "push-to-talk", "network-authentication",
            ]
        ),
        ("LOG-WORKOUT26", ["workout-processing"]),
    ]

    let isComplete = Fact(
        "mode.list.27: the list has every value that a source knows of, and no other",
        .asserts(ModeRules.list27)
    ) {
        let known = Self.listed.reduce(into: Set()) { $0.formUnion($1.values) }
        expect(Set(DocumentedModes.entries.map(\.value)), is: known)
        expect(DocumentedModes.entries.count, is: known.count)
        expect(Set(Self.listed.map(\.source)), is: Set(ModeRules.list27.sources))
    }

    let tooNew = Fact("mode.too-new: a mode that the simulated iOS does not know is left out with a warning") {
        let manifest = try entries("UIBackgroundModes: ['audio', 'fetch']", on: .iOS(6))
        expect(manifest.backgroundModes, is: ["audio"])
        expect(manifest.problems.map(\.rule), is: ["mode.too-new"])
        try expect(rulesInLog(manifest, on: .iOS(6)), is: ["mode.too-new"])
        try expect(
            problems("UIBackgroundModes: ['audio', 'fetch']", on: .iOS(6)),
            is: [
                "warning: UIBackgroundModes[1]: \"fetch\" is new in iOS 7; iOS 6, which is simulated, ignores it"
            ])
        try expect(problems("UIBackgroundModes: ['audio', 'fetch']", on: .iOS(7)).isEmpty)
    }

    let withdrawn = Fact("A mode that iOS gave up, or that no module simulates, is told of") {
        let text = "UIBackgroundModes: ['newsstand-content']"
        try expect(
            problems(text, on: .iOS(9)),
            is: [
                "warning: UIBackgroundModes[0]: \"newsstand-content\" does nothing since iOS 9 (simulated is iOS 9)"
            ])
        try expect(entries(text, on: .iOS(9)).backgroundModes.isEmpty)
        try expect(
            problems(text, on: .iOS(8)),
            is: [
                "warning: UIBackgroundModes[0]: \"newsstand-content\" is a mode of iOS, and no module for it is linked into this program"
            ])
        try expect(entries(text, on: .iOS(8)).backgroundModes, is: ["newsstand-content"])
    }

    let duplicate = Fact("mode.duplicate: a mode that is repeated counts once, with a warning") {
        let manifest = try entries("UIBackgroundModes: ['fetch', 'audio', 'fetch']")
        expect(manifest.backgroundModes, is: ["fetch", "audio"])
        try expect(manifest.problems.map(\.rule) == ["mode.duplicate"] && rulesInLog(manifest) == ["mode.duplicate"])
        expect(
            manifest.problems[0].description,
            is: "Info.plist:2: warning: UIBackgroundModes[2]: \"fetch\" is already in the list, at [0]")
    }

    let type = Fact(
        "mode.type: the list must be an array of strings",
        for: [
            ("'audio'", "", "must be an array of strings, is the string \"audio\"; write [\"audio\"]"),
            ("true", "", "must be an array of strings, is the boolean true"),
            ("{ audio: true }", "", "must be an array of strings, is a dictionary"),
            ("null", "", "must be an array of strings, is null"),
            ("[['audio']]", "[0]", "must be a string, is an array"),
            ("[7]", "[0]", "must be a string, is the number 7"),
        ]
    ) { (value: String, place: String, message: String) in
        let manifest = try entries("UIBackgroundModes: \(value)")
        try expect(manifest.problems.map(\.rule) == ["mode.type"] && rulesInLog(manifest) == ["mode.type"])
        expect(manifest.problems[0].description, is: "Info.plist:2: error: UIBackgroundModes\(place): \(message)")
        expect(manifest.backgroundModes.isEmpty)
    }

    let empty = Fact("An empty list is told of, and a missing one is fine") {
        try expect(
            problems("UIBackgroundModes: []"),
            is: [
                "warning: UIBackgroundModes: the list is empty; remove the key"
            ])
        try expect(problems("").isEmpty)
    }

    let countsTheRest = Fact("Of very many wrong items the first are shown and the rest is counted") {
        let items = String(repeating: "7,", count: 50)
        let found = try problems("UIBackgroundModes: [\(items)'audio']")
        expect(found.count, is: 21)
        expect(found.last, is: "error: UIBackgroundModes[19]: 30 more items of this kind follow")
        try expect(entries("UIBackgroundModes: [\(items)'audio']").backgroundModes, is: ["audio"])
    }

    let allAtOnce = Fact("All problems are reported at once, in the order of the file") {
        let text = """
            UIBackgroundModes: [
              'loction',
              'fetch',
              7],
            UIRequiresPersistentWiFi: 'YES',
            MinimumOSVersion: 'old'
            """
        try expect(
            entries(text).problems.map(\.description),
            is: [
                "Info.plist:3: error: UIBackgroundModes[0]: unknown mode \"loction\"; did you mean \"location\"?",
                "Info.plist:5: error: UIBackgroundModes[2]: must be a string, is the number 7",
                "Info.plist:6: error: UIRequiresPersistentWiFi: must be a boolean, is the string \"YES\"; write true",
                "Info.plist:7: error: MinimumOSVersion: \"old\" is no version; write it like \"15.0\"",
            ])
    }
}
