import Foundation
import Testing
import VigilFacts
import VigilModeTesting

@testable import BackgroundRuntime

@Suite("Since when the frameworks have each of their declarations", .long)
struct DeclarationLongTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    /// The frameworks that declare anything: the others hand on what these have.
    static let frameworks = [
        "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AlarmKit", "AppIntents", "AppTrackingTransparency",
        "AudioToolbox",
        "AuthenticationServices", "BackgroundAssets", "BackgroundTasks", "CallKit", "CarPlay", "Charts", "Combine",
        "CoreBluetooth", "CoreData", "CoreImage", "CoreLocation", "CoreMotion", "CoreServices",
        "ExposureNotification", "ExternalAccessory", "HealthKit", "HealthKitUI",
        "Intents", "IntentsUI", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal", "MetricKit",
        "NearbyInteraction", "Network", "NetworkExtension", "OpenGLES", "Photos", "PhotosUI", "PushKit", "PushToTalk",
        "QuartzCore", "SafariServices", "Security", "SimulatedFoundation", "Speech", "SpriteKit", "StoreKit",
        "SwiftData",
        "SwiftUI", "SystemConfiguration", "UIKit",
        "UniformTypeIdentifiers", "UserNotifications", "WatchConnectivity", "WebKit", "WidgetKit", "os",
    ]

    let isKnown = Fact(
        "each asks its system, is reached through what asks, was in iOS 4, or is let through for a reason",
        for: Self.frameworks
    ) { (framework: String) in
        let table = try DeclaredSince(framework: framework)
        let names = try PublicName.all(of: framework).filter { $0.kind == .used && !$0.isAsked }
        let unknown = names.filter {
            !table.had.contains($0.name) && !table.passes($0.name) && !table.isReached($0.name)
        }
        expect(
            unknown.map { "\($0.place): \($0.name)" }, is: [],
            "give it an entry, or a line in Tests/FrameworksTests/Availability/Declarations/\(framework).txt")
    }

    let tables = Fact(
        "the tables name what there is, once, and entries that there are",
        for: Self.frameworks
    ) { (framework: String) in
        let table = try DeclaredSince(framework: framework)
        let all = try PublicName.all(of: framework)
        let asked = Set(all.filter(\.isAsked).map(\.name)).subtracting(all.filter { !$0.isAsked }.map(\.name))
        let names = Set(all.map(\.name))
        expect(table.mistakes, is: [])
        let listed = table.had.union(table.passes.keys).union(table.with.keys)
        expect(listed.subtracting(names).sorted(), is: [], "nothing has these names")
        expect(listed.intersection(asked).sorted(), is: [], "these ask themselves")
        expect(table.had.intersection(table.passes.keys).sorted(), is: [], "these are listed twice")
        let spellings = Set(try AskedAPIs.all().map(\.spelling))
        expect(Set(table.with.values).subtracting(spellings).sorted(), is: [], "there are no such entries")
    }

    let isWhole = Fact("every folder of a framework has its table, or declares nothing") {
        let folders = try FileManager.default.contentsOfDirectory(atPath: PublicName.frameworks.path).sorted()
        // What tests import is on no phone.
        let ofTests = ["MachineXCTest", "XCUIAutomation"]
        let declaring = try folders.filter { name in
            try !ofTests.contains(name) && PublicName.all(of: name).contains { $0.kind == .used }
        }
        expect(declaring, is: Self.frameworks.sorted())
    }
}
