// The modes of a process: those that its manifest declares and the system knows.

extension AppProcess {
    func loadModes() {
        for place in app.placesOfModules {
            let module = device.modules.modules[place]
            guard let make = module.makeMode else { continue }
            let values = app.declaredValues(of: module)
            guard !values.isEmpty else { continue }
            let identity = device.loaded.identity(at: place)
            let context = ModeContext(self, values: values, module: identity)
            modes.append(LoadedMode(values: values, instance: identity.run { make(context) }, module: identity))
        }
        for value in app.manifest.backgroundModes { noteUnplayed(value) }
    }

    private func noteUnplayed(_ value: String) {
        let catalog = device.modules.catalog
        guard let entry = catalog.entry(for: value), let reason = catalog.reasonNotPlayed(entry) else { return }
        record(.note, "mode \"\(value)\" is declared, \(reason): nothing happens for it")
    }

    /// How the process stands to a mode, by the value of `UIBackgroundModes`.
    public func status(ofMode value: String) -> ModeStatus {
        let manifest = app.manifest
        if !manifest.declaredBackgroundModes.contains(value) { return .notDeclared }
        guard manifest.backgroundModes.contains(value), !app.exitsOnSuspend else { return .withoutEffect }
        return device.modules.module(for: value) == nil ? .notLinked : .loaded
    }
}

/// How a process stands to a mode.
public enum ModeStatus: Hashable, Sendable {
    /// It is declared, and a module plays it.
    case loaded
    /// The manifest does not have it.
    case notDeclared
    /// It is declared, and means nothing on this system or to this app.
    case withoutEffect
    /// It is declared and would count, and the program has no module for it: what the app does then is not simulated.
    case notLinked
}

/// A mode of a process and the manifest values that loaded it.
struct LoadedMode {
    let values: [String]
    let instance: any ModeInstance
    let module: ModuleIdentity
}

extension AppProcess {
    /// Tells the modes, in the order of the modules, that the process changed its state.
    func notifyModes(_ state: AppState) {
        for mode in modes { mode.module.run { mode.instance.processDidEnter(state) } }
    }

    /// Remembers that the app used a mode which another module stands for: two kinds of work may need the same one.
    public func noteUse(ofMode value: String) { app.history.usedModes.insert(value) }

    /// Remembers which modes this launch used.
    func noteUsedModes() {
        for mode in modes {
            app.history.usedModes.formUnion(mode.module.run { mode.values.filter(mode.instance.wasUsed) })
        }
    }
}

extension InstalledApp {
    /// Reports each declared mode that no launch has used so far. Called at the end of a run: before, there may be use
    /// to come.
    public func reportUnusedModes() {
        process?.noteUsedModes()
        guard launchCount > 0 else { return }
        for value in device.modules.modules.flatMap(declaredValues) where !history.usedModes.contains(value) {
            recordUndone(
                "mode \"\(value)\" is declared and was not used: review asks what it is for",
                rule: ModeRules.declaredUnused, device.modules.catalog.entry(for: value)?.symbols ?? [])
        }
    }

    /// Whether the manifest declares a mode of `module` and this system honours it.
    public func declares(_ module: ModuleDescriptor) -> Bool { !declaredValues(of: module).isEmpty }

    /// The modes of `module` that the manifest declares and this system honours.
    func declaredValues(of module: ModuleDescriptor) -> [String] {
        guard !exitsOnSuspend else { return [] }
        return module.values.filter { manifest.backgroundModes.contains($0.value) && $0.since <= device.system }
            .map(\.value)
    }
}
