import BackgroundRuntime
import VigilResults

/// How a scenario is run, beyond what its file says.
public struct RunOptions: Sendable {
    /// Overrides the system of the file.
    public var system: SystemVersion?
    /// Overrides the manifest of the file.
    public var manifest: String?
    /// Overrides the seed of the file.
    public var seed: UInt64?
    /// Overrides constants, by id.
    public var constants: [String: Double] = [:]
    /// Values for the build variables of manifests.
    public var variables: [String: String] = [:]
    /// Overrides the life cycle that the file and the manifest give the app.
    public var lifeCycle: Scenario.LifeCycle?
    /// Whether an error in the manifest stops the run, and a finding that nothing expects fails it.
    public var isStrict = false
    /// Whether the run is one of several that are judged together: what is said about all scenarios of an app fails none of them.
    package var isOneOfMany = false
    /// Ends and findings that do not fail a run: rules, codes, and parts of what findings say.
    public var allowed: [String] = []
    /// When the screen of the app is looked at, since the boot.
    public var looks: [Duration] = []
    /// Whether what a person sees is kept for a page. To look costs time; the timeline is the same.
    package var keepsSights = false
    /// How fast the run goes beside real time.
    public var pace = Pace.asFastAsPossible
    /// The processor time that one turn of an app may take before the run counts as hung; nil for the default.
    public var turnLimit: Duration?

    /// The options of a run as its file says.
    public init() {}

    /// The options of a variant of the scenario in `file`.
    ///
    /// - Throws: ``UsageError`` for a value that cannot be used.
    package func applying(_ variant: [VariantValue], of file: String) throws(UsageError) -> RunOptions {
        var options = self
        for value in variant { try options.apply(value, of: file) }
        return options
    }

    private mutating func apply(_ variant: VariantValue, of file: String) throws(UsageError) {
        let (parameter, value) = (variant.parameter, variant.value)
        switch parameter {
        case "system": do { system = try SystemVersion(value) } catch { throw UsageError("\(error)") }
        case "manifest":
            manifest = ScenarioReader.resolve(value, in: FilePath.folder(of: file))
        case "lifeCycle":
            guard let choice = Scenario.LifeCycle(rawValue: value) else {
                throw UsageError("\(value.quoted) is no life cycle: \(Scenario.LifeCycle.form)")
            }
            lifeCycle = choice
        case "seed":
            guard let number = UInt64(value) else { throw UsageError("\(value.quoted) is no seed") }
            seed = number
        case _ where parameter.hasPrefix("$("): variables[String(parameter.dropFirst(2).dropLast())] = value
        default:
            guard let number = Double(value) else { throw UsageError("\(parameter) is a number, not \(value.quoted)") }
            constants[parameter] = number
        }
    }
}
