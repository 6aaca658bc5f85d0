import BackgroundRuntime
import Foundation
import UIKit

/// One phone from its boot on, with the app of ``Crowd``.
enum Playing {
    /// Each record of the trace, with all that it says.
    static func trace(seed: UInt64) throws -> [String] {
        let device = Device(system: .iOS(17), seed: seed)
        let app = try device.install(Crowd.self, manifest: Manifest(), name: "Crowd")
        app.launch()
        device.advance(by: .milliseconds(150))
        device.press(.home)
        device.advance(by: .seconds(3))
        app.activate()
        device.advance(by: .seconds(2))
        device.press(.home)
        device.advance(by: .seconds(40))
        return device.trace.entries.map { entry in
            let place = "\(entry.instant.nanoseconds) \(entry.app) \(entry.kind) \(entry.state)"
            return "\(place) \(entry.holders) \(entry.rule?.id ?? "-") \(entry.text)"
        }
    }

    /// Whether a line shows the order of a set, which is the process's own where that was started with a seed of chance.
    static func showsOrder(_ line: String) -> Bool { line.contains(" order: ") }

    /// Where a trace is another than the first one was; nil where it is the same.
    static func difference(of lines: [String], from first: [String], ignoringOrder: Bool) -> String? {
        for (place, (line, expected)) in zip(lines, first).enumerated() where line != expected {
            if ignoringOrder, showsOrder(line), showsOrder(expected) { continue }
            return "line \(place + 1) is\n    \(line)\nand was\n    \(expected)"
        }
        return lines.count == first.count ? nil : "\(lines.count) lines, and were \(first.count)"
    }
}
