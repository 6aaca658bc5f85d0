import BackgroundRuntime
import SimulatedFoundation
import VigilBackgroundTasks

/// What an app asks the scheduler for. Its subclasses are what is submitted.
open class BGTaskRequest: NSObject, NSCopying {
    /// The identifier of the task, under which its launch handler is registered.
    open private(set) var identifier: String
    /// The task does not begin before; nil, the default, for as soon as the system sees fit. How much later it begins is
    /// open, and it may be never.
    open var earliestBeginDate: Date?

    init(identifier: String) { self.identifier = identifier }

    /// A request with the same contents.
    open func copy(with zone: NSZone? = nil) -> Any { BGTaskRequest.made(of: asked) }

    /// The request as the scheduler takes it; nil for one of no kind.
    var asked: TaskRequest { preconditionFailure("a BGTaskRequest of no kind was used: make one of its subclasses") }

    /// A value for the scheduler, with what all kinds have.
    final func request(_ kind: TaskRequest.Kind) -> TaskRequest {
        var request = TaskRequest(identifier, kind)
        request.earliest = earliestBeginDate
        return request
    }

    /// A request as the app gets it back.
    static func made(of request: TaskRequest) -> BGTaskRequest {
        let made: BGTaskRequest
        switch request.kind {
        case .refresh: made = BGAppRefreshTaskRequest(identifier: request.identifier)
        case .processing: made = BGProcessingTaskRequest(identifier: request.identifier).with(request)
        case .health: made = BGHealthResearchTaskRequest(identifier: request.identifier).with(request)
        case .continued: made = BGContinuedProcessingTaskRequest(of: request)
        }
        made.earliestBeginDate = request.earliest
        return made
    }
}

/// A request for a short refresh of what the app shows. Needs the mode `fetch`; one may be pending.
open class BGAppRefreshTaskRequest: BGTaskRequest {
    /// Asks for one run, as soon as the system sees fit.
    public override init(identifier: String) {
        SimulatedApp.require(BGAppRefreshTaskRequest.self)
        super.init(identifier: identifier)
    }

    override var asked: TaskRequest { request(.refresh) }
}

/// A request for work of minutes, while nobody uses the phone. Needs the mode `processing`; ten may be pending.
open class BGProcessingTaskRequest: BGTaskRequest {
    /// Whether the task starts only online; false by default.
    open var requiresNetworkConnectivity = false
    /// Whether the task starts only while the phone is charged; false by default.
    open var requiresExternalPower = false

    /// Asks for one run, with or without a network and power.
    public override init(identifier: String) {
        SimulatedApp.require(BGProcessingTaskRequest.self)
        super.init(identifier: identifier)
    }

    override var asked: TaskRequest { processing(.processing) }

    final func processing(_ kind: TaskRequest.Kind) -> TaskRequest {
        var request = request(kind)
        request.needsNetwork = requiresNetworkConnectivity
        request.needsPower = requiresExternalPower
        return request
    }

    final func with(_ request: TaskRequest) -> Self {
        (requiresNetworkConnectivity, requiresExternalPower) = (request.needsNetwork, request.needsPower)
        return self
    }
}

/// A request for processing for a study of health. From iOS 17. The entitlement that it takes is not asked for.
open class BGHealthResearchTaskRequest: BGProcessingTaskRequest {
    /// Asks for one run. The entitlement that it takes is not asked for.
    public override init(identifier: String) {
        SimulatedApp.require(BGHealthResearchTaskRequest.self)
        super.init(identifier: identifier)
    }

    /// The protection of the files that the task needs. Kept, and without effect: all files can be read at any time.
    open var protectionTypeOfRequiredData: NSString = "NSFileProtectionComplete" {
        didSet {
            AppProcess.current?.record(
                .note, "protectionTypeOfRequiredData of \(identifier) is not simulated")
        }
    }

    override var asked: TaskRequest { processing(.health) }
}
