// The modes of a process: those that its manifest declares and the system knows.

extension AppProcess {
    func loadModes() {
        for module in device.modules where app.declares(module) { modes.append(module.makeMode(self)) }
        let known = Set(device.modules.map(\.catalogEntry.value))
        for value in app.manifest.backgroundModes where !known.contains(value) {
            record(.note, "mode \"\(value)\" is declared and not simulated: nothing happens for it")
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
