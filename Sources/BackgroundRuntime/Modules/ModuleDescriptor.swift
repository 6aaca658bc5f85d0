/// A mode module as a value: what it is called, offers, needs and cannot do, and how to make its two halves.
///
/// The host matches manifest values to descriptors, reports every problem, and only then creates anything. A module
/// has two halves:
///
/// - a ``ModuleService``, one per device: the hardware and the system daemon it stands for. It exists whatever a
///   manifest says, since an app that declares nothing may still use it in the foreground.
/// - a ``ModeInstance``, one per process, loaded only if the manifest declares the mode. It decides about assertions.
///   Where it is not loaded, nothing keeps the app awake, and the service says so in the trace.
///
/// Adding a module touches its own folder, its framework skin, one target and one line in the list of built-in modules.
public struct ModuleDescriptor: Sendable {
    /// The name of the module, and the prefix of its rules, stimuli and actions.
    public let id: String
    /// The value of `UIBackgroundModes` it stands for, with what the manifest reader has to know about it.
    public let catalogEntry: ModeCatalog.Entry
    /// What the module simulates, in one sentence.
    public let summary: String
    /// What is simulated, item by item.
    public let simulated: [String]
    /// What is not, item by item: published beside what is.
    public let notSimulated: [String]
    /// The module's rules; those whose ids are in `plannedRules` are in the rule book but not applied yet.
    public let rules: [Rule]
    /// Ids of rules that are not applied yet.
    public let plannedRules: Set<String>
    /// The module's constants.
    public let constants: [Constant]
    /// What can happen to the phone.
    public let stimuli: [Stimulus]
    /// What a scripted app can do.
    public let actions: [Action]
    /// Makes the service of a device.
    public let makeService: @Sendable (ServiceContext) -> any ModuleService
    /// Makes the mode of a process whose manifest declares the value.
    public let makeMode: @Sendable (AppProcess) -> any ModeInstance

    /// A descriptor from its parts.
    public init(
        id: String, catalogEntry: ModeCatalog.Entry, summary: String, simulated: [String], notSimulated: [String],
        rules: [Rule], plannedRules: Set<String> = [], constants: [Constant] = [], stimuli: [Stimulus] = [],
        actions: [Action] = [], makeService: @escaping @Sendable (ServiceContext) -> any ModuleService,
        makeMode: @escaping @Sendable (AppProcess) -> any ModeInstance
    ) {
        self.id = id
        self.catalogEntry = catalogEntry
        self.summary = summary
        self.simulated = simulated
        self.notSimulated = notSimulated
        self.rules = rules
        self.plannedRules = plannedRules
        self.constants = constants
        self.stimuli = stimuli
        self.actions = actions
        self.makeService = makeService
        self.makeMode = makeMode
    }
}
