extension Device {
    /// The user opens an app by a quick action of its icon.
    ///
    /// - Parameters:
    ///   - app: what is opened.
    ///   - type: what the app knows the action by.
    /// - Throws: ``StimulusError`` on a system without quick actions, and where the app has no such action.
    public func open(_ app: InstalledApp, quickAction type: String) throws {
        guard system >= .iOS(9) else { throw StimulusError("quick actions came with iOS 9; this is \(system)") }
        guard let action = app.quickActions.first(where: { $0.type == type }) else {
            throw StimulusError(app.lackOfQuickAction(type))
        }
        app.record(.stimulus, "quick action \(action.title)", rule: LifecycleRules.quickAction)
        let isLaunch = app.process == nil
        open(app, options: LaunchOptions([LaunchOptions.shortcutItemKey: action.value])) { process in
            process.perform(action, isLaunch: isLaunch)
        }
    }
}

extension InstalledApp {
    fileprivate func lackOfQuickAction(_ type: String) -> String {
        let known = quickActions.map { "\"\($0.type)\"" }
        guard !known.isEmpty else {
            return
                "\(name) has no quick actions: neither by UIApplicationShortcutItems in the manifest nor by shortcutItems"
        }
        return "\(name) has no quick action \"\(type)\": it has \(known.joined(separator: ", "))"
    }
}

extension AppProcess {
    /// Calls the app for a quick action, unless its launch has told it already.
    fileprivate func perform(_ action: QuickAction, isLaunch: Bool) {
        guard !isLaunch || !(life.scenes.areUsed || life.instance?.hasDeclinedHandling == true) else { return }
        ask(.performAction(action, isForScene: life.scenes.areUsed), rule: LifecycleRules.quickAction) {
            [weak self] answer in
            guard answer != .boolean(true) else { return }
            self?.record(.note, "the app did not do \(action.title)", rule: LifecycleRules.quickAction)
        }
    }
}
