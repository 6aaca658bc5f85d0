/// What somebody can do about a module that is missing.
struct ModuleCure {
    /// It in words.
    let text: String

    /// The cure for a module.
    ///
    /// - Parameters:
    ///   - frameworks: those that Vigil has, by the names of their products.
    init(of module: String, frameworks: Set<String> = (try? VigilCheckout(nil))?.frameworks ?? []) {
        text =
            if frameworks.contains(module) {
                "add .product(name: \"\(module)\", package: \"Vigil\") to its target in Package.swift"
            } else if Self.frameworksOfApple.contains(module) {
                "Apple's, and not simulated; what is used of it can be declared in iOSSources.swift"
            } else {
                "a package, pod or target of others: with its sources beside the project, vigil new brings them too"
            }
    }

    /// Frameworks of Apple's that apps of the field import and Vigil does not have.
    private static let frameworksOfApple: Set = [
        "ARKit", "AVKit", "Accelerate", "Accounts", "ActivityKit", "AdServices", "AdSupport", "AddressBook",
        "AddressBookUI", "AppIntents", "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox", "AudioUnit",
        "AuthenticationServices", "BackgroundAssets", "CallKit", "CarPlay", "Charts", "CloudKit", "CommonCrypto",
        "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreBluetooth", "CoreHaptics", "CoreImage", "CoreML",
        "CoreMIDI", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
        "CoreVideo", "CryptoKit", "CryptoTokenKit", "DeviceActivity", "DeviceCheck", "EventKit", "EventKitUI",
        "ExposureNotification", "ExternalAccessory", "FamilyControls", "FileProvider", "GLKit", "GameController",
        "GameKit", "GameplayKit",
        "GroupActivities",
        "HealthKit", "HealthKitUI", "HomeKit", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
        "LocalAuthentication", "ManagedSettings", "MapKit", "Matter", "MediaPlayer", "MediaToolbox", "MessageUI",
        "Messages", "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit", "MobileCoreServices", "ModelIO",
        "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction", "NetworkExtension", "OSLog",
        "ObjectiveC", "OpenGLES", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook",
        "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "ScreenTime", "Security", "SensorKit",
        "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit",
        "TipKit", "Translation", "Twitter", "UIKit", "UniformTypeIdentifiers", "UserNotificationsUI",
        "VideoSubscriberAccount",
        "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit",
        "WorkoutKit", "XCTest", "os", "simd", "zlib",
    ]
}
