import BackgroundRuntime
import Testing

@testable import VigilLocation

@Suite("The authorization machine", .exercisesRules)
struct AuthorizationMachineTests {
    @Test(
        "location.auth.states: each choice gives its status",
        arguments: [
            (AuthorizationChoice.whenInUse, AuthorizationStatus.authorizedWhenInUse), (.always, .authorizedAlways),
            (.once, .authorizedWhenInUse), (.denied, .denied), (.restricted, .restricted),
        ])
    func states(choice: AuthorizationChoice, status: AuthorizationStatus) throws {
        var machine = AuthorizationMachine(system: .iOS(17))
        #expect(machine.status == .notDetermined)
        _ = try machine.choose(choice)
        #expect(machine.status == status)
        #expect(try machine.choose(.ask) == .changed(LocationRules.authStates))
        #expect(machine.status == .notDetermined)
    }

    @Test("location.auth.states: before iOS 8 there is one authorization, and no While Using")
    func oneAuthorization() throws {
        var machine = AuthorizationMachine(system: .iOS(7))
        #expect(throws: StimulusError.self) { try machine.choose(.whenInUse) }
        _ = try machine.choose(.always)
        #expect(machine.status == .authorizedAlways)
    }

    @Test("location.auth.implicit-prompt: the first use prompts before iOS 8, and never from iOS 8 on")
    func implicitPrompt() throws {
        var old = AuthorizationMachine(system: .iOS(7))
        #expect(old.useService() == .prompt(.single, LocationRules.authImplicitPrompt))
        #expect(old.useService() == .nothing)
        _ = try old.choose(.always)
        #expect(old.useService() == .nothing)
        var new = AuthorizationMachine(system: .iOS(8))
        #expect(new.useService() == .ignored(LocationRules.authImplicitPrompt))
    }

    @Test("location.auth.usage-key-missing: a request without its text is ignored and can be made again")
    func usageTextMissing() {
        var machine = AuthorizationMachine(system: .iOS(17))
        #expect(
            machine.requestAlways(isForeground: true, hasUsageText: false)
                == .ignored(LocationRules.authUsageKeyMissing))
        #expect(machine.status == .notDetermined)
        #expect(
            machine.requestAlways(isForeground: true, hasUsageText: true)
                == .prompt(.always, LocationRules.authProvisionalAlways))
    }

    @Test("location.auth.request-once: a second request does nothing, and Always is asked only once")
    func requestOnce() throws {
        var machine = AuthorizationMachine(system: .iOS(12))
        _ = machine.requestWhenInUse(isForeground: true, hasUsageText: true)
        _ = try machine.choose(.whenInUse)
        #expect(
            machine.requestWhenInUse(isForeground: true, hasUsageText: true)
                == .ignored(LocationRules.authRequestOnce))
        #expect(
            machine.requestAlways(isForeground: true, hasUsageText: true)
                == .prompt(.upgrade(isSecond: false), LocationRules.authRequestOnce))
        _ = try machine.choose(.whenInUse)
        #expect(
            machine.requestAlways(isForeground: true, hasUsageText: true) == .ignored(LocationRules.authRequestOnce))
    }

    @Test("location.auth.request-once: while the question is on the screen it is not asked again")
    func requestOnceShown() {
        var machine = AuthorizationMachine(system: .iOS(17))
        #expect(
            machine.requestWhenInUse(isForeground: true, hasUsageText: true)
                == .prompt(.whenInUse, LocationRules.authPromptForegroundOnly))
        #expect(
            machine.requestWhenInUse(isForeground: true, hasUsageText: true)
                == .ignored(LocationRules.authRequestOnce))
    }

    @Test("location.auth.request-once: ask next time, in Settings, lets an app ask for Always once more")
    func askNextTime() throws {
        var machine = AuthorizationMachine(system: .iOS(12))
        _ = machine.requestAlways(isForeground: true, hasUsageText: true)
        _ = try machine.choose(.whenInUse)
        _ = try machine.choose(.denied)
        #expect(
            machine.requestAlways(isForeground: true, hasUsageText: true) == .ignored(LocationRules.authRequestOnce))
        _ = try machine.choose(.ask)
        #expect(
            machine.requestAlways(isForeground: true, hasUsageText: true)
                == .prompt(.always, LocationRules.authRequestOnce))
    }

    @Test("location.auth.allow-once: the permission ends with the use, and Always cannot be asked")
    func allowOnce() throws {
        var machine = AuthorizationMachine(system: .iOS(13))
        _ = machine.requestWhenInUse(isForeground: true, hasUsageText: true)
        #expect(try machine.choose(.once) == .changed(LocationRules.authAllowOnce))
        #expect(
            machine.requestAlways(isForeground: true, hasUsageText: true) == .ignored(LocationRules.authAllowOnce))
        #expect(machine.endUse() == .changed(LocationRules.authAllowOnce))
        #expect(machine.status == .notDetermined)
        #expect(machine.endUse() == .nothing)
        var old = AuthorizationMachine(system: .iOS(12))
        #expect(throws: StimulusError.self) { try old.choose(.once) }
    }

    @Test("location.auth.provisional-always: While Using counts as Always until an event asks again")
    func provisionalAlways() throws {
        var machine = AuthorizationMachine(system: .iOS(13))
        _ = machine.requestAlways(isForeground: true, hasUsageText: true)
        #expect(throws: StimulusError.self) { try machine.choose(.always) }
        #expect(try machine.choose(.whenInUse) == .changed(LocationRules.authProvisionalAlways))
        #expect(machine.status == .authorizedAlways)
        #expect(machine.needAlways() == .prompt(.upgrade(isSecond: true), LocationRules.authProvisionalAlways))
        #expect(machine.needAlways() == .nothing)
        #expect(try machine.choose(.whenInUse) == .changed(LocationRules.authProvisionalAlways))
        #expect(machine.status == .authorizedWhenInUse)
    }

    @Test(
        "location.auth.provisional-always: before iOS 13 While Using means just that, also when Always was asked for",
        arguments: [SystemVersion.iOS(11), .iOS(12)])
    func noProvisionalAlways(system: SystemVersion) throws {
        var machine = AuthorizationMachine(system: system)
        _ = machine.requestAlways(isForeground: true, hasUsageText: true)
        #expect(try machine.choose(.whenInUse) == .changed(LocationRules.authStates))
        #expect(machine.status == .authorizedWhenInUse && !machine.isProvisional)
    }

    @Test("location.auth.states: a choice that is made again changes nothing")
    func sameChoice() throws {
        var machine = AuthorizationMachine(system: .iOS(17))
        #expect(try machine.choose(.denied) == .changed(LocationRules.authStates))
        #expect(try machine.choose(.denied) == .nothing)
    }

    @Test(
        "the Always prompt offers what its system offers",
        arguments: [
            (SystemVersion.iOS(8), "always denied"), (.iOS(11), "whenInUse always denied"),
            (.iOS(13), "whenInUse once denied"),
        ])
    func promptOffers(system: SystemVersion, choices: String) {
        #expect(AuthorizationPrompt.always.choices(on: system).map(\.rawValue).joined(separator: " ") == choices)
    }
}
