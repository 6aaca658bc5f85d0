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
    /// Reports each mode that no launch has used so far, once per app.
    func reportUnusedModes() {
        for mode in modes where app.settledModes.insert(mode.value).inserted && !mode.instance.wasUsed {
            record(
                .finding, "mode \"\(mode.value)\" is declared and was not used: review asks what it is for",
                rule: ModeRules.declaredUnused)
        }
    }
}

extension App {
    /// Whether the manifest declares the mode of `module` and this system honours it.
    public func declares(_ module: ModuleDescriptor) -> Bool {
        manifest.backgroundModes.contains(module.catalogEntry.value) && !exitsOnSuspend
            && module.catalogEntry.since <= device.system
    }
}
