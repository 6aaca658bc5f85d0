/// What may be seen of the inside of a chain, in the words of Combine: a short name, never an address, which would be
/// another in each run.
protocol ChainLink: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    /// What a mirror of it shows; nothing unless it says so.
    var mirroredChildren: [Mirror.Child] { get }
}

extension ChainLink {
    var mirroredChildren: [Mirror.Child] { [] }

    var customMirror: Mirror { Mirror(self, children: mirroredChildren) }
    var playgroundDescription: Any { description }
}
