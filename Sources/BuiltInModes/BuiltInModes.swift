// Exported, so that a test reaches `device.audio` and its like through the list.
@_exported import AudioMode
import BackgroundRuntime
@_exported import LocationMode
@_exported import VoIPMode

/// The mode modules that come with Vigil. Adding a mode adds one line here.
public enum BuiltInModes {
    /// All of them, in the order in which they are told of events.
    public static let all: [ModuleDescriptor] = [
        AudioModule.descriptor,
        LocationModule.descriptor,
        VoIPModule.descriptor { $0.service(AudioService.self) },
    ]

    /// What the manifest reader knows about modes: those with a module, then those without.
    public static let catalog = ModeCatalog(entries: all.map(\.catalogEntry) + PlannedModes.entries)

    /// Ids of rules that are in the book and not applied yet.
    public static var plannedRules: Set<String> {
        let host = RuleBook.hostPlanned.union(PlannedRules.all.map(\.id))
        return all.reduce(into: host) { $0.formUnion($1.plannedRules) }
    }
}
