/// The targets whose tests are likely to see a change of a file.
enum NearTests {
    /// By the beginning of a path; the longest that fits counts.
    private static let targetsByPath: [String: [String]] = [
        "Plugins/Fetch/": ["ModesTests", "FrameworksTests", "InterfaceTests"],
        "Sources/BackgroundRuntime/": ["BackgroundRuntimeTests", "ModesTests", "InterfaceTests", "RunnerTests"],
        "Sources/BackgroundRuntime/Concurrency/": ["SimulatedFoundationTests", "InterfaceTests"],
        "Sources/BackgroundRuntime/Device/InstalledApp+Statics": ["VigilTestingTests"],
        "Sources/BackgroundRuntime/Device/InstalledApp+EndOfRun": ["InterfaceTests", "SimulatedFoundationTests"],
        "Sources/BackgroundRuntime/Device/ScreenInterruption": ["ModesTests"],
        "Sources/BackgroundRuntime/Machine/": ["SimulatedFoundationTests", "InterfaceTests"],
        "Sources/BackgroundRuntime/Modules/": ["RunnerTests", "BackgroundRuntimeTests", "ModesTests"],
        "Sources/BackgroundRuntime/Network/": ["BackgroundRuntimeTests", "ModesTests", "FrameworksTests"],
        "Sources/BackgroundRuntime/Process/AppTimer": ["SimulatedFoundationTests", "InterfaceTests"],
        "Sources/Frameworks/SimulatedFoundation/": ["SimulatedFoundationTests", "InterfaceTests"],
        "Sources/Frameworks/UIKit/": ["InterfaceTests", "FrameworksTests", "SimulatedFoundationTests"],
        "Sources/CommandLine/": ["RunnerTests", "ToolTests"],
        "Sources/Scenarios/": ["RunnerTests", "ToolTests"],
        "Sources/VigilDocuments/": ["FilesTests", "BackgroundRuntimeTests", "RunnerTests"],
        "Sources/VigilFreshStatics/": ["VigilTestingTests"],
        "Sources/VigilModeTesting/": ["RunnerTests"],
        "Sources/VigilTool/": ["ToolTests"],
        "Sources/VirtualTime/": ["MachineTests", "SimulatedFoundationTests"],
    ]

    static func targets(of file: String) -> [String] {
        let path = targetsByPath.keys.filter { file.hasPrefix($0) }.max { $0.count < $1.count }
        if let path { return targetsByPath[path] ?? [] }
        let folders = file.split(separator: "/")
        return folders[0] == "Plugins" ? ["ModesTests", "FrameworksTests"] : ["FrameworksTests"]
    }
}
