import BackgroundRuntime

/// The executor of what belongs to no actor, for code that names it in a preference: the cooperative pool of the
/// simulated app that is running. Outside any simulated app it is that of the machine.
public var globalConcurrentExecutor: any TaskExecutor { SimulatedExecutors.concurrent }
