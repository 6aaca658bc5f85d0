import Foundation
import Testing
import VigilFacts

@Suite("The layers", .long)
struct LayerTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    /// One storey of the house: targets that do not know each other, and where their sources are.
    private struct Layer {
        let targets: [String: String]

        init(_ targets: [String: String]) { self.targets = targets }

        init(_ names: String..., in folder: String) {
            targets = Dictionary(uniqueKeysWithValues: names.map { ($0, "\(folder)/\($0)") })
        }
    }

    /// Each folder below `Plugins` is a module.
    private static let modules: Layer = {
        let folders = Set((try? Repository.swiftFiles(in: "Plugins"))?.map { $0.path.split(separator: "/")[1] } ?? [])
        return Layer(Dictionary(uniqueKeysWithValues: folders.map { ("Vigil\($0)", "Plugins/\($0)") }))
    }()

    /// From below.
    private static let layers = [
        Layer([
            "VigilProgramImage": "Sources/VigilProgramImage", "VigilDocuments": "Sources/VigilDocuments",
            "VigilResults": "Sources/Results", "VigilFingerprint": "Sources/Fingerprint",
        ]),
        Layer([
            "VirtualTime": "Sources/VirtualTime", "VigilReports": "Sources/Reports",
            "VigilRuleJournal": "Sources/VigilRuleJournal", "VigilDataModel": "Sources/DataModel",
            "VigilAssetCatalog": "Sources/AssetCatalog",
            "VigilInterfaceFile": "Sources/InterfaceFile",
            "VigilXcodeProject": "Sources/XcodeProject",
        ]),
        Layer("VigilRuntimeBridge", in: "Sources"),
        Layer("VigilFreshStatics", in: "Sources"),
        Layer("BackgroundRuntime", in: "Sources"),
        modules,
        Layer(["VigilScenarios": "Sources/Scenarios", "VigilModeTesting": "Sources/VigilModeTesting"]),
        Layer("SimulatedFoundation", "MachineFoundation", "MachineXCTest", in: "Sources/Frameworks"),
        Layer("AppIntents", "Combine", "QuartzCore", "UniformTypeIdentifiers", in: "Sources/Frameworks"),
        Layer("UIKit", in: "Sources/Frameworks"),
        Layer(
            "AVFoundation", "ActivityKit", "AppTrackingTransparency", "AudioToolbox", "BackgroundAssets",
            "BackgroundTasks", "CFNetwork",
            "CoreBluetooth", "CoreLocation", "CryptoKit", "ExternalAccessory", "Metal", "MetricKit",
            "NearbyInteraction", "Network", "NetworkExtension", "OpenGLES", "PushKit", "Security", "SwiftUI", "os",
            "Accelerate", "AuthenticationServices", "CarPlay", "CoreImage", "CoreMotion", "CoreServices",
            "ExposureNotification", "HealthKit", "Intents", "LocalAuthentication", "MessageUI", "Photos",
            "SafariServices", "SpriteKit", "StoreKit",
            "SystemConfiguration", "WatchConnectivity", "WebKit",
            in: "Sources/Frameworks"),
        Layer(
            "AVFAudio", "AVKit", "AlarmKit", "CallKit", "Charts", "CoreData", "HealthKitUI", "IntentsUI", "MapKit",
            "MediaPlayer",
            "MobileCoreServices", "OSLog", "PhotosUI", "PushToTalk", "Speech", "SwiftData", "UserNotifications",
            "WidgetKit",
            in: "Sources/Frameworks"),
        Layer("VigilTesting", in: "Sources"),
        Layer("XCUIAutomation", in: "Sources/Frameworks"),
        // No framework and no test kit knows the command line.
        Layer(["VigilCommandLine": "Sources/CommandLine"]),
        Layer(["VigilTranslation": "Sources/Translation"]),
        Layer(["vigil-translate": "Sources/TranslateCommand"]),
        Layer(["iOSSources": "Sources/BuildPlugin"]),
        Layer("VigilTool", in: "Sources"),
        Layer(["vigil": "Sources/VigilCommand"]),
    ]

    /// Each file with the targets that lie above its own.
    private static func filesWithHigherTargets() throws -> [(file: Repository.File, higher: [String])] {
        try layers.indices.flatMap { index in
            let higher = layers[(index + 1)...].flatMap(\.targets.keys).sorted()
            return try layers[index].targets.values.sorted().flatMap { folder in
                try Repository.swiftFiles(in: folder).map { ($0, higher) }
            }
        }
    }

    let imports = Fact("no target imports a higher one") {
        let found = try Self.filesWithHigherTargets().flatMap { file, higher in
            file.lines.filter { line in
                guard line.contains("import "), let name = line.split(separator: " ").last else { return false }
                return line.contains(#/^(@\S+ |public |package |internal )*import /#) && higher.contains(String(name))
            }.map { "\(file.path): \($0)" }
        }
        expect(found, is: [])
    }

    let literals = Fact("no target names a higher one in a text") {
        // A name that is Apple's, or the folder of an app's scenarios, stands in messages for what the user knows it as.
        let others: Set = [
            "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AlarmKit", "AppIntents", "AuthenticationServices",
            "BackgroundAssets", "BackgroundTasks", "CFNetwork", "CallKit", "CarPlay", "Charts", "Combine",
            "CoreBluetooth", "CoreData", "CoreImage", "CoreLocation", "CoreMotion", "CoreServices",
            "ExposureNotification", "ExternalAccessory", "HealthKit", "HealthKitUI", "Intents", "IntentsUI",
            "LocalAuthentication", "MapKit", "MediaPlayer",
            "MessageUI",
            "Metal",
            "MetricKit", "MobileCoreServices", "NearbyInteraction", "Network", "NetworkExtension", "OSLog", "OpenGLES",
            "Photos", "PhotosUI", "PushKit", "QuartzCore", "SafariServices", "Scenarios", "Security", "Speech",
            "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "UIKit", "SystemConfiguration", "UniformTypeIdentifiers",
            "UserNotifications", "VigilCommandLine", "WatchConnectivity", "WebKit", "WidgetKit", "iOSSources", "os",
            "vigil",
        ]
        let found = try Self.filesWithHigherTargets().flatMap { file, higher -> [String] in
            guard higher.contains(where: file.text.contains) else { return [] }
            return file.texts.filter { text in higher.contains { !others.contains($0) && text.contains($0) } }
                .map { "\(file.path): \($0)" }
        }
        expect(found, is: [])
    }

    let mangledNames = Fact("no target names a higher one as a mangled symbol") {
        let found = try Self.filesWithHigherTargets().flatMap { file, higher -> [String] in
            let mangled = higher.map { "\($0.utf8.count)\($0)" }
            guard mangled.contains(where: file.text.contains) else { return [] }
            return file.lines.filter { line in mangled.contains(where: line.contains) }.map { "\(file.path): \($0)" }
        }
        expect(found, is: [])
    }

    let everyFile = Fact("every Swift file of the package's sources belongs to a layer") {
        let folders = Self.layers.flatMap(\.targets.values).map { $0 + "/" } + ["Sources/Frameworks/TestingOverlay/"]
        let files = try Repository.swiftFiles(in: "Sources", "Plugins")
        expect(files.map(\.path).filter { path in !folders.contains(where: path.hasPrefix) }, is: [])
    }
}

extension Repository.File {
    /// What stands in quotation marks, in the lines that are no comments.
    fileprivate var texts: [String] {
        var isInText = false
        return lines.flatMap { line -> [String] in
            defer { if line.components(separatedBy: "\"\"\"").count % 2 == 0 { isInText.toggle() } }
            if isInText { return [line] }
            guard !line.trimmingCharacters(in: .whitespaces).hasPrefix("//") else { return [] }
            let parts = line.components(separatedBy: "\"").enumerated()
            return parts.filter { $0.offset % 2 == 1 }.map(\.element)
        }
    }
}
