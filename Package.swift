// swift-tools-version: 6.2
import PackageDescription

// Sections: kernel and host, modules, scenarios and tools, frameworks, examples, tests.
// Dependencies point one way; a new module is one target in `modules`, and one for its skin in `frameworks`.

/// A framework skin: what an app imports, in place of Apple's module of the same name.
func framework(_ name: String, _ dependencies: [Target.Dependency], folder: String? = nil) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/Frameworks/\(folder ?? name)")
}

/// What each program of an app links beside its frameworks: `vigil run` asks for it where it needs the full command line of an
/// app, a page of its run or its prompt. An app and its tests are compiled without.
let partsOfPrograms =
    ["", "0"].contains(Context.environment["VIGIL_COMMAND_LINE"] ?? "") ? [] : ["VigilCommandLine"]

/// An app under `Examples`: the Swift source as it would be on a phone, beside its manifest and scenarios. A second
/// product, in the folder `Async`, is the same app written with Swift concurrency.
func example(_ name: String, _ frameworks: [Target.Dependency], excluding others: [String] = []) -> [Target] {
    let dependencies = frameworks + partsOfPrograms.map { .target(name: $0) }
    return [
        .executableTarget(
            name: name, dependencies: dependencies, path: "Examples/\(name)",
            exclude: ["Info.plist", "Scenarios", "Async"] + others),
        .executableTarget(name: "\(name)Async", dependencies: dependencies, path: "Examples/\(name)/Async"),
    ]
}

/// A module: the folder `Plugins/NAME`, as the Swift module `VigilNAME`. It registers itself where it is linked.
func module(_ name: String) -> Target {
    .target(name: "Vigil\(name)", dependencies: ["BackgroundRuntime", "VigilDocuments"], path: "Plugins/\(name)")
}

let kernelAndHost: [Target] = [
    // The bounds of the section in which modules register, which only C can name.
    .target(name: "CVigilEntries", path: "Sources/LinkedEntries"),
    // All that depends on the kind of processor.
    .target(name: "CVigilProcessor", path: "Sources/Processor"),
    // Functions of the C library by which an app's code would leave the simulation: the program's own stand in front.
    .target(name: "CVigilMachineCalls", dependencies: ["CVigilProcessor"], path: "Sources/MachineCalls"),
    .target(name: "VigilProgramImage", dependencies: ["CVigilEntries", "CVigilMachineCalls", "CVigilProcessor"]),
    .target(name: "VirtualTime", dependencies: ["VigilProgramImage"]),
    .target(name: "VigilRuntimeBridge", dependencies: ["VigilProgramImage", "VirtualTime"]),
    .target(name: "VigilFreshStatics", dependencies: ["VigilProgramImage", "VigilRuntimeBridge"]),
    .target(name: "VigilDocuments"),
    // A short number for bytes, by itself: what compiles an app on its way to the phone needs it, and no result of a run.
    .target(name: "VigilFingerprint", path: "Sources/Fingerprint"),
    // The translation of an iOS app's sources: knows Swift's words, and no phone.
    .target(name: "VigilTranslation", dependencies: ["VigilFingerprint"], path: "Sources/Translation"),
    .executableTarget(
        name: "vigil-translate",
        dependencies: ["VigilAssetCatalog", "VigilDataModel", "VigilDocuments", "VigilTranslation"],
        path: "Sources/TranslateCommand"),
    .plugin(
        name: "iOSSources", capability: .buildTool(), dependencies: ["vigil-translate"], path: "Sources/BuildPlugin"),
    // What an Xcode project says of its apps. Knows no phone.
    .target(name: "VigilXcodeProject", dependencies: ["VigilDocuments"], path: "Sources/XcodeProject"),
    // A Core Data model as Xcode keeps it, and the classes that Xcode makes of it. Knows no phone.
    .target(name: "VigilDataModel", dependencies: ["VigilDocuments"], path: "Sources/DataModel"),
    // An asset catalogue as Xcode keeps it, and the symbols that Xcode makes of it. Knows no phone.
    .target(name: "VigilAssetCatalog", dependencies: ["VigilDocuments"], path: "Sources/AssetCatalog"),
    // A storyboard or a nib as Xcode keeps it. Knows no phone.
    .target(name: "VigilInterfaceFile", dependencies: ["VigilDocuments"], path: "Sources/InterfaceFile"),
    // What came of runs, as values that know no phone: journals and reports are made of them.
    .target(name: "VigilResults", path: "Sources/Results"),
    // Pages, pictures and files for other programs, made of results.
    .target(name: "VigilReports", dependencies: ["VigilFingerprint", "VigilResults"], path: "Sources/Reports"),
    // What tests leave behind for whoever counts the rules that they show.
    .target(name: "VigilRuleJournal", dependencies: ["VigilProgramImage"]),
    .target(
        name: "BackgroundRuntime",
        dependencies: [
            "CVigilMachineCalls", "VigilDocuments", "VigilFreshStatics", "VigilProgramImage", "VigilRuntimeBridge",
            "VirtualTime",
        ]),
]

let modules: [Target] = [
    module("Alarms"), module("Audio"), module("BackgroundAssets"), module("BackgroundTasks"), module("Bluetooth"),
    module("ExternalAccessory"), module("Fetch"), module("Graphics"), module("LiveActivities"),
    module("LocalNotifications"), module("Location"),
    module("Metrics"), module("NearbyInteraction"), module("NetworkAuthentication"), module("Newsstand"),
    module("PushToTalk"), module("RemoteNotifications"), module("Tracking"), module("Transfers"), module("VoIP"),
    module("Workout"),
]

/// All modules, for what links each of them without naming one.
let allModules = modules.map { Target.Dependency.target(name: $0.name) }

let scenariosAndTools: [Target] = [
    .target(
        name: "VigilScenarios",
        dependencies: [
            "BackgroundRuntime", "VigilDocuments", "VigilFingerprint", "VigilFreshStatics", "VigilProgramImage",
            "VigilResults",
        ],
        path: "Sources/Scenarios"),
    // What a program does beside playing scenarios and telling of them as text. No framework and no test needs it.
    .target(
        name: "VigilCommandLine",
        dependencies: [
            "BackgroundRuntime", "VigilDocuments", "VigilProgramImage", "VigilReports", "VigilResults",
            "VigilRuleJournal", "VigilScenarios",
        ],
        path: "Sources/CommandLine"),
    .target(name: "VigilModeTesting", dependencies: ["BackgroundRuntime", "VigilDocuments", "VigilRuleJournal"]),
    .target(
        name: "VigilTesting",
        dependencies: [
            "BackgroundRuntime", "MachineXCTest", "UIKit", "VigilFreshStatics", "VigilProgramImage", "VigilResults",
            "VigilScenarios",
        ]),
    .target(
        name: "VigilTool",
        dependencies: [
            "BackgroundRuntime", "VigilAssetCatalog", "VigilCommandLine", "VigilDocuments", "VigilFingerprint",
            "VigilReports", "VigilResults", "VigilScenarios", "VigilTranslation", "VigilXcodeProject",
        ]),
    .executableTarget(name: "vigil", dependencies: ["VigilTool"] + allModules, path: "Sources/VigilCommand"),
]

/// What the frameworks are built on.
let foundations: [Target] = [
    framework("MachineFoundation", []),
    framework("SimulatedFoundation", ["BackgroundRuntime", "MachineFoundation"]),
    // What swift-testing looks for in a source that imports it beside one of these frameworks.
    .target(name: "_Testing_UIKit", path: "Sources/Frameworks/TestingOverlay", exclude: ["CoreImage"]),
    framework("_Testing_CoreImage", [], folder: "TestingOverlay/CoreImage"),
]

/// What Swift Testing attaches pictures of UIKit by; it goes by that name.
let testingUIKit: Target.Dependency = "_Testing_UIKit"

/// What reads the files that an app of UIKit has beside its code.
let filesOfUIKit: [Target.Dependency] = [
    "UniformTypeIdentifiers", "VigilAssetCatalog", "VigilInterfaceFile", "VigilScenarios",
]

let frameworks: [Target] = [
    framework("QuartzCore", ["BackgroundRuntime", "SimulatedFoundation"]),
    framework("UIKit", ["QuartzCore", testingUIKit] + filesOfUIKit),
    framework("Combine", ["BackgroundRuntime", "SimulatedFoundation", "VigilProgramImage"]),
    framework("AVFoundation", ["QuartzCore", "SimulatedFoundation", "VigilAudio"]),
    framework("MediaPlayer", ["AVFoundation", "SimulatedFoundation", "UIKit", "VigilAudio"]),
    framework("CoreLocation", ["SimulatedFoundation", "UIKit", "VigilLocation"]),
    framework("SwiftUI", ["BackgroundRuntime", "Combine", "UIKit"]),
    framework("AppTrackingTransparency", ["SimulatedFoundation", "VigilTracking"]),
    framework("CoreBluetooth", ["SimulatedFoundation", "VigilBluetooth"]),
    framework("ExternalAccessory", ["SimulatedFoundation", "VigilExternalAccessory"]),
    framework("AppIntents", ["BackgroundRuntime", "SimulatedFoundation"]),
    framework("ActivityKit", ["AppIntents", "SimulatedFoundation", "VigilLiveActivities"]),
    framework("AlarmKit", ["ActivityKit", "AppIntents", "SimulatedFoundation", "SwiftUI", "VigilAlarms"]),
    framework("BackgroundAssets", ["SimulatedFoundation", "MachineFoundation", "VigilBackgroundAssets"]),
    framework("NearbyInteraction", ["SimulatedFoundation", "VigilNearbyInteraction"]),
    framework("NetworkExtension", ["SimulatedFoundation", "VigilNetworkAuthentication"]),
    framework("PushKit", ["SimulatedFoundation", "VigilVoIP"]),
    framework("PushToTalk", ["SimulatedFoundation", "AVFoundation", "UIKit", "VigilPushToTalk"]),
    // An app refresh task needs the mode of background fetch, for which another module stands.
    framework("BackgroundTasks", ["SimulatedFoundation", "VigilBackgroundTasks", "VigilFetch"]),
    framework("AVKit", ["SimulatedFoundation", "AVFoundation", "UIKit", "VigilAudio"]),
    framework("CallKit", ["SimulatedFoundation", "AVFoundation", "VigilVoIP"]),
    framework("Metal", ["SimulatedFoundation", "VigilGraphics"]),
    framework("MetricKit", ["SimulatedFoundation", "VigilMetrics"]),
    framework("OpenGLES", ["SimulatedFoundation", "VigilGraphics"]),
    framework("CFNetwork", ["SimulatedFoundation", "VigilTransfers"]),
    framework("UserNotifications", ["SimulatedFoundation", "CoreLocation", "VigilLocalNotifications"]),
    // What apps use beside the frameworks of background modes.
    framework("os", ["SimulatedFoundation"]),
    framework("OSLog", ["os"]),
    framework("AVFAudio", ["AVFoundation"]),
    framework("AudioToolbox", ["SimulatedFoundation"]),
    framework("MapKit", ["SimulatedFoundation", "CoreLocation", "UIKit"]),
    framework("Network", ["SimulatedFoundation"]),
    framework("Security", ["SimulatedFoundation"]),
    framework("CryptoKit", []),
    // Those whose types only have to be there: each says once in a launch what it does not do.
    framework("Accelerate", ["SimulatedFoundation"]),
    framework("AuthenticationServices", ["UIKit"]),
    framework("CarPlay", ["UIKit"]),
    framework("Charts", ["SwiftUI"]),
    framework("CoreImage", ["UIKit", "_Testing_CoreImage"]),
    framework("CoreMotion", ["SimulatedFoundation"]),
    framework("CoreServices", ["SimulatedFoundation"]),
    framework("ExposureNotification", ["SimulatedFoundation"]),
    framework("HealthKit", ["SimulatedFoundation", "VigilWorkout"]),
    framework("HealthKitUI", ["HealthKit", "UIKit", "VigilWorkout"]),
    framework("Intents", ["SimulatedFoundation"]),
    framework("IntentsUI", ["Intents", "UIKit"]),
    framework("LocalAuthentication", ["BackgroundRuntime", "SimulatedFoundation"]),
    framework("MessageUI", ["UIKit"]),
    framework("MobileCoreServices", ["CoreServices"]),
    framework("Photos", ["UIKit"]),
    framework("PhotosUI", ["Photos", "UIKit"]),
    framework("SafariServices", ["UIKit"]),
    framework("Speech", ["AVFoundation", "SimulatedFoundation"]),
    framework("SpriteKit", ["UIKit"]),
    framework("SystemConfiguration", ["SimulatedFoundation"]),
    framework("StoreKit", ["UIKit"]),
    framework("UniformTypeIdentifiers", ["SimulatedFoundation"]),
    framework("WatchConnectivity", ["BackgroundRuntime", "SimulatedFoundation"]),
    framework("WebKit", ["UIKit"]),
    framework("WidgetKit", ["SwiftUI"]),
    framework("SwiftData", ["Combine", "SimulatedFoundation", "SwiftUI"]),
    framework("CoreData", ["Combine", "SimulatedFoundation", "SwiftUI", "VigilDataModel"]),
]

/// What a project's UI tests import in place of XCTest, which it links: for test targets alone.
let uiTesting: [Target] = [
    framework("MachineXCTest", []),
    framework(
        "XCUIAutomation", ["MachineXCTest", "SimulatedFoundation", "UIKit", "VigilProgramImage", "VigilTesting"]),
]

let examples: [Target] = [
    example("AlarmClock", ["UIKit", "UserNotifications"]),
    example("BackgroundSafeTask", ["UIKit"]),
    example("FiniteLengthTask", ["UIKit"]),
    example("LongRunningTask", ["UIKit"]),
    example("PodcastPlayer", ["AVFoundation", "MediaPlayer", "UIKit"]),
    example("NewsReader", ["BackgroundTasks", "UIKit", "VigilRemoteNotifications"]),
    example("PhotoUploader", ["CFNetwork", "UIKit"]),
    example("SoftPhone", ["AVFoundation", "CallKit", "PushKit", "UIKit"]),
    example("TrailTracker", ["CoreLocation", "UIKit"]),
    example("HeartRateBand", ["CoreBluetooth", "UIKit"]),
    example("RunRecorder", ["HealthKitUI"], excluding: ["WithoutMode.plist"]),
    example("WalkieTalkie", ["AVFoundation", "PushToTalk", "UIKit", "VigilVoIP"]),
].flatMap(\.self)

let tests: [Target] = [
    // What the tests run in processes of their own: programs of this package, one manifest, thousands of devices.
    .target(name: "ProgramRunner", path: "Tests/ProgramRunner"),
    // What suites are made of: facts, and the trait of what only `.ci/run` runs unless it is asked for.
    .target(name: "VigilFacts", path: "Tests/Facts"),
    // The phone that all suites share.
    .target(
        name: "VigilTestSupport", dependencies: ["UIKit", "VigilFacts", "VigilModeTesting"], path: "Tests/Support"),
    // Tries what is used of the Swift runtime without its promise: a suite that needs all of it asks first.
    .target(
        name: "VigilRuntimeProbes", dependencies: ["VigilProgramImage", "VigilRuntimeBridge", "VirtualTime"],
        path: "Tests/RuntimeProbes"),
    .executableTarget(name: "ManifestProbe", dependencies: ["BackgroundRuntime"], path: "Tests/ManifestProbe"),

    .executableTarget(
        name: "Relauncher", dependencies: ["BackgroundRuntime", "VigilScenarios", "UIKit"] + allModules,
        path: "Tests/Relauncher"),

    .executableTarget(
        name: "Hanger", dependencies: ["UIKit", "VigilCommandLine"], path: "Tests/Hanger",
        exclude: ["Info.plist", "Scenarios"]),
    // An app that begins with a file `main.swift`, with a library of C whose thread begins before that.
    .executableTarget(
        name: "Scripted", dependencies: ["EarlyThread", "UIKit"], path: "Tests/Scripted",
        exclude: ["Info.plist", "Scenarios"]),
    .target(name: "EarlyThread", path: "Tests/EarlyThread"),
    .executableTarget(
        name: "Breaker", dependencies: ["BreakerInC", "UIKit", "VigilCommandLine"], path: "Tests/Breaker",
        exclude: ["Info.plist"]),
    .target(name: "BreakerInC", dependencies: ["ProcessorInC"], path: "Tests/BreakerInC"),
    // What tests do that depends on the kind of processor.
    .target(name: "ProcessorInC", path: "Tests/ProcessorInC"),
    // Checks of all that does; `.ci/arm64` compiles it for the other kind.
    .executableTarget(
        name: "ProcessorCheck",
        dependencies: ["CVigilEntries", "CVigilMachineCalls", "CVigilProcessor", "ProcessorInC"],
        path: "Tests/ProcessorCheck"),
    // An app that tries each way out of its container, and programs of such ways by chance.
    .executableTarget(
        name: "Escaper", dependencies: ["EscaperInC", "UIKit"], path: "Tests/Escaper", exclude: ["Info.plist"]),
    .target(name: "EscaperInC", dependencies: ["ProcessorInC"], path: "Tests/EscaperInC"),
    // An app that waits, asks clocks and makes threads in each way that C, C++ and Foundation have.
    .executableTarget(
        name: "Waiter", dependencies: ["UIKit", "WaiterInC", "WaiterLibrary"], path: "Tests/Waiter",
        exclude: ["Info.plist"]),
    .target(name: "WaiterInC", path: "Tests/WaiterInC"),
    .target(name: "WaiterLibrary", path: "Tests/WaiterLibrary"),

    // Tests stand by storey: one target each, with a folder for each module that they are about.
    .testTarget(
        name: "MachineTests",
        dependencies: [
            "CVigilProcessor", "ProcessorCheck", "ProgramRunner", "VigilProgramImage", "VigilRuleJournal",
            "VigilRuntimeBridge", "VigilRuntimeProbes", "VirtualTime",
        ]),
    // What reads the files of a project, and knows no phone.
    .testTarget(
        name: "FilesTests",
        dependencies: [
            "VigilAssetCatalog", "VigilDataModel", "VigilDocuments", "VigilInterfaceFile", "VigilTranslation",
            "VigilXcodeProject", "VirtualTime",
        ],
        exclude: ["XcodeProject/Projects"]),
    .testTarget(
        name: "BackgroundRuntimeTests", dependencies: ["BackgroundRuntime", "ManifestProbe", "VigilTestSupport"]),
    .testTarget(
        name: "ModesTests", dependencies: ["BackgroundRuntime", "VigilTestSupport", "VirtualTime"] + allModules),
    // A module that imports nothing of Vigil, as a package that an app depends on.
    .target(name: "PlainLibrary", path: "Tests/PlainLibrary"),
    // One that imports Foundation alone.
    .target(name: "FoundationLibrary", path: "Tests/FoundationLibrary"),
    // One source, compiled twice: `OnMachine` leads to `Programs`.
    .target(name: "ProgramsInApp", dependencies: ["UIKit"], path: "Tests/SamePrograms/Programs"),
    .target(
        name: "ProgramsOnMachine", path: "Tests/SamePrograms/OnMachine", swiftSettings: [.define("ON_MACHINE")]),
    .testTarget(
        name: "SimulatedFoundationTests",
        dependencies: [
            "FoundationLibrary", "PlainLibrary", "ProgramsInApp", "ProgramsOnMachine", "UIKit", "VigilRuntimeProbes",
            "VigilTestSupport",
        ]),
    .testTarget(
        name: "InterfaceTests",
        dependencies: [
            "BackgroundRuntime", "BackgroundTasks", "CFNetwork", "Combine", "SwiftUI", "UIKit", "VigilBackgroundTasks",
            "VigilFetch", "VigilRuntimeProbes", "VigilScenarios", "VigilTestSupport", "VigilTesting", "VigilTransfers",
            "VigilVoIP", "XCUIAutomation",
        ]),
    .testTarget(
        name: "FrameworksTests",
        dependencies: ["BackgroundRuntime", "VigilRuntimeProbes", "VigilTestSupport"] + allModules
            + frameworks.map { .target(name: $0.name) },
        exclude: ["Availability/Declarations", "CoreData/Library"]),
    .testTarget(
        name: "RunnerTests",
        dependencies: [
            "BackgroundTasks", "CFNetwork", "CoreLocation", "ProgramRunner", "UIKit", "VigilCommandLine",
            "VigilModeTesting", "VigilReports", "VigilResults", "VigilRuleJournal", "VigilRuntimeProbes",
            "VigilScenarios", "VigilTestSupport",
        ] + allModules,
        exclude: ["FieldPain/Questions"]),
    .testTarget(
        name: "ToolTests",
        dependencies: [
            "BackgroundRuntime", "CVigilProcessor", "ProgramRunner", "VigilCommandLine", "VigilResults",
            "VigilRuntimeProbes", "VigilScenarios", "VigilTool", "VigilTranslation", "VirtualTime",
        ] + allModules,
        exclude: ["Examples/Snapshots"]),
    // An app full of singletons, and tests of it as an author writes them.
    .executableTarget(name: "Jukebox", dependencies: ["UIKit", "VigilFreshStatics"], path: "Tests/Jukebox"),
    .testTarget(
        name: "VigilTestingTests",
        dependencies: [
            "Jukebox", "ProgramRunner", "UIKit", "VigilCommandLine", "VigilFreshStatics",
            "VigilModeTesting", "VigilResults", "VigilRuntimeProbes", "VigilScenarios", "VigilTesting",
        ] + allModules + examples.map { .target(name: $0.name) }),
    // An app whose code belongs to the main actor where it says nothing else, as new projects of Xcode 26 do.
    .testTarget(
        name: "MainActorByDefaultTests", dependencies: ["PlainLibrary", "SwiftUI", "UIKit", "VigilRuntimeProbes"],
        swiftSettings: [
            .defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            .enableUpcomingFeature("InferIsolatedConformances"),
        ]),
    // An app in the language mode of 2022.
    .testTarget(
        name: "SwiftFiveTests", dependencies: ["Combine", "SwiftUI", "UIKit", "VigilRuntimeProbes"],
        swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "HouseRulesTests", dependencies: ["VigilModeTesting"] + allModules),
]

for target in tests where target.type == .test { target.dependencies.append("VigilFacts") }

/// Programs that `swift test` has no need of: those that are run by hand, and those of the tests that take long.
let programs: [Target] = [
    .executableTarget(
        name: "InputFuzzer",
        dependencies: [
            "BackgroundRuntime", "UIKit", "VigilCommandLine", "VigilInterfaceFile", "VigilScenarios",
        ] + allModules,
        path: "Tests/InputFuzzer", exclude: ["App/Main.storyboard", "Info.plist"]),
    .executableTarget(
        name: "TraceRepeater", dependencies: ["BackgroundRuntime", "UIKit", "VigilScenarios"],
        path: "Tests/TraceRepeater"),
    .executableTarget(
        name: "DeviceChurn", dependencies: ["BackgroundRuntime", "UIKit"] + allModules, path: "Tests/DeviceChurn"),
    .executableTarget(
        name: "saboteur", dependencies: ["SabotageMode", "VigilTool"], path: "Tests/Sabotage/Tool"),
    .target(name: "SabotageMode", dependencies: ["BackgroundRuntime"], path: "Tests/Sabotage/Module"),
    .executableTarget(
        name: "Victim", dependencies: ["BackgroundRuntime", "SabotageMode", "UIKit"], path: "Tests/Sabotage/App",
        exclude: ["Info.plist"]),
    // Run by hand: `VIGIL_PROGRAMS=1 swift run -c release Benchmarks`, and so on.
    .executableTarget(
        name: "Benchmarks",
        dependencies: ["BackgroundRuntime", "PlainLibrary", "SwiftUI", "VigilScenarios", "UIKit"] + allModules,
        path: "Tests/Benchmarks",
        exclude: ["Yardstick", "translation-time"]),
    .executableTarget(name: "Mutants", path: "Tests/Mutants", exclude: ["places.json5"]),
    .executableTarget(
        name: "TranslationFuzzer", dependencies: ["VigilTranslation"], path: "Tests/TranslationFuzzer"),
]

/// They are part of the package where somebody asks for them, or for those tests.
let isWhole = ["VIGIL_PROGRAMS", "VIGIL_LONG_TESTS"].contains { Context.environment[$0] != nil }

let package = Package(
    name: "Vigil",
    products: [
        .executable(name: "vigil", targets: ["vigil"]),
        // Compiles an iOS app's sources as they are.
        .plugin(name: "iOSSources", targets: ["iOSSources"]),
        .library(name: "BackgroundRuntime", targets: ["BackgroundRuntime"]),
        .library(name: "VigilScenarios", targets: ["VigilScenarios"]),
        // Pages of runs, the prompt, and the words of `vigil` that tell of modules, for a program or its tests.
        .library(name: "VigilCommandLine", targets: ["VigilCommandLine"]),
        .library(name: "VigilTesting", targets: ["VigilTesting"]),
        .library(name: "VigilModeTesting", targets: ["VigilModeTesting"]),
        .library(name: "VigilTool", targets: ["VigilTool"]),
        .library(name: "XCUIAutomation", targets: ["XCUIAutomation"]),
        // All modules, for a tool of somebody's own.
        .library(name: "VigilModules", targets: modules.map(\.name)),
        // All frameworks, and each by itself.
        .library(name: "VigilFrameworks", targets: frameworks.map(\.name) + partsOfPrograms),
    ] + modules.map { .library(name: $0.name, targets: [$0.name]) }
        + frameworks.map { .library(name: $0.name, targets: [$0.name] + partsOfPrograms) },
    targets: kernelAndHost + modules + scenariosAndTools + foundations + frameworks + uiTesting + examples + tests
        + (isWhole ? programs : []),
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx20
)

// `.ci/run` builds so from its beginning; whoever depends on Vigil does not.
if Context.environment["VIGIL_WARNINGS_ARE_ERRORS"] != nil {
    for target in package.targets where target.type != .plugin {
        target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
        target.cSettings = (target.cSettings ?? []) + [.treatAllWarnings(as: .error)]
    }
}
