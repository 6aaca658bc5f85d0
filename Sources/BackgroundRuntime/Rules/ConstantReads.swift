/// Which constants somebody asked for: those of the tables that are made while it is current.
package final class ConstantReads: @unchecked Sendable {
    /// Notes what is read from the tables made meanwhile; nil outside the check of a module.
    @TaskLocal package static var current: ConstantReads?

    /// The ids of the constants that were read.
    package private(set) var ids: Set<String> = []

    package init() {}

    func note(_ constant: Constant) { ids.insert(constant.id) }
}
