import Combine
import Metal
import Network
import SimulatedFoundation
import os

@testable import SwiftUI

/// An app of SwiftUI, as a program of its own would be.
private struct Notes: App {
    var body: some SwiftUI.Scene { WindowGroup { Text("Notes") } }
}

let usesOfOthers: [String: Use] = [
    "NWPathMonitor": { _ = NWPathMonitor() },
    "NWConnection": { _ = NWConnection(host: "example.com", port: 443, using: .tls) },
    "NWPath.isConstrained": { _ = NWPathMonitor().currentPath.isConstrained },
    "NWPathMonitor.init(prohibitedInterfaceTypes:)": { _ = NWPathMonitor(prohibitedInterfaceTypes: [.cellular]) },
    "NWPath.unsatisfiedReason": { _ = NWPathMonitor().currentPath.unsatisfiedReason },
    "MTLCreateSystemDefaultDevice": { _ = MTLCreateSystemDefaultDevice() },
    "-[CADisplayLink preferredFramesPerSecond]": { link().preferredFramesPerSecond = 30 },
    "-[CADisplayLink targetTimestamp]": { _ = link().targetTimestamp },
    "-[CADisplayLink preferredFrameRateRange]": {
        link().preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30)
    },
    "OSLog": { _ = OSLog(subsystem: "com.example.app", category: "network") },
    "os_log(_:dso:log:type:_:)": { os_log("loaded %d", 3) },
    "os_signpost(_:dso:log:name:signpostID:)": { os_signpost(.event, log: .default, name: "loaded") },
    "OSSignpostID": { _ = OSSignpostID(log: .default) },
    "Logger": { _ = Logger() },
    "os_log(_:)": { os_log(OSLogMessage(stringLiteral: "loaded")) },
    "OSSignposter": { _ = OSSignposter() },
    "Combine.Publisher": { _ = Just(1).sink { _ in } },
    "SwiftUI.App": { AppHost(Notes(), of: SimulatedApp.process(for: "App")).willFinishLaunching() },
    "SwiftUI.Scene.backgroundTask(_:action:)": {
        Graph(of: SimulatedApp.process(for: "Scene")) { _ in }.register("refresh") {}
    },
    "UIHostingController": { _ = UIHostingController(rootView: Text("Notes")) },
]

@MainActor private func link() -> CADisplayLink { CADisplayLink(target: NSObject(), selector: Selector("tick")) }
