import BackgroundRuntime

/// What the rules and figures of the module rest on, beside the sources of the host.
enum BackgroundTaskSources {
    /// All of them.
    static let all: [Source] = [
        Source("LOG-BGNOHANDLER", "No launch handler", "github.com/wordpress-mobile/WordPress-iOS/issues/18156"),
        Source(
            "LOG-BGLATE", "Handler registered too late",
            """
            github.com/shinyorg/shiny/issues/280 ; \
            github.com/transistorsoft/flutter_background_fetch/issues/414
            """),
        Source(
            "LOG-BGDUP", "Registered twice",
            """
            github.com/transistorsoft/transistor-background-fetch/issues/14 ; \
            github.com/transistorsoft/flutter_background_geolocation/issues/1205
            """),
        Source("LOG-BG312", "Submit error code 3", "github.com/transistorsoft/flutter_background_fetch/issues/312"),
        Source(
            "LOG-WM105", "Store refuses processing without identifiers",
            "github.com/fluttercommunity/flutter_workmanager/issues/105"),
        Source("LOG-WM692", "Expectation of exact times", "github.com/fluttercommunity/flutter_workmanager/issues/692"),
        Source("BGT-API", "BGTaskScheduler", "developer.apple.com/documentation/backgroundtasks/bgtaskscheduler"),
        Source(
            "BGT-REG", "register(forTaskWithIdentifier:using:launchHandler:)",
            """
            developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/\
            register(fortaskwithidentifier:using:launchhandler:)
            """),
        Source(
            "BGT-SUBMIT", "submit(_:)",
            "developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/submit(_:)"),
        Source(
            "BGT-EBD", "earliestBeginDate",
            "developer.apple.com/documentation/backgroundtasks/bgtaskrequest/earliestbegindate"),
        Source(
            "BGT-EXP", "BGTask.expirationHandler",
            "developer.apple.com/documentation/backgroundtasks/bgtask/expirationhandler"),
        Source(
            "BGT-DONE", "setTaskCompleted(success:)",
            "developer.apple.com/documentation/backgroundtasks/bgtask/settaskcompleted(success:)"),
        Source("BGT-PROC", "BGProcessingTask", "developer.apple.com/documentation/backgroundtasks/bgprocessingtask"),
        Source(
            "BGT-PWR", "requiresExternalPower, requiresNetworkConnectivity",
            "developer.apple.com/documentation/backgroundtasks/bgprocessingtaskrequest"),
        Source("BGT-REFRESH", "BGAppRefreshTask", "developer.apple.com/documentation/backgroundtasks/bgapprefreshtask"),
        Source(
            "BGT-CONT", "Performing long-running tasks on iOS and iPadOS; BGContinuedProcessingTaskRequest",
            "developer.apple.com/documentation/backgroundtasks/performing-long-running-tasks-on-ios-and-ipados"),
        Source("DTS-780956", "BGAppRefreshTask expiring early", "developer.apple.com/forums/thread/780956"),
    ]
}
