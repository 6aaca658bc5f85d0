import BackgroundRuntime

// The questions as they are on the screen.

extension LocationService {
    /// A question about the position, with the app's own text.
    func question(_ prompt: AuthorizationPrompt, about app: InstalledApp) -> SystemAlert {
        // From iOS 14 on the smallest right comes first.
        let choices = prompt.choices(on: system)
        let sorted = system >= .iOS(14) ? choices.filter { $0 == .once } + choices.filter { $0 != .once } : choices
        let buttons = sorted.map { choice in
            SystemAlert.Button(label(of: choice, in: prompt)) { [unowned self, unowned app] in
                try choose(choice, for: app)
            }
        }
        let name = app.manifest.displayName
        let title =
            switch prompt {
            case .single: "“\(name)” Would Like to Use Your Current Location"
            case .whenInUse, .always: "Allow “\(name)” to \(system < .iOS(13) ? "access" : "use") your location?"
            case .upgrade: "Allow “\(name)” to also use your location even when you are not using the app?"
            }
        return SystemAlert(prompt.description, title: title, message: text(of: prompt, app.manifest), buttons: buttons)
    }

    /// How the user gives an answer: by a button, where there is one.
    func way(to choice: AuthorizationChoice, in prompt: AuthorizationPrompt) -> String {
        prompt.choices(on: system).contains(choice) ? "by \(label(of: choice, in: prompt).quoted)" : "in the \(prompt)"
    }

    private func label(of choice: AuthorizationChoice, in prompt: AuthorizationPrompt) -> String {
        switch choice {
        case .denied: return "Don’t Allow"
        case .once: return "Allow Once"
        case .whenInUse:
            if case .upgrade = prompt { return "Keep Only While Using" }
            if system < .iOS(11) { return "Allow" }
            return system < .iOS(13) ? "Only While Using the App" : "Allow While Using App"
        case .always:
            if case .upgrade = prompt { return "Change to Always Allow" }
            if prompt == .single { return "OK" }
            return system < .iOS(11) ? "Allow" : "Always Allow"
        case .restricted, .ask: preconditionFailure("\(choice) is no answer to a question")
        }
    }

    private func text(of prompt: AuthorizationPrompt, _ manifest: Manifest) -> String? {
        switch prompt {
        case .single: manifest.string(forKey: "NSLocationUsageDescription")
        case .whenInUse: manifest.string(forKey: UsageKey.whenInUse)
        case .always, .upgrade:
            manifest.string(forKey: system >= .iOS(11) ? UsageKey.always : UsageKey.alwaysBefore11)
        }
    }
}
