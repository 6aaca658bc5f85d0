import VigilProgramImage

/// Hears of each rule that a trace cites on a system on which it does not hold, once for a device.
///
/// A kit of tests links one into its program, and writes down what it hears.
package struct CitationWitness: Sendable {
    /// The one that hears of the calling task instead of those that are linked: for the tests of this itself.
    @TaskLocal package static var current: CitationWitness?

    private let body: @Sendable (Rule, SystemVersion) -> Void

    /// A witness that does something with a rule and the system of the phone.
    package init(_ body: @escaping @Sendable (Rule, SystemVersion) -> Void) { self.body = body }

    /// Makes it hear of what happens in this program; what an entry of its Swift module does.
    package func register(in program: UnsafeMutableRawPointer) { LinkedProgram.add(self, to: program) }

    private static let linked = LinkedProgram.current.parts.compactMap { $0 as? CitationWitness }

    fileprivate static func report(_ rule: Rule, _ system: SystemVersion) {
        for witness in current.map({ [$0] }) ?? linked { witness.body(rule, system) }
    }
}

extension Device {
    /// A trace cites a rule that does not hold on this system. The decision behind it belongs to another rule, or should not
    /// have been made: a mistake of the code that cites. One of a module's is a fault of the module; ours must not be.
    func judge(misplaced rule: Rule) {
        // One that goes on, for tests of that, although it uses what its system does not have: nothing holds for it.
        guard !apps.contains(where: { $0.process?.storage.existing(MissingAPIs.self) != nil }) else { return }
        CitationWitness.report(rule, system)
        let owner = modules.modules.first { $0.rules.contains(rule) }.flatMap {
            loaded.identity(ofSwiftModule: $0.swiftModule)
        }
        guard let module = owner ?? Simulation.runningGuest as? ModuleIdentity else {
            return assertionFailure("\(rule.id) is cited on \(system), and holds for \(rule.systems)")
        }
        module.report(ModuleFault("cites \(rule.id) on \(system), which holds for \(rule.systems)", at: nil))
    }
}
