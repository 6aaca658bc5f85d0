/// Events of modules that schedule further ones for the present instant: a chain of them that has no end would keep the
/// time of the device from going on.
///
/// Only what modules ask for by themselves counts: not what an app's turn asks of them, however often that is.
struct ModuleChain {
    /// How many links an instant may have. No working module comes near it.
    private static let limit = 10_000
    /// How many it may have once that was passed: what spins once does so again.
    private static let limitAfterSpin = 100

    private var instant = VirtualInstant.boot
    private var links = 0
    private var hasSpun = false
    /// Whether the running event is a link, of whatever module.
    private var isInChain = false

    /// What becomes of an event for the present instant.
    enum Verdict {
        case passes
        /// It is not done.
        case ends
        /// It is not done, and nobody has heard of it yet.
        case spins(links: Int)
    }

    /// Another event is to be scheduled for the present instant, `now`, outside any turn.
    mutating func link(at now: VirtualInstant) -> Verdict {
        guard isInChain else { return .passes }
        if instant != now { (instant, links) = (now, 0) }
        links += 1
        guard links > (hasSpun ? ModuleChain.limitAfterSpin : ModuleChain.limit) else { return .passes }
        if hasSpun { return .ends }
        hasSpun = true
        return .spins(links: links)
    }

    mutating func enter() { isInChain = true }

    mutating func leave() { isInChain = false }
}
