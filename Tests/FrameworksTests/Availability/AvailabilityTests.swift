import Testing
import VigilFacts
import VigilModeTesting
import VigilRuntimeProbes
import VigilTestSupport

@testable import BackgroundRuntime

/// What an app does that asks for nothing before: the use of one API.
typealias Use = @MainActor @Sendable () -> Void

/// The use of each API, by its spelling.
private let uses: [String: Use] = [
    usesOfApplication, usesOfScreen, usesOfAnchorsAndColours, usesOfLoading, usesOfFoundation, usesOfAudio,
    usesOfAssets, usesOfAccessories, usesOfActivities, usesOfAlarms,
    usesOfMedia, usesOfNotifications, usesOfTasksAndCalls, usesOfLocation, usesOfBluetooth,
    usesOfOthers,
    usesOfPushToTalk, usesOfMetrics, usesOfTracking,
    usesOfUIKitConstants,
    usesOfUIKitControls, usesOfUIKitControllers, usesOfUIKitLooks, usesOfUIKitViews, usesOfFoundationMembers,
    usesOfMediaMembers, usesOfFurtherNames, usesOfSwiftUI,
    usesOfUIKitGraphics, usesOfUIKitHierarchy, usesOfUIKitRows, usesOfUIKitBars, usesOfQuartzCoreLayers,
    usesOfUIKitLayouts, usesOfUIKitAdditions, usesOfFurther, usesOfSwiftData, usesOfMapKitOverlays,
    usesOfSwiftUITouches,
    usesOfAuthenticationServicesAPI, usesOfCarPlayAPI, usesOfChartsAPI,
    usesOfCoreImageAPI, usesOfCoreMotionAPI, usesOfHealthKitAPI, usesOfIntentsAPI, usesOfIntentsUIAPI,
    usesOfLocalAuthenticationAPI, usesOfMessageUIAPI, usesOfPhotosAPI, usesOfPhotosUIAPI, usesOfSafariServicesAPI,
    usesOfSpriteKitAPI, usesOfStoreKitAPI, usesOfUniformTypeIdentifiersAPI, usesOfWatchConnectivityAPI, usesOfWebKitAPI,
    usesOfWidgetKitAPI, usesOfMediaPlayerLibrary, usesOfExposureNotificationAPI, usesOfSpeechAPI,
].reduce(into: [:]) { all, some in all.merge(some) { one, _ in one } }

struct AvailabilityTests: Facts {
    @Test(
        "What a system does not have yet", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty),
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// The state of an app one second after a launch in which it used something, and what the trace says of it.
    private static func outcome(on system: SystemVersion, using uses: @escaping Use) throws -> (AppState, String) {
        let device = Device(system: system)
        let texts = ["NSBluetoothAlwaysUsageDescription": "Reads the band."]
        let app = try device.install(LaunchCode(uses), manifest: Manifest(texts: texts))
        app.launch()
        device.advance(by: .seconds(1))
        return (app.state, app.trace.entries.map(\.description).joined(separator: "\n"))
    }

    /// The last system that does not have something that came with this one.
    private static func last(before first: SystemVersion) -> SystemVersion {
        if first.minor > 0 { return .iOS(first.major) }
        return .iOS(first.major == 26 ? 18 : first.major - 1)
    }

    let ends = Fact(
        "life.api.missing: using it ends the app, and says what it is and since when it is there",
        for: [
            ("UIAlertController", SystemVersion.iOS(8), "dyld: Symbol not found: UIAlertController"),
            (
                "-[UIApplication openSessions]", .iOS(13),
                "NSInvalidArgumentException: -[UIApplication openSessions]: unrecognized selector sent to instance"
            ),
            (
                "+[UIImage systemImageNamed:]", .iOS(13),
                "NSInvalidArgumentException: +[UIImage systemImageNamed:]: unrecognized selector sent to class"
            ),
        ]
    ) { (spelling: String, first: SystemVersion, absence: String) in
        let use = try require(uses[spelling])
        let (state, said) = try Self.outcome(on: Self.last(before: first), using: use)
        expect(state, is: .notRunning)
        expect(said.contains("\(absence) (it came with \(first); ask with #available)"), "\(said)")
        expect(said.contains("[life.api.missing]"), "\(said)")
    }

    let isMissing = Fact("life.api.missing: each is missing on the system before the one that brought it") {
        for (first, brought) in Dictionary(grouping: try AskedAPIs.all(), by: \.first) {
            nonisolated(unsafe) let missing = MissingAPIs()
            let (state, said) = try Self.outcome(on: Self.last(before: first)) {
                _ = AppProcess.current?.storage.object { missing }
                for api in brought { uses[api.spelling]?() }
            }
            // Asking for beacons shows the prompt of before iOS 8: the app is inactive, and lives.
            expect([.active, .inactive].contains(state), "\(first): \(said)")
            expect(Set(brought).subtracting(missing.used), is: [], "\(first)")
        }
    }

    let lives = Fact("life.api.missing: nothing ends the app on the system that brought it") {
        for (system, brought) in Dictionary(grouping: try AskedAPIs.all(), by: \.first) {
            let (state, said) = try Self.outcome(on: system) { for api in brought { uses[api.spelling]?() } }
            expect([.active, .inactive].contains(state), "\(system): \(said)")
        }
    }

    let isWhole = Fact("is what the sources of the frameworks ask for, each of which is tried") {
        expect(try AskedAPIs.all().map(\.spelling), is: uses.keys.sorted())
    }

    let outside = Fact("is not asked of code outside any app") {
        var property = SystemAPI.Since(wrappedValue: 1, .symbol("Anything", .newest))
        property.wrappedValue += 1
        expect(property.wrappedValue, is: 2)
    }
}
