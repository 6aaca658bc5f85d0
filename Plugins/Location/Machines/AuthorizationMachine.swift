import BackgroundRuntime

/// Decides what an app may do with the position: a request or a choice of the user goes in, a verdict comes out.
///
/// | system | status after "allow" | how the app asks |
/// |---|---|---|
/// | before iOS 8 | authorizedAlways, the single "authorized" | not at all: the first use of a service prompts |
/// | iOS 8 to 12 | as chosen | by a request, with its usage string in the manifest |
/// | from iOS 13 | as chosen; asked for Always, "while using" counts as provisional Always; Allow Once ends with the use |
public struct AuthorizationMachine: Hashable, Sendable {
    /// What a request or a choice came to, and the rule that decided.
    public enum Verdict: Hashable, Sendable {
        /// The user is asked.
        case prompt(AuthorizationPrompt, Rule)
        /// The status became another.
        case changed(Rule)
        /// Nothing happens, silently as far as the app can tell.
        case ignored(Rule)
        /// Nothing has to happen.
        case nothing
    }

    /// The version of iOS.
    public let system: SystemVersion
    /// What the app reads.
    public private(set) var status = AuthorizationStatus.notDetermined
    /// The question on the screen.
    public private(set) var prompt: AuthorizationPrompt?
    /// Whether Always is provisional: the user has only said "while using".
    public private(set) var isProvisional = false
    /// Whether the permission ends with the present use.
    public private(set) var isOnce = false
    /// Whether the question about Always was asked.
    public private(set) var hasAskedAlways = false

    /// An app that has not asked.
    public init(system: SystemVersion) {
        self.system = system
    }

    /// The app used a service.
    public mutating func useService() -> Verdict {
        guard status == .notDetermined, prompt == nil else { return .nothing }
        guard system < .iOS(8) else { return .ignored(LocationRules.authImplicitPrompt) }
        return ask(.single, LocationRules.authImplicitPrompt)
    }

    /// The app called `requestWhenInUseAuthorization()`.
    public mutating func requestWhenInUse(isForeground: Bool, hasUsageText: Bool) -> Verdict {
        guard system >= .iOS(8) else { return .ignored(LocationRules.authImplicitPrompt) }
        guard status == .notDetermined, prompt == nil else { return .ignored(LocationRules.authRequestOnce) }
        if let refusal = refusal(isForeground, hasUsageText) { return .ignored(refusal) }
        return ask(.whenInUse, LocationRules.authPromptForegroundOnly)
    }

    /// The app called `requestAlwaysAuthorization()`.
    public mutating func requestAlways(isForeground: Bool, hasUsageText: Bool) -> Verdict {
        guard system >= .iOS(8) else { return .ignored(LocationRules.authImplicitPrompt) }
        if isOnce { return .ignored(LocationRules.authAllowOnce) }
        guard prompt == nil, status == .notDetermined || status == .authorizedWhenInUse, !hasAskedAlways else {
            return .ignored(LocationRules.authRequestOnce)
        }
        if let refusal = refusal(isForeground, hasUsageText) { return .ignored(refusal) }
        hasAskedAlways = true
        return ask(
            status == .notDetermined ? .always : .upgrade(isSecond: false),
            status == .notDetermined && system >= .iOS(13)
                ? LocationRules.authProvisionalAlways : LocationRules.authRequestOnce)
    }

    private func refusal(_ isForeground: Bool, _ hasUsageText: Bool) -> Rule? {
        if !hasUsageText { return LocationRules.authUsageKeyMissing }
        return isForeground ? nil : LocationRules.authPromptForegroundOnly
    }

    private mutating func ask(_ question: AuthorizationPrompt, _ rule: Rule) -> Verdict {
        prompt = question
        return .prompt(question, rule)
    }
}

extension AuthorizationMachine {
    /// The user chose: in the prompt where one is shown, else in Settings.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when the prompt, or this system, does not offer the choice.
    public mutating func choose(_ choice: AuthorizationChoice) throws -> Verdict {
        try check(choice)
        let old = status
        let question = prompt
        prompt = nil
        (isOnce, isProvisional) = (choice == .once, question == .always && choice == .whenInUse && system >= .iOS(13))
        if choice == .ask { hasAskedAlways = false }
        status = isProvisional ? .authorizedAlways : resulting(choice)
        guard status != old else { return .nothing }
        return .changed(reason(for: choice, question))
    }

    private func check(_ choice: AuthorizationChoice) throws {
        if let prompt, choice != .restricted {
            let offered = prompt.choices(on: system)
            guard offered.contains(choice) else {
                let words = offered.map(\.rawValue).joined(separator: ", ")
                throw StimulusError("the \(prompt) on \(system) does not offer \(choice.rawValue); it offers \(words)")
            }
        }
        let first: SystemVersion = choice == .whenInUse ? .iOS(8) : choice == .once ? .iOS(13) : .iOS(4)
        guard system >= first else {
            throw StimulusError("\(system) does not know the choice \(choice.rawValue); it came with \(first)")
        }
    }

    private func resulting(_ choice: AuthorizationChoice) -> AuthorizationStatus {
        switch choice {
        case .whenInUse, .once: .authorizedWhenInUse
        case .always: .authorizedAlways
        case .denied: .denied
        case .restricted: .restricted
        case .ask: .notDetermined
        }
    }

    private func reason(for choice: AuthorizationChoice, _ question: AuthorizationPrompt?) -> Rule {
        if isOnce { return LocationRules.authAllowOnce }
        let isAboutProvisional = isProvisional || question == .upgrade(isSecond: true)
        return isAboutProvisional ? LocationRules.authProvisionalAlways : LocationRules.authStates
    }

    /// The app ended: its question goes with it. A question of the system's own stays.
    public mutating func withdrawPrompt() {
        guard prompt != .upgrade(isSecond: true) else { return }
        if prompt == .always || prompt == .upgrade(isSecond: false) { hasAskedAlways = false }
        prompt = nil
    }

    /// The app is no longer in use: what was allowed once is over.
    public mutating func endUse() -> Verdict {
        guard isOnce else { return .nothing }
        isOnce = false
        status = .notDetermined
        return .changed(LocationRules.authAllowOnce)
    }

    /// An event needs Always. Where that is provisional, the user is asked first.
    public mutating func needAlways() -> Verdict {
        guard isProvisional, prompt == nil else { return .nothing }
        return ask(.upgrade(isSecond: true), LocationRules.authProvisionalAlways)
    }
}
