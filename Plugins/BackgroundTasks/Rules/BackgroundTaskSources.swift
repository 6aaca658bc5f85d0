import BackgroundRuntime

/// What the rules and figures of the module rest on, beside the sources of the host.
enum BackgroundTaskSources {
    static let all: [RuleSource] = [
        RuleSource("LOG-BGNOHANDLER", "No launch handler", "github.com/wordpress-mobile/WordPress-iOS/issues/18156"),
        RuleSource(
            "LOG-BGLATE", "Handler registered too late",
            """
            github.com/shinyorg/shiny/issues/280 ; \
            github.com/transistorsoft/flutter_background_fetch/issues/414
            """),
        RuleSource(
            "LOG-BGDUP", "Registered twice",
            """
            github.com/transistorsoft/transistor-background-fetch/issues/14 ; \
            github.com/transistorsoft/flutter_background_geolocation/issues/1205
            """),
        RuleSource("LOG-BG312", "Submit error code 3", "github.com/transistorsoft/flutter_background_fetch/issues/312"),
        RuleSource(
            "LOG-WM105", "Store refuses processing without identifiers",
            "github.com/fluttercommunity/flutter_workmanager/issues/105"),
        RuleSource(
            "LOG-WM692", "Expectation of exact times", "github.com/fluttercommunity/flutter_workmanager/issues/692"),
        RuleSource(
            "DTS-793189", "BGProcessingTaskRequest executes after a force quit (seen on 18.3 to 18.5)",
            "developer.apple.com/forums/thread/793189"),
        RuleSource(
            "DTS-675166", "Why background tasks run seldom, or never",
            "developer.apple.com/forums/thread/675166"),
        RuleSource("BGT-API", "BGTaskScheduler", "developer.apple.com/documentation/backgroundtasks/bgtaskscheduler"),
        RuleSource(
            "BGT-REG", "register(forTaskWithIdentifier:using:launchHandler:)",
            """
            developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/\
            register(fortaskwithidentifier:using:launchhandler:)
            """),
        RuleSource(
            "BGT-SUBMIT", "submit(_:)",
            "developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/submit(_:)"),
        RuleSource(
            "BGT-EBD", "earliestBeginDate",
            "developer.apple.com/documentation/backgroundtasks/bgtaskrequest/earliestbegindate"),
        RuleSource(
            "BGT-EXP", "BGTask.expirationHandler",
            "developer.apple.com/documentation/backgroundtasks/bgtask/expirationhandler"),
        RuleSource(
            "BGT-DONE", "setTaskCompleted(success:)",
            "developer.apple.com/documentation/backgroundtasks/bgtask/settaskcompleted(success:)"),
        RuleSource(
            "BGT-PROC", "BGProcessingTask", "developer.apple.com/documentation/backgroundtasks/bgprocessingtask"),
        RuleSource(
            "BGT-PWR", "requiresExternalPower, requiresNetworkConnectivity",
            "developer.apple.com/documentation/backgroundtasks/bgprocessingtaskrequest"),
        RuleSource(
            "BGT-REFRESH", "BGAppRefreshTask", "developer.apple.com/documentation/backgroundtasks/bgapprefreshtask"),
        RuleSource(
            "BGT-CONT", "Performing long-running tasks on iOS and iPadOS; BGContinuedProcessingTaskRequest",
            "developer.apple.com/documentation/backgroundtasks/performing-long-running-tasks-on-ios-and-ipados"),
        RuleSource("DTS-780956", "BGAppRefreshTask expiring early", "developer.apple.com/forums/thread/780956"),
        RuleSource(
            "BGT-CONTASK", "BGContinuedProcessingTask",
            "developer.apple.com/documentation/backgroundtasks/bgcontinuedprocessingtask"),
        RuleSource(
            "DTS-805554", "BGContinuedProcessingTask expiring unpredictably",
            "developer.apple.com/forums/thread/805554"),
        RuleSource(
            "DTS-805088", "Issues regarding the use of BGContinuedProcessingTask",
            "developer.apple.com/forums/thread/805088"),
        RuleSource(
            "LOG-BGC809182", "Advice on progress and CPU for continued tasks",
            "developer.apple.com/forums/thread/809182"),
        RuleSource(
            "LOG-TAGBGT", "Forum list, tag Background Tasks", "developer.apple.com/forums/tags/backgroundtasks"),
        RuleSource(
            "LOG-TAGPC", "Forum list, Processes and Concurrency",
            "developer.apple.com/forums/topics/app-and-system-services/processes-and-concurrency"),
        RuleSource(
            "ONE-BGT", "BackgroundTasks, list generated from SDK 27.1", "onestack.dev/ios-reference/BackgroundTasks"),
        RuleSource(
            "MAC-BGT", "BackgroundTasks, differences of headers in Xcode 27",
            "github.com/dotnet/macios/wiki/BackgroundTasks-iOS-xcode27.0-b1"),
    ]
}
