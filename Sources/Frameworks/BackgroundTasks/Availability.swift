import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's reference gives it.

extension SystemAPI {
    static let taskScheduler = symbol("BGTaskScheduler", .iOS(13))
    static let refreshRequest = symbol("BGAppRefreshTaskRequest", .iOS(13))
    static let processingRequest = symbol("BGProcessingTaskRequest", .iOS(13))
    static let healthRequest = symbol("BGHealthResearchTaskRequest", .iOS(17))
    static let continuedRequest = symbol("BGContinuedProcessingTaskRequest", .iOS(26))
    static let supportedResources = classMethod("supportedResources", of: "BGTaskScheduler", .iOS(26))
    static let submitWithHandler = method(
        "submitTaskRequest:completionHandler:", of: "BGTaskScheduler", .iOS(27))

    /// Whatever of the framework an app may use too early.
    static let ofBackgroundTasks: [SystemAPI] = [
        .taskScheduler, .refreshRequest, .processingRequest, .healthRequest, .continuedRequest, .supportedResources,
        .submitWithHandler,
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemAPI.register(in: $0, SystemAPI.ofBackgroundTasks) }
