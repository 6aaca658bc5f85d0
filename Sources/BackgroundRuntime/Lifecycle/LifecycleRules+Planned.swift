// Rules that the host declares and does not apply yet: published beside those that it does.

extension LifecycleRules {
    /// Ids of rules that are not applied yet.
    public static let planned: Set<String> = [
        "life.launch.scene-state-background", "life.launch.prewarm", "life.suspend.listening-sockets",
        "life.force-quit.restoration", "life.legacy-link",
    ]
}

extension ProtectionRules {
    /// Ids of rules that are not applied yet: files have no protection level.
    public static let planned: Set<String> = [
        "protect.complete", "protect.unless-open", "protect.first-unlock", "protect.none",
    ]
}

extension PowerRules {
    /// Ids of rules that wait for the modes they limit.
    public static let planned: Set<String> = ["power.refresh-off.scope", "power.lpm.scope", "power.battery-critical"]
}

extension ResourceRules {
    /// Ids of rules that are not applied yet: processor, graphics, memory and heat are not modelled.
    public static let planned: Set<String> = [
        "res.gpu.opengl", "res.gpu.metal", "res.gpu.inflight", "res.ui.snapshot", "res.ui.locked-drawing",
        "res.cpu.limit", "res.wakeups", "res.memory.limit", "res.thermal", "res.disk",
    ]
}

extension RuleBook {
    /// Ids of the host's rules that are in the book and not applied yet.
    public static let hostPlanned = LifecycleRules.planned.union(ProtectionRules.planned)
        .union(PowerRules.planned).union(ResourceRules.planned)
}
