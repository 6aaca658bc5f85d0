// The modes of a process: those that its manifest declares and the system knows.

extension AppProcess {
    func loadModes() {
        for module in device.modules where app.declares(module) {
            modes.append(LoadedMode(value: module.catalogEntry.value, instance: module.makeMode(self)))
        }
        let known = Set(device.modules.map(\.catalogEntry.value))
        for value in app.manifest.backgroundModes where !known.contains(value) {
            record(.note, "mode \"\(value)\" is declared and not simulated: nothing happens for it")
        }
    }
}

/// A mode of a process and the manifest value that loaded it.
struct LoadedMode {
    let value: String
    let instance: any ModeInstance
}

extension AppProcess {
    /// Remembers which modes this launch used.
    func noteUsedModes() {
        for mode in modes where mode.instance.wasUsed { app.usedModes.insert(mode.value) }
    }
}

extension App {
    /// Reports each declared mode that no launch has used so far. Called at the end of a run: before, there may be use
    /// to come.
    public func reportUnusedModes() {
        process?.noteUsedModes()
        for module in device.modules where declares(module) && launchCount > 0 {
            guard !usedModes.contains(module.catalogEntry.value) else { continue }
            record(
                .finding,
                "mode \"\(module.catalogEntry.value)\" is declared and was not used: review asks what it is for",
                rule: ModeRules.declaredUnused)
        }
    }

    /// Whether the manifest declares the mode of `module` and this system honours it.
    public func declares(_ module: ModuleDescriptor) -> Bool {
        manifest.backgroundModes.contains(module.catalogEntry.value) && !exitsOnSuspend
            && module.catalogEntry.since <= device.system
    }
}
