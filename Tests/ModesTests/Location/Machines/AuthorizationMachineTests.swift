import BackgroundRuntime
import Testing
import VigilFacts

@testable import VigilLocation

struct AuthorizationMachineTests: Facts {
    @Test("The authorization machine", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let states = Fact(
        "location.auth.states: each choice gives its status",
        for: [
            (AuthorizationChoice.whenInUse, AuthorizationStatus.authorizedWhenInUse), (.always, .authorizedAlways),
            (.once, .authorizedWhenInUse), (.denied, .denied), (.restricted, .restricted),
        ]
    ) { (choice: AuthorizationChoice, status: AuthorizationStatus) in
        var machine = AuthorizationMachine(system: .iOS(17))
        expect(machine.status, is: .notDetermined)
        _ = try machine.choose(choice)
        expect(machine.status, is: status)
        try expect(machine.choose(.ask), is: .changed(LocationRules.authStates))
        expect(machine.status, is: .notDetermined)
    }

    let oneAuthorization = Fact("location.auth.states: before iOS 8 there is one authorization, and no While Using") {
        var machine = AuthorizationMachine(system: .iOS(7))
        expect(throws: StimulusError.self) { try machine.choose(.whenInUse) }
        _ = try machine.choose(.always)
        expect(machine.status, is: .authorizedAlways)
    }

    let implicitPrompt = Fact(
        "location.auth.implicit-prompt: the first use prompts before iOS 8, and never from iOS 8 on"
    ) {
        var old = AuthorizationMachine(system: .iOS(7))
        expect(old.useService(), is: .prompt(.single, LocationRules.authImplicitPrompt))
        expect(old.useService(), is: .nothing)
        _ = try old.choose(.always)
        expect(old.useService(), is: .nothing)
        var new = AuthorizationMachine(system: .iOS(8))
        expect(new.useService(), is: .ignored(LocationRules.authImplicitPrompt))
    }

    let usageTextMissing = Fact(
        "location.auth.usage-key-missing: a request without its text is ignored and can be made again"
    ) {
        var machine = AuthorizationMachine(system: .iOS(17))
        expect(
            machine.requestAlways(isForeground: true, hasUsageText: false),
            is: .ignored(LocationRules.authUsageKeyMissing))
        expect(machine.status, is: .notDetermined)
        expect(
            machine.requestAlways(isForeground: true, hasUsageText: true),
            is: .prompt(.always, LocationRules.authProvisionalAlways))
    }

    let requestOnce = Fact("location.auth.request-once: a second request does nothing, and Always is asked only once") {
        var machine = AuthorizationMachine(system: .iOS(12))
        _ = machine.requestWhenInUse(isForeground: true, hasUsageText: true)
        _ = try machine.choose(.whenInUse)
        expect(
            machine.requestWhenInUse(isForeground: true, hasUsageText: true),
            is: .ignored(LocationRules.authRequestOnce))
        expect(
            machine.requestAlways(isForeground: true, hasUsageText: true),
            is: .prompt(.upgrade(isSecond: false), LocationRules.authRequestOnce))
        _ = try machine.choose(.whenInUse)
        expect(
            machine.requestAlways(isForeground: true, hasUsageText: true), is: .ignored(LocationRules.authRequestOnce))
    }

    let requestOnceShown = Fact(
        "location.auth.request-once: while the question is on the screen it is not asked again"
    ) {
        var machine = AuthorizationMachine(system: .iOS(17))
        expect(
            machine.requestWhenInUse(isForeground: true, hasUsageText: true),
            is: .prompt(.whenInUse, LocationRules.authPromptForegroundOnly))
        expect(
            machine.requestWhenInUse(isForeground: true, hasUsageText: true),
            is: .ignored(LocationRules.authRequestOnce))
    }

    let askNextTime = Fact(
        "location.auth.request-once: ask next time, in Settings, lets an app ask for Always once more"
    ) {
        var machine = AuthorizationMachine(system: .iOS(12))
        _ = machine.requestAlways(isForeground: true, hasUsageText: true)
        _ = try machine.choose(.whenInUse)
        _ = try machine.choose(.denied)
        expect(
            machine.requestAlways(isForeground: true, hasUsageText: true), is: .ignored(LocationRules.authRequestOnce))
        _ = try machine.choose(.ask)
        expect(
            machine.requestAlways(isForeground: true, hasUsageText: true),
            is: .prompt(.always, LocationRules.authRequestOnce))
    }

    let allowOnce = Fact("location.auth.allow-once: the permission ends with the use, and Always cannot be asked") {
        var machine = AuthorizationMachine(system: .iOS(13))
        _ = machine.requestWhenInUse(isForeground: true, hasUsageText: true)
        try expect(machine.choose(.once), is: .changed(LocationRules.authAllowOnce))
        expect(
            machine.requestAlways(isForeground: true, hasUsageText: true), is: .ignored(LocationRules.authAllowOnce))
        expect(machine.endUse(), is: .changed(LocationRules.authAllowOnce))
        expect(machine.status, is: .notDetermined)
        expect(machine.endUse(), is: .nothing)
        var old = AuthorizationMachine(system: .iOS(12))
        expect(throws: StimulusError.self) { try old.choose(.once) }
    }

    let provisionalAlways = Fact(
        "location.auth.provisional-always: While Using counts as Always until an event asks again"
    ) {
        var machine = AuthorizationMachine(system: .iOS(13))
        _ = machine.requestAlways(isForeground: true, hasUsageText: true)
        expect(throws: StimulusError.self) { try machine.choose(.always) }
        try expect(machine.choose(.whenInUse), is: .changed(LocationRules.authProvisionalAlways))
        expect(machine.status, is: .authorizedAlways)
        expect(machine.needAlways(), is: .prompt(.upgrade(isSecond: true), LocationRules.authProvisionalAlways))
        expect(machine.needAlways(), is: .nothing)
        try expect(machine.choose(.whenInUse), is: .changed(LocationRules.authProvisionalAlways))
        expect(machine.status, is: .authorizedWhenInUse)
    }

    let noProvisionalAlways = Fact(
        "location.auth.provisional-always: before iOS 13 While Using means just that, also when Always was asked for",
        for: [SystemVersion.iOS(11), .iOS(12)]
    ) { (system: SystemVersion) in
        var machine = AuthorizationMachine(system: system)
        _ = machine.requestAlways(isForeground: true, hasUsageText: true)
        try expect(machine.choose(.whenInUse), is: .changed(LocationRules.authStates))
        expect(machine.status == .authorizedWhenInUse && !machine.isProvisional)
    }

    let sameChoice = Fact("location.auth.states: a choice that is made again changes nothing") {
        var machine = AuthorizationMachine(system: .iOS(17))
        try expect(machine.choose(.denied), is: .changed(LocationRules.authStates))
        try expect(machine.choose(.denied), is: .nothing)
    }

    let promptOffers = Fact(
        "the Always prompt offers what its system offers",
        for: [
            (SystemVersion.iOS(8), "always denied"), (.iOS(11), "whenInUse always denied"),
            (.iOS(13), "whenInUse once denied"),
        ]
    ) { (system: SystemVersion, choices: String) in
        expect(AuthorizationPrompt.always.choices(on: system).map(\.rawValue).joined(separator: " "), is: choices)
    }
}
