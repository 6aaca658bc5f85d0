import Testing
import VigilFacts
import VigilModeTesting

struct ModuleCheckTests: Facts {
    @Test("The check of a module", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let applied = Rule("lamp.applied", .all, "The lamp is applied.", confidence: .choice)
    private static let planned = Rule("lamp.planned", .all, "Planned, with k.lamp.later.", confidence: .choice)
    private static let foreign = Rule("torch.applied", .all, "The lamp is misnamed.", confidence: .choice)

    private static let property = Rule(property: "lamp.property", .all, "The lamp is a lamp.", confidence: .choice)

    private static func constant(_ id: String) -> Constant {
        Constant(id, .seconds, all: 1, "A figure.", confidence: .choice)
    }

    private static let read = constant("k.lamp.read")

    private final class Service: ModuleService {}

    private struct Bare: Error {}

    private static let descriptor = ModuleDescriptor(
        id: "lamp", contract: 2, values: [], summary: "A lamp.", simulated: [],
        notSimulated: ["what dims it (lamp.planned)"], rules: [applied, planned, foreign, property],
        plannedRules: ["lamp.planned", "lamp.unknown"],
        constants: [read, constant("k.lamp.later"), constant("k.lamp.unread"), constant("lamp.bare")],
        stimuli: [
            Stimulus("lamp.shine", "The lamp shines.") { device, _, _ in
                _ = device.constants.duration(read)
                device.record(.note, "shines", rule: planned)
                device.record(.note, "is", rule: property)
            },
            Stimulus("lamp.refuse", "Refuses.") { _, _, _ in throw StimulusError("the lamp is broken") },
        ],
        actions: [
            ScriptedAction(
                "lamp.fail", "Fails without a word.", parameters: [.optional("how", .choice(["fast"]), "the way")]
            ) {
                _, with in
                if with.text("how") == "fast" { throw Bare() }
            }
        ],
        mistakes: [
            FieldMistake(
                "dark", "Sits in the dark.", outcome: "", reason: "", cure: "", words: [], rules: ["lamp.lost"])
        ], makeService: { _ in Service() })

    let names = Fact("says which names are not the module's") {
        try expect(
            ModuleCheck(Self.descriptor).problemsOfNames,
            is: [
                #""torch.applied" does not begin with "lamp.""#, #""lamp.bare" does not begin with "k.""#,
                #""lamp.unknown" is planned and is none of its rules"#,
                #""lamp.unknown" is planned, and nothing that is not simulated names it"#,
            ])
    }

    let explained = Fact("finds a word why for each rule that is planned, in every module that is linked") {
        expect(ModuleSet.linked.modules.flatMap(\.unexplainedRules), is: [])
    }

    let mistakes = Fact("says which mistakes nobody finds, and which rules of theirs there are not") {
        try expect(
            ModuleCheck(Self.descriptor).problemsOfMistakes,
            is: [
                #"nobody finds the mistake "dark": it has no words"#,
                #"the mistake "dark" names "lamp.lost", which there is not"#,
            ])
    }

    let words = Fact(
        "says which word fails without a sentence, and where: on each generation of iOS, with each state of the app"
    ) {
        let problems = try ModuleCheck(Self.descriptor).problemsOfWords
        expect(problems.count, is: Profile.allCases.count)
        expect(
            problems.first,
            is: "lamp.fail on iOS 4, where the app is in front: the module lamp (Swift module RunnerTests) "
                + "failed at lamp.fail: Bare(): at RunnerTests/ModuleCheckTests.swift:39")
    }

    let rules = Fact(
        "says which rules no story cites, which is cited although it is planned, and which constants nobody reads"
    ) {
        let stories = [
            ModeStory("shining") { try $0.happen("lamp.shine") },
            ModeStory("breaking") { try $0.happen("lamp.refuse") },
        ]
        try expect(
            ModuleCheck(Self.descriptor, stories: stories).problemsOfRules,
            is: [
                #"the story "breaking" failed: the lamp is broken"#,
                #"no story cites "lamp.applied": show it in one, or plan it"#,
                #"no story cites "torch.applied": show it in one, or plan it"#,
                #""lamp.property" is a property, and a story cites it"#,
                #""lamp.planned" is planned, and a story cites it"#,
                #"no story reads the constant "k.lamp.unread""#, #"no story reads the constant "lamp.bare""#,
            ])
    }
}

struct ModePhoneTests: Facts {
    @Test("A phone for tests of a module", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func phone() throws -> ModePhone {
        try ModePhone(on: .iOS(17), modules: [WalkieTalkieModule.descriptor])
    }

    let refusals = Fact("refuses words and arguments that do not suit, with the closest that do") {
        let phone = try Self.phone()
        phone.app.launch()
        expect(
            message { try phone.act("walkie.jion") },
            is: #"there is no action "walkie.jion"; did you mean "walkie.join"?"#)
        expect(
            message { try phone.happen("walkie.cal") },
            is: #"there is no stimulus "walkie.cal"; did you mean "walkie.call"?"#)
        expect(
            message { try phone.act("walkie.join", ["channel": 7]) },
            is: #"there is no parameter of walkie.join "channel""#)
        expect(
            message { try phone.act("task.begin", ["name": 7]) }, is: #""name" of task.begin cannot be 7: it is a text"#
        )
        phone.app.terminate()
        expect(message { try phone.act("walkie.join") }, is: "App is not running")
    }

    let code = Fact("tells its app's code of each event, and a closure that throws is a finding") {
        let phone = try Self.phone()
        phone.code.on["didEnterBackground"] = { try $0.act("nothing") }
        phone.app.launch()
        phone.home()
        expect(
            phone.app.trace.findings.map(\.text),
            is: [
                #"the app failed at didEnterBackground: there is no action "nothing""#
            ])
        expect(phone.code.states["applicationDidEnterBackground(_:)"], is: .background)
        expect(phone.code.notifications.last, is: "UIApplicationDidEnterBackgroundNotification")
        expect(phone.code.launchOptions, is: [.none])
    }

    private static func message(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch {
            return "\(error)"
        }
    }
}
