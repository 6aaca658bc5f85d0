/// What a module wants to be done later, but for the code.
struct ModulePlan {
    let delay: Duration
    let phase: Phase
    let isHousekeeping: Bool
    /// Where the module asks for it.
    let place: (file: String, line: Int)
}

extension ModuleIdentity {
    /// Schedules code of the module.
    func schedule(_ plan: ModulePlan, _ action: @escaping () -> Void) -> EventID {
        let simulation = simulation
        guard plan.delay <= .zero, SimulatedThread.current == nil else {
            return simulation.schedule(after: plan.delay, phase: plan.phase, isHousekeeping: plan.isHousekeeping) {
                [self] in simulation.run(self, action)
            }
        }
        let link = link(action, at: plan.place)
        let event = simulation.schedule(
            after: .zero, phase: plan.phase, isHousekeeping: plan.isHousekeeping, link ?? {})
        if link == nil { simulation.cancel(event) }
        return event
    }

    /// An event for the present instant; nil where it is not to be done, since it belongs to a chain of such events that has
    /// no end.
    private func link(_ action: @escaping () -> Void, at place: (file: String, line: Int)) -> (() -> Void)? {
        let modules = modules
        switch modules.chain.link(at: simulation.now) {
        case .passes: break
        case .ends: return nil
        case .spins(let links):
            reportHang(
                ModuleFault(
                    "schedules an event for the present instant in the one before, \(links) times over: it is not done",
                    file: place.file, line: place.line))
            return nil
        }
        return { [self] in
            modules.chain.enter()
            run(action)
            modules.chain.leave()
        }
    }
}
