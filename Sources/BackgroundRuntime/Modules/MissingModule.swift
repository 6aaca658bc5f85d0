/// What to say of a name that may be one of a module which is not linked.
package enum MissingModule {
    /// What to do about a name of which none of those that are known has the first part, such as `audio.`; nil for a name without
    /// such a part, and for one that is like a known one.
    ///
    /// - Parameters:
    ///   - name: such as `audio.interrupt`.
    ///   - what: what such names are, in the plural.
    ///   - known: those that the linked modules have.
    package static func hint(for name: String, _ what: String, known: [String]) -> String? {
        guard let dot = name.firstIndex(of: "."), known.contains(where: { $0.contains(".") }) else { return nil }
        let part = name[...dot]
        guard !known.contains(where: { $0.hasPrefix(part) }), closestMatch(to: name, in: known) == nil else {
            return nil
        }
        return "no module of this program has \(what) that begin with \"\(part)\": " + remedy
    }

    /// How a module gets into a program.
    static let remedy =
        "add the product of the one that has them to the target's dependencies, or VigilModules, which is all of them"
}
