// Each word is tried wherever a scenario could say it.

extension ModuleCheck {
    /// What is wrong with stimuli, actions and observations.
    public var problemsOfWords: [String] {
        let trials = trials
        return Profile.allCases.flatMap { profile in
            Situation.allCases.flatMap { situation in
                trials.flatMap { problems($0, in: situation, on: profile.firstVersion) }
            }
        }
    }

    /// One word with arguments.
    private struct Trial {
        let word: String
        let say: (ModePhone) throws -> Void
    }

    private var trials: [Trial] {
        let stimuli = module.stimuli.flatMap { stimulus in
            samples(of: stimulus.parameters).map { arguments in
                Trial(word: stimulus.name) { try $0.happen(stimulus.name, arguments) }
            }
        }
        let observations = module.observations.map { observation in
            Trial(word: observation.name) { _ = try $0.observe(observation.name) }
        }
        return stimuli + observations
            + module.actions.flatMap { action in
                samples(of: action.parameters).map { arguments in
                    Trial(word: action.name) { try $0.act(action.name, arguments) }
                }
            }
    }

    /// What the app is doing when a word is said.
    private enum Situation: String, CaseIterable {
        case notRunning = "does not run"
        case inFront = "is in front"
        case left = "was left"

        func begin(on phone: ModePhone) {
            if self != .notRunning { phone.app.launch() }
            if self == .left { phone.home() }
        }
    }

    private func problems(_ trial: Trial, in situation: Situation, on system: SystemVersion) -> [String] {
        let place = "\(trial.word) on \(system), where the app \(situation.rawValue)"
        do {
            let phone = try ModePhone(on: system, modules: modules, modes: module.values.map(\.value))
            situation.begin(on: phone)
            let refusal = refusal(of: { try trial.say(phone) })
            phone.wait(60)
            return (phone.device.hangs + phone.device.moduleFaults).map { "\(place): \($0)" }
                + refusal.map { "\(place) \($0)" }
        } catch {
            return ["\(place): \(error)"]
        }
    }

    /// What is wrong with the error that something throws: one word is none that a person can do something with.
    private func refusal(of say: () throws -> Void) -> [String] {
        do {
            try say()
            return []
        } catch is ModuleFailure {
            // The trace has it, as a fault.
            return []
        } catch {
            let words = "\(error)".split(separator: " ").count
            return words > 2 ? [] : ["is refused without a sentence: \(error)"]
        }
    }

    /// What a word is tried with: as little as it takes, and all of its parameters.
    private func samples(of parameters: [Parameter]) -> [[String: ArgumentValue]] {
        let all = arguments(parameters)
        let least = arguments(parameters.filter(\.isRequired))
        return all == least ? [all] : [least, all]
    }

    private func arguments(_ parameters: [Parameter]) -> [String: ArgumentValue] {
        Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, samples[$0.name] ?? $0.kind.sample) })
    }
}

extension Parameter.Kind {
    /// A value that suits the kind.
    fileprivate var sample: ArgumentValue {
        switch self {
        case .text: "text"
        case .number: 1
        case .numberIn(let range): .number(range.contains(1) ? 1 : range.isAboveLeast ? range.most : range.least)
        case .flag: true
        case .duration, .interval, .offset: .duration(.seconds(10))
        case .file: "no such file"
        case .choice(let choices): .text(choices.first ?? "")
        case .texts: ["text"]
        }
    }
}
