import Testing
import UIKit
import UserNotifications
import VigilFacts
import VigilModeTesting
import VigilRuntimeProbes
import VigilTestSupport

@testable import BackgroundRuntime

struct ClassNameTests: Facts {
    @Test("Classes by their names in Objective-C", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// What an app gets for names on a system, and what its trace says.
    private static func found(_ names: [String], on system: SystemVersion) throws -> ([String: Bool], String) {
        nonisolated(unsafe) var found: [String: Bool] = [:]
        let device = Device(system: system)
        let app = try device.install(
            LaunchCode { for name in names { found[name] = NSClassFromString(name) != nil } }, manifest: Manifest())
        app.launch()
        device.advance(by: .seconds(1))
        return (found, app.trace.entries.map(\.description).joined(separator: "\n"))
    }

    let sinceItsSystem = Fact(
        "a class of a framework is there from the system on that brought it",
        for: [
            ("NSURLSession", SystemVersion.iOS(7), SystemVersion.iOS(6)),
            ("NSURLSessionWebSocketTask", .iOS(13), .iOS(12)), ("UNUserNotificationCenter", .iOS(10), .iOS(9)),
            ("UNNotificationRequest", .iOS(10), .iOS(9)), ("UIAlertController", .iOS(8), .iOS(7)),
            ("UIWindowScene", .iOS(13), .iOS(12)), ("CLVisit", .iOS(8), .iOS(7)), ("CXProvider", .iOS(10), .iOS(9)),
            ("BGTaskScheduler", .iOS(13), .iOS(12)), ("NSPersistentContainer", .iOS(10), .iOS(9)),
            ("PKPushRegistry", .iOS(8), .iOS(7)), ("NSUUID", .iOS(6), .iOS(5)), ("NSProgress", .iOS(7), .iOS(6)),
            ("HKWorkoutSession", .iOS(17), .iOS(16)), ("UIRefreshControl", .iOS(6), .iOS(5)),
        ]
    ) { (name: String, first: SystemVersion, before: SystemVersion) in
        try expect(Self.found([name], on: first).0, is: [name: true])
        let (there, said) = try Self.found([name], on: before)
        expect(there, is: [name: false])
        expect(!said.contains("not simulated"), "a system without it says so by nil alone: \(said)")
    }

    let always = Fact("what iOS 4 had is there on every system") {
        let names = [
            "UIApplication", "UIView", "NSTimer", "NSFileManager", "NSString", "NSOperationQueue", "CLLocationManager",
            "AVAudioPlayer", "NSManagedObject", "NSURLConnection",
        ]
        for system in [SystemVersion.iOS(4), .iOS(27)] {
            try expect(Self.found(names, on: system).0.filter { !$0.value }, is: [:], "\(system)")
        }
    }

    let unknown = Fact("a name of Swift alone is none in Objective-C, and one that nothing has is nil aloud") {
        let names = ["URLSession", "FileManager", "AnyCancellable", "Text", "GKLocalPlayer"]
        let (there, said) = try Self.found(names, on: .iOS(18))
        expect(there.filter(\.value), is: [:])
        expect(said.contains("the class GKLocalPlayer is not simulated"), "\(said)")
    }

    let tests = Fact("whether tests run in it is no app told, and nothing is said of that") {
        let (there, said) = try Self.found(["XCTest", "XCTestCase", ""], on: .iOS(18))
        expect(there, is: ["XCTest": false, "XCTestCase": false, "": false])
        expect(!said.contains("not simulated"))
    }

    let own = Fact("a class of the app's own is found by its module and name, and names lead back") {
        let name = NSStringFromClass(Own.self)
        expect(name, is: "FrameworksTests.Own")
        expect(NSClassFromString(name) == Own.self)
        for type: AnyClass in [UIApplication.self, URLSession.self, UNUserNotificationCenter.self, Timer.self] {
            expect(NSClassFromString(NSStringFromClass(type)) == type)
        }
        expect(NSStringFromClass(URLSession.self), is: "NSURLSession")
        expect(NSStringFromClass(UIApplication.self), is: "UIApplication")
    }

    let tables = Fact("each framework with classes that its table dates says since when they are found by name") {
        let known = Dictionary(uniqueKeysWithValues: SystemClass.all.map { ($0.module, $0) })
        let entries = Dictionary(try AskedAPIs.all().map { ($0.spelling, $0.first) }) { min($0, $1) }
        var missing: [String] = []
        for (module, framework) in known {
            for (name, entry) in try DeclaredSince(framework: module).with where !name.contains("(") {
                let type: AnyClass? = NSClassFromString("\(module).\(name)")
                // iOS 4 had it, without the methods that its entry is about.
                guard !name.contains("."), name != "NSURLConnection", type != nil, entries[entry] != nil else {
                    continue
                }
                if framework.since(name) == nil { missing.append("\(module).\(name)") }
            }
        }
        expect(missing.sorted(), is: [], "give them a system in Availability+Classes.swift of their framework")
    }
}

final class Own: NSObject {}
