/// A file that a target has.
package struct ProjectFile: Hashable, Sendable {
    /// Its path as seen from the folder of the project: `App/AppDelegate.swift`, `../Shared/Log.swift`. Absolute where the
    /// project has it so.
    package let path: String
    package let kind: FileKind
    /// Whether the project names it and it is not there.
    package let isMissing: Bool

    /// The last part of the path.
    package var name: String { ProjectPath.name(of: path) }
}
