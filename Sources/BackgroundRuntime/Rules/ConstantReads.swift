/// Which constants somebody asked for: those of the tables that are made while it is current.
///
/// Unchecked: one run notes in it, from one thread at a time.
package final class ConstantReads: @unchecked Sendable {
    /// Notes what is read from the tables made meanwhile; nil where nobody wants to know.
    @TaskLocal package static var current: ConstantReads?

    private var known: [ObjectIdentifier: Constant] = [:]

    /// The constants that were read, in the order of their ids.
    package var constants: [Constant] { known.values.sorted { $0.id < $1.id } }

    package init() {}

    func note(_ constant: Constant) { known[ObjectIdentifier(constant)] = constant }
}
