import Foundation
import Testing
import VigilTestSupport

@testable import BackgroundRuntime
@testable import ManifestProbe

/// A manifest from text, with the real modes.
func manifest(
    _ text: String, variables: [String: String] = [:], on system: SystemVersion = .iOS(17)
) throws(InputProblems) -> Manifest {
    try Manifest.read(
        Data(text.utf8), file: "Info.plist", variables: variables, catalog: realModes, system: system)
}

/// A JSON manifest with an identifier and these entries.
func entries(
    _ text: String, variables: [String: String] = [:], on system: SystemVersion = .iOS(17)
) throws(InputProblems) -> Manifest {
    let json = "{ CFBundleIdentifier: 'com.example.App',\n\(text)\n}"
    return try manifest(json, variables: variables, on: system)
}

/// The rules that the log of a phone cites when an app with this manifest is installed.
func rulesInLog(_ manifest: Manifest, on system: SystemVersion = .iOS(17)) throws -> [String] {
    let device = Device(system: system, modules: [])
    try device.install(AppCode(), manifest: manifest, name: "App")
    return device.trace.entries.filter { $0.kind == .log }.compactMap { $0.rule?.id }
}

/// What is said of a JSON manifest with these entries, without the name of the file.
func problems(
    _ text: String, variables: [String: String] = [:], on system: SystemVersion = .iOS(17)
) throws(InputProblems) -> [String] {
    let manifest = try entries(text, variables: variables, on: system)
    return manifest.problems.map { String($0.description.dropFirst("Info.plist:2: ".count)) }
}
