@_exported import VigilRuntimeBridge

extension RuntimeInterface {
    /// What is wrong with it, in a sentence; nil when it works as it did in Swift 6.3. Each is tried apart from the others:
    /// what fails is what is wrong.
    public var problem: String? { works ? nil : consequence }

    /// What is wrong with any of them, found once for the program.
    public static let problems: [String] = allCases.compactMap(\.problem)

    private var works: Bool {
        switch self {
        case .defaultExecutor: RuntimeProbe.takesTasks()
        case .mainHook: RuntimeProbe.takesMainActor()
        case .schedulingExecutor: RuntimeProbe.takesSleeps()
        case .standardClocks: RuntimeProbe.takesClocks()
        case .genericExecutor: RuntimeProbe.staysInTurn()
        case .taskNumber: RuntimeProbe.numbersTasks()
        case .symbolNames:
            SymbolName.declaration(of: "$s3App5StoreC6sharedACvpZ") == "static App.Store.shared : App.Store"
        }
    }
}
