import Support
import Testing
import UIKit
import VigilTesting

@testable import TranslatedConstructs

/// A phone with the app that the translated sources make.
private struct ConstructPhone: AppPhone {
    let device: Device
    let app: InstalledApp

    init(_ system: SystemVersion = .iOS(17), _ code: @escaping @MainActor @Sendable () -> Void) throws {
        device = Device(system: system, modules: [])
        app = try device.install(LaunchCode(code), manifest: Manifest())
    }

    /// What the app printed.
    func output() -> [String] {
        app.launch()
        device.advance(by: .seconds(10))
        return app.trace.entries(of: .output).map(\.text)
    }
}

@Suite("A translated source", .serialized, .ownStatics)
struct TranslatedConstructTests {
    /// Systems of all ages: neither selectors nor optional methods depend on them.
    private static let systems: [SystemVersion] = [.iOS(4), .iOS(7), .iOS(13), .iOS(17), .iOS(27)]

    @Test("calls by selectors what it marks with @objc, by the names of Objective-C", arguments: systems)
    func selectors(system: SystemVersion) throws {
        let output = try ConstructPhone(system) { useSelectors() }.output()
        #expect(
            output == [
                "Base.tick", "Derived.tick", "Base.fromExtension", "Base.original value", "Base.original nil",
                "did not throw", "tapped", "3", "true false", "names: sumOf:and: exposed:with: count", "exposed a b",
                "count 1", "UIResponder.fromExtensionOfSystem", "Inner.inner", "Local.local", "Base.note ping", "count",
                "Base.hidden x",
            ])
    }

    @Test("calls the optional methods of a protocol on objects that have them", arguments: systems)
    func optionalMethods(system: SystemVersion) throws {
        let output = try ConstructPhone(system) { useOptionalMethods() }.output()
        #expect(
            output == [
                "silent: open", "true", "false", "silent: open", "chatty: item", "false", "chatty: closed", "true",
                "good day", "good night", "closure called",
            ])
    }

    @Test("reads and sets by their names what it marks with @objc, and says what changes", arguments: systems)
    func keyValues(system: SystemVersion) throws {
        let phone = try ConstructPhone(system) { useKeyValues() }
        #expect(
            phone.output() == [
                "before 3", "second 1 constant late true label of second 5 more 3", "own 4", "count 0 4",
                "own 5", "count 4 5", "twice 10", "once [\"b\"]", "own 7", "count 5 7",
            ])
        // A property that only its class can set has no setter that a key finds.
        let last = phone.app.trace.entries.map(\.text)
        #expect(phone.app.state == .notRunning && last.contains { $0.contains("NSUnknownKeyException") }, "\(last)")
    }

    @Test("finds the simulated network where it imports FoundationNetworking")
    func networking() throws {
        #expect(sessionModule() == "SimulatedFoundation.URLSession")
        let output = try ConstructPhone { useNetworking() }.output()
        #expect(output.first == "SimulatedFoundation.URLSession")
    }

    @Test("is on a phone for its conditions, and its strings, comments and literals stay as they are")
    func conditions() throws {
        let output = try ConstructPhone { useConditions() }.output()
        #expect(output.first == "phone phone")
        #expect(output[1] == "17 new")
        #expect(
            output[2...5] == [
                "@objc #selector(x) import Foundation os(iOS)", "raw \\(no) @objc",
                "several lines with \"quotes\" and an interpolation: 2 @objc", "\"",
            ])
        #expect(output[6...] == ["true true", "line 67 TranslatedConstructs/Conditions.swift", "2 true"])
    }

    @Test(
        "asks the phone's system what is available",
        arguments: [
            (SystemVersion.iOS(27), "17 new"), (.iOS(17), "17 new"), (.iOS(16), "13.1"), (.iOS(13), "9"),
            (.iOS(8), "before 9"), (.iOS(7), "before 9"), (.iOS(4), "old"),
        ])
    func availability(system: SystemVersion, expected: String) throws {
        let output = try ConstructPhone(system) { print(availableFeature()) }.output()
        #expect(output == [expected])
    }
}
