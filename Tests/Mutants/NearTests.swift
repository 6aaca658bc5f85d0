/// The targets whose tests are likely to see a change of a file.
enum NearTests {
    /// By the beginning of a path; the longest that fits counts.
    private static let targetsByPath: [String: [String]] = [
        "Plugins/Alarms/": ["AlarmsModeTests", "AlarmKitTests"],
        "Plugins/Audio/": ["AudioModeTests", "ModulesTests", "AVFoundationTests", "MediaPlayerTests"],
        "Plugins/BackgroundAssets/": ["BackgroundAssetsModeTests", "BackgroundAssetsTests"],
        "Plugins/BackgroundTasks/": ["BackgroundTasksModeTests", "BackgroundTasksTests", "ModulesTests"],
        "Plugins/Bluetooth/": ["BluetoothModeTests", "CoreBluetoothTests", "ModulesTests"],
        "Plugins/ExternalAccessory/": ["ExternalAccessoryModeTests", "ExternalAccessoryTests"],
        "Plugins/Fetch/": ["FetchModeTests", "ModulesTests", "UIKitTests"],
        "Plugins/LiveActivities/": ["LiveActivityModuleTests", "ActivityKitTests"],
        "Plugins/LocalNotifications/": ["LocalNotificationTests", "UserNotificationsTests"],
        "Plugins/Location/": ["LocationModeTests", "ModulesTests", "CoreLocationTests"],
        "Plugins/Metrics/": ["MetricKitTests", "ModulesTests"],
        "Plugins/NearbyInteraction/": ["NearbyInteractionModeTests", "NearbyInteractionTests"],
        "Plugins/NetworkAuthentication/": ["NetworkAuthenticationModeTests", "NetworkExtensionTests"],
        "Plugins/PushToTalk/": ["PushToTalkModeTests", "PushToTalkTests"],
        "Plugins/RemoteNotifications/": ["RemoteNotificationTests", "UserNotificationsTests", "NewsstandModeTests"],
        "Plugins/Transfers/": ["TransferModeTests", "URLSessionTests"],
        "Plugins/VoIP/": ["VoIPModeTests", "ModulesTests", "PushKitTests"],
        "Sources/BackgroundRuntime/": [
            "BackgroundRuntimeTests", "ModulesTests", "UIKitTests", "ModuleContractTests",
        ],
        "Sources/BackgroundRuntime/Concurrency/": ["SimulatedFoundationTests", "UIKitTests"],
        "Sources/BackgroundRuntime/Device/InstalledApp+Statics": ["JukeboxTests", "VigilTestingTests"],
        "Sources/BackgroundRuntime/Device/InstalledApp+EndOfRun": ["UIKitTests", "SimulatedFoundationTests"],
        "Sources/BackgroundRuntime/Device/ScreenInterruption": ["AudioModeTests"],
        "Sources/BackgroundRuntime/Machine/": ["SimulatedFoundationTests", "UIKitTests"],
        "Sources/BackgroundRuntime/Modules/": ["ModuleContractTests", "BackgroundRuntimeTests", "ModulesTests"],
        "Sources/BackgroundRuntime/Network/": ["BackgroundRuntimeTests", "VoIPModeTests", "PushKitTests"],
        "Sources/BackgroundRuntime/Process/AppTimer": ["SimulatedFoundationTests", "UIKitTests"],
        "Sources/Frameworks/SimulatedFoundation/": ["SimulatedFoundationTests", "UIKitTests"],
        "Sources/Frameworks/UIKit/": ["UIKitTests", "MediaPlayerTests", "PushKitTests", "SimulatedFoundationTests"],
        "Sources/CommandLine/": ["CommandLineTests", "FieldPainTests", "VigilCommandTests"],
        "Sources/Scenarios/": ["ScenariosTests", "VigilCommandTests"],
        "Sources/VigilDocuments/": ["VigilDocumentsTests", "BackgroundRuntimeTests", "ScenariosTests"],
        "Sources/VigilFreshStatics/": ["JukeboxTests", "VigilTestingTests"],
        "Sources/VigilModeTesting/": ["ModuleContractTests"],
        "Sources/VigilTool/": ["VigilCommandTests"],
        "Sources/VirtualTime/": ["VirtualTimeTests", "SimulatedFoundationTests"],
    ]

    static func targets(of file: String) -> [String] {
        let path = targetsByPath.keys.filter { file.hasPrefix($0) }.max { $0.count < $1.count }
        if let path { return targetsByPath[path] ?? [] }
        let folders = file.split(separator: "/")
        if folders[0] == "Plugins" { return ["\(folders[1])ModeTests", "ModulesTests"] }
        return ["\(folders[2])Tests", "PushKitTests"]
    }
}
