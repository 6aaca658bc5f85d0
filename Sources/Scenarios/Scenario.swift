import BackgroundRuntime

/// One run of one app on one phone, as a scenario file tells it: a system, steps at instants, and expectations.
public struct Scenario: Sendable {
    /// What the scenario shows, in a sentence.
    public var name: String
    /// The words that the file files it under.
    public var tags: [String]
    /// The path of the scenario file, as it was given.
    public var file: String
    /// The path of the app's manifest.
    public var manifest: String
    /// The Swift product that holds the app's code; nil for a scripted app.
    public var product: String?
    /// The version of iOS.
    public var system: SystemVersion
    /// What is special about the phone.
    public var phone: PhoneSetup
    /// The seed of chance.
    public var seed: UInt64
    /// Constants to override, by id.
    public var constants: [String: Double]
    /// Values for the build variables of the manifest.
    public var variables: [String: String]
    /// The life cycle that the app is to have; that of its manifest where nil.
    public var lifeCycle: LifeCycle?
    /// Further apps of the phone. They are scripted.
    public var otherApps: [OtherApp]
    /// What happens, in the order of the file.
    public var steps: [Step]
    /// How long the run goes on; until the last step where nil.
    public var until: Duration?

    /// The number of steps that expect something.
    public var expectations: Int { steps.count { if case .expect = $0.operation { true } else { false } } }

    /// The rules by which its steps expect something to have been done.
    var expectedRules: Set<String> {
        Set(
            steps.flatMap { step -> [String] in
                if case .expect(let expectation) = step.operation { expectation.ruleNames } else { [] }
            })
    }

    /// The paths of the files that a run reads.
    ///
    /// - Parameter manifest: what takes the place of the scenario's own manifest.
    func inputs(manifest: String?) -> [String] {
        let given = steps.flatMap { step -> [String] in
            guard case .stimulus(let stimulus, let with) = step.operation else { return [] }
            return stimulus.parameters.filter { $0.kind == .file }.compactMap { with.text($0.name) }
        }
        return [file, manifest ?? self.manifest] + otherApps.map(\.manifest) + given
    }

    /// A scripted app beside the one that the scenario is about.
    public struct OtherApp: Sendable, Hashable {
        /// The name that steps give in `in`.
        public let name: String
        /// The path of its manifest.
        public let manifest: String
    }

    /// One entry of `steps`.
    public struct Step: Sendable {
        /// When a step is taken.
        public enum Moment: Sendable, Hashable {
            /// At an instant since the start.
            case at(Duration)
            /// Each time the system makes this call into the scripted app, by the call's short name.
            case on(String)
            /// When the run is over, and what is left at its end has been reported.
            case end
        }

        /// What a step does.
        public indirect enum Operation: Sendable {
            /// Something happens to the phone.
            case stimulus(Stimulus, Arguments)
            /// A scripted app does something.
            case action(ScriptedAction, Arguments)
            /// Code of the app is called that it registered.
            case invocation(AppInvocation, Arguments)
            /// Something is expected of the app.
            case expect(Expectation)
        }

        /// When it is taken.
        public let moment: Moment
        public let operation: Operation
        /// The app it is about; nil for the scenario's own.
        public let app: String?
        /// Where it stands in the file: `steps[3]`.
        public let path: String
        /// The line in the file.
        public let line: Int?
    }
}
