/// A module as a value: what it is called, offers, needs and cannot do, and how to make its two halves.
///
/// The host matches manifest values to descriptors, reports every problem, and only then creates anything. A module
/// has two halves:
///
/// - a ``ModuleService``, one per device: the hardware and the system daemon it stands for. It is there whatever a
///   manifest says, at the latest when something needs it, since an app that declares nothing may still use it in the
///   foreground.
/// - a ``ModeInstance``, one per process, loaded only if the manifest declares one of the module's values. It decides
///   about assertions. Where it is not loaded, nothing keeps the app awake, and the service says so in the trace.
///
/// It never changes, and is a class so that a device, which has one for each module, copies none of it.
///
/// A module registers itself with a ``/VigilProgramImage/LinkedEntry``: a program has the modules that are linked into it,
/// and no list names them. What all of them bring together is checked as one ``ModuleSet``.
public final class ModuleDescriptor: Sendable {
    /// The name of the module, and the prefix of its rules and of its words.
    public let id: String
    /// The version of the contract between host and modules that it was written for.
    public let contract: Int
    /// The values of `UIBackgroundModes` it stands for, with what the manifest reader has to know about each.
    public let values: [ModeCatalog.Entry]
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
    public let constants: [Constant]
    /// The sources that its rules and constants cite beyond those of the host. Two modules may bring the same one.
    public let sources: [RuleSource]
    /// The keys of a manifest that it reads.
    public let manifestKeys: [ManifestKey]
    /// The codes with which it ends processes.
    public let terminationCodes: [TerminationCode]
    /// The conditions of a device that it reads beyond those of the host, such as whether Bluetooth is on.
    public let conditions: [DeviceCondition]
    /// What can happen to the phone.
    public let stimuli: [Stimulus]
    /// What a scripted app can do.
    public let actions: [ScriptedAction]
    /// What an expectation can ask for.
    public let observations: [AppObservation]
    /// The mistakes that apps make with it, for `vigil explain`.
    public let mistakes: [FieldMistake]
    /// What people call what its rules, constants and codes are about, for `vigil explain`.
    public let searchSynonyms: [SearchSynonyms]
    /// When the service of a device is made.
    public let start: ServiceStart
    /// The Swift module that it is written in.
    public let swiftModule: String
    /// The type of its service, by which others find it.
    let serviceType: ObjectIdentifier
    /// The name of that type, with its Swift module.
    let serviceTypeName: String
    /// Makes the service of a device.
    let makeService: @Sendable (ServiceContext) -> any ModuleService
    /// Makes the mode of a process whose manifest declares one of the values; nil for a module without values.
    let makeMode: (@Sendable (ModeContext) -> any ModeInstance)?

    /// The version of the contract between host and modules. It grows when a module has to be changed to go on working.
    public static let contract = 2

    /// A module from what it offers and what makes its halves.
    ///
    /// - Parameters:
    ///   - id: the name of the module, and the prefix of its rules and of its words.
    ///   - contract: the version of the contract that the module is written for: the number that
    ///     `ModuleDescriptor.contract` had when its author last looked.
    ///   - values: none, one or several values of `UIBackgroundModes`.
    ///   - summary: what it simulates, in one sentence.
    ///   - simulated: what is simulated, item by item.
    ///   - notSimulated: what is not, item by item.
    ///   - rules: its rules, those that are planned included.
    ///   - plannedRules: ids of rules that are not applied yet.
    ///   - constants: its figures.
    ///   - sources: what its rules and constants cite beyond the sources of the host.
    ///   - manifestKeys: the keys of a manifest that it reads.
    ///   - terminationCodes: the codes with which it ends processes.
    ///   - conditions: conditions of the phone that it brings along.
    ///   - stimuli: what can happen to the phone.
    ///   - actions: what a scripted app can do.
    ///   - observations: what an expectation can ask for.
    ///   - mistakes: what apps do wrong with it again and again.
    ///   - searchSynonyms: what people call what its rules, constants and codes are about.
    ///   - start: when the service of a device is made.
    ///   - makeService: makes the service of a device.
    ///   - makeMode: needed where there are values.
    ///   - fileID: where it is declared: tells its Swift module.
    public init<Service: ModuleService>(
        id: String, contract: Int, values: [ModeCatalog.Entry], summary: String, simulated: [String],
        notSimulated: [String], rules: [Rule], plannedRules: Set<String> = [], constants: [Constant] = [],
        sources: [RuleSource] = [], manifestKeys: [ManifestKey] = [], terminationCodes: [TerminationCode] = [],
        conditions: [DeviceCondition] = [], stimuli: [Stimulus] = [], actions: [ScriptedAction] = [],
        observations: [AppObservation] = [], mistakes: [FieldMistake] = [], searchSynonyms: [SearchSynonyms] = [],
        start: ServiceStart = .withDevice,
        makeService: @escaping @Sendable (ServiceContext) -> Service,
        makeMode: (@Sendable (ModeContext) -> any ModeInstance)? = nil, fileID: String = #fileID
    ) {
        self.id = id
        self.contract = contract
        self.values = values
        self.summary = summary
        self.simulated = simulated
        self.notSimulated = notSimulated
        self.rules = rules
        self.plannedRules = plannedRules
        self.constants = constants
        self.sources = sources
        self.manifestKeys = manifestKeys
        self.terminationCodes = terminationCodes
        self.conditions = conditions
        self.stimuli = stimuli.map { $0.owned(by: id) }
        self.actions = actions.map { $0.owned(by: id) }
        self.observations = observations.map { $0.owned(by: id) }
        self.mistakes = mistakes
        self.searchSynonyms = searchSynonyms
        self.start = start
        swiftModule = SystemCode.module(of: fileID)
        (serviceType, serviceTypeName) = (ObjectIdentifier(Service.self), String(reflecting: Service.self))
        self.makeService = makeService
        self.makeMode = makeMode
    }
}
