/// The modules that a phone has, as one checked value: no two of them claim the same name.
///
/// A program has those that are linked into it: ``linked``. A test may make a set of its own, most simply as a list:
///
/// ```swift
/// let device = Device(system: .iOS(17), modules: [RadioModule.descriptor])
/// ```
public struct ModuleSet: Sendable {
    /// The modules, in the order in which they are told of events.
    public let modules: [ModuleDescriptor]
    /// What the manifest reader knows about modes.
    public let catalog: ModeCatalog
    /// The words of scenarios.
    public let vocabulary: Vocabulary
    /// The rules, constants and sources of the host and of all modules.
    public let book: RuleBook
    /// The codes with which the host and the modules end processes.
    public let terminationCodes: [TerminationCode]
    /// What apps do wrong again and again: the host's part first, then that of each module.
    public let mistakes: [FieldMistake]
    /// The places in ``modules`` of those that have a value of `UIBackgroundModes`, and a service of a type.
    let placeByMode: [String: Int]
    let placeByService: [ObjectIdentifier: Int]
    /// The same, for those that a manifest names.
    let namings: ManifestNamings
    /// The places of those whose services are made with a device.
    private(set) var placesOfFirstServices: [Int]

    /// The set of these modules, in this order.
    ///
    /// - Throws: ``ModuleCollision`` when two of them claim one name, or one is written for another contract.
    public init(_ modules: [ModuleDescriptor]) throws(ModuleCollision) {
        let problems = ModuleClaims.problems(of: modules)
        guard problems.isEmpty else { throw ModuleCollision(problems: problems) }
        self.modules = modules
        catalog = ModeCatalog(modules: modules)
        vocabulary = Vocabulary(modules)
        book = RuleBook(parts: [RuleBook.host] + modules.map(\.part))
        terminationCodes = TerminationCode.ofHost + modules.flatMap(\.terminationCodes)
        mistakes = FieldMistake.ofHost + modules.flatMap(\.mistakes)
        let places = modules.enumerated().flatMap { place, module in module.values.map { ($0.value, place) } }
        placeByMode = Dictionary(uniqueKeysWithValues: places)
        placeByService = Dictionary(
            uniqueKeysWithValues: modules.enumerated().map { ($1.serviceType, $0) })
        namings = ManifestNamings(modules)
        placesOfFirstServices = modules.indices.filter { modules[$0].start == .withDevice }
    }

    /// The modules that are linked into this program, in the order of their ids.
    ///
    /// - Throws: ``ModuleCollision`` when two of them cannot be together.
    public static func ofProgram() throws(ModuleCollision) -> ModuleSet { try program.get() }

    /// The modules that are linked into this program. Traps where two of them cannot be together, which only another
    /// choice of dependencies can mend; ``ofProgram()`` throws then.
    public static var linked: ModuleSet {
        switch program {
        case .success(let set): return set
        case .failure(let collision): preconditionFailure(collision.description)
        }
    }

    /// What the module that is written in this Swift module is called in a sentence: `the module beacon (Swift module BeaconMode)`.
    public static func title(ofSwiftModule name: String) -> String {
        let module = LinkedProgram.current.modules.first { $0.swiftModule == name }
        return module.map { "the module \($0.owner)" } ?? "the Swift module \(name)"
    }

    /// That of a phone without modules, made once.
    private static let ofHost = Result { () throws(ModuleCollision) in try ModuleSet([]) }

    private static let program = Result { () throws(ModuleCollision) in try ModuleSet(LinkedProgram.current.modules) }
}

extension ModuleSet: ExpressibleByArrayLiteral {
    /// The set of the modules in a list. Traps where two of them cannot be together; ``init(_:)`` throws then.
    public init(arrayLiteral modules: ModuleDescriptor...) {
        do {
            self = try modules.isEmpty ? ModuleSet.ofHost.get() : ModuleSet(modules)
        } catch { preconditionFailure(error.description) }
    }
}

extension ModuleSet {
    /// The same modules, all of which have their services made with each device. It makes no difference but to the time that
    /// it takes: see ``ServiceStart``.
    package var withAllServices: ModuleSet {
        var set = self
        set.placesOfFirstServices = Array(modules.indices)
        return set
    }

    /// What people call what has a name in the book: the host's part first, then that of each module.
    public var searchSynonyms: [SearchSynonyms] { SearchSynonyms.ofHost + modules.flatMap(\.searchSynonyms) }

    /// The values of `UIBackgroundModes` that a module simulates, in the order of the modules.
    public var simulatedModes: [String] { modules.flatMap(\.values).map(\.value) }

    /// The documented values for which there is no module here.
    public var unlinkedModes: [String] { unplayedModes.filter(\.isUnlinked).map(\.value) }

    /// The documented values that mean nothing on iOS.
    public var unsimulatedModes: [String] { unplayedModes.filter { !$0.isUnlinked }.map(\.value) }

    private var unplayedModes: [ModeCatalog.Entry] { catalog.entries.filter { !$0.isSimulated } }

    /// The conditions that modules bring along.
    public var conditions: [DeviceCondition] { modules.flatMap(\.conditions) }

    /// Ids of rules that are in the book and not applied yet.
    public var plannedRules: Set<String> {
        modules.reduce(into: HostScope.plannedRules) { $0.formUnion($1.plannedRules) }
    }

    /// The code that logs write so, such as `0x8badf00d`, or as its decimal number, 2343432205; nil for any other text.
    public func terminationCode(named text: String) -> TerminationCode? {
        let digits = text.lowercased().hasPrefix("0x") ? text.dropFirst(2) : text[...]
        let values = [UInt64(digits, radix: 16), UInt64(text)].compactMap(\.self)
        return terminationCodes.first { values.contains($0.value) }
    }

    /// The module that simulates a mode; nil when none does.
    public func module(for mode: String) -> ModuleDescriptor? {
        placeByMode[mode].map { modules[$0] }
    }
}

extension ModuleDescriptor {
    /// What the module brings to the book.
    var part: RuleBook.Part { RuleBook.Part(rules: rules, constants: constants, sources: sources) }
}
