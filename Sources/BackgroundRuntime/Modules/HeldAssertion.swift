/// An assertion that a module holds for a process. Whoever has it can drop it, and nobody else can.
///
/// It ends when it is dropped, when its time is over, or with the process. A module that lets go of one without an end has
/// lost it: that is a finding, and the assertion is dropped.
public final class HeldAssertion {
    private let reference: ProcessReference
    private let assertion: AssertionID
    private let rule: Rule
    private let module: ModuleIdentity
    private let place: (file: String, line: Int)

    init(
        _ holder: AssertionHolder, of process: AppProcess, by module: ModuleIdentity, reason: String, rule: Rule,
        until: VirtualInstant?, keepsDeviceAwake: Bool, at place: (file: String, line: Int)
    ) {
        (reference, self.rule, self.module, self.place) = (process.reference, rule, module, place)
        if let text = HeldAssertion.fault(of: process, until) {
            module.report(ModuleFault(text, file: place.file, line: place.line))
            assertion = .none
        } else {
            assertion = process.grants.acquire(
                holder, reason: reason, rule: rule, until: until, keepsDeviceAwake: keepsDeviceAwake)
        }
    }

    private static func fault(of process: AppProcess, _ until: VirtualInstant?) -> String? {
        let who = process.app.name
        if process.life.hasEnded { return "keeps a process of \(who) awake that has ended" }
        if process.state == .suspended { return "keeps \(who) awake while it is suspended: it has to wake it first" }
        let now = process.simulation.now
        return until.flatMap { $0 <= now ? "keeps \(who) awake until an instant that lies in the past" : nil }
    }

    private var process: AppProcess? { reference.process }

    deinit {
        guard let process, let held = process.assertions[assertion], held.until == nil else { return }
        module.report(
            ModuleFault(
                "lost what keeps \(process.app.name) awake, so that nothing could ever end it", file: place.file,
                line: place.line))
        process.grants.drop(assertion, why: "its module lost it", rule: rule)
    }

    /// Whether it keeps the process from being suspended.
    public var isHeld: Bool { process?.assertions[assertion] != nil }

    /// Ends it; the process is suspended when nothing else keeps it awake. Ended already: nothing happens.
    ///
    /// - Parameters:
    ///   - why: why, in a few words.
    ///   - rule: the rule by which it ends.
    public func drop(why: String, rule: Rule) { process?.grants.drop(assertion, why: why, rule: rule) }
}
