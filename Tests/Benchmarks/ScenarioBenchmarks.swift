import BackgroundRuntime
import Foundation
import VigilScenarios

/// What files cost: a manifest, a scenario.
enum ScenarioBenchmarks {
    static let all = [manifest(), scenario(), monday()]

    private static let plist = Tool.package.appendingPathComponent("Examples/PodcastPlayer/Info.plist")

    private static func manifest() -> Benchmark {
        .timed("manifest", "parse a manifest", count: 1_000) { count in
            let data = try Data(contentsOf: plist)
            return {
                for _ in 0..<count {
                    _ = try Manifest.read(data, file: "Info.plist", system: .iOS(17))
                }
            }
        }
    }

    /// Reads and plays a scripted day: sound in the background, a call, the end of the call, two expectations.
    private static func scenario() -> Benchmark {
        .timed("scenario", "read and play a scenario", count: 200) { count in
            let reader = ScenarioReader()
            let runner = ScenarioRunner()
            let data = Data(text.utf8)
            return {
                for _ in 0..<count {
                    let report = try runner.run(try reader.read(data, file: "day.json5"))
                    guard report.isPassed else { throw BenchmarkError(report.failureText()) }
                }
            }
        }
    }

    /// A whole day of an app with eight modes and scenes, and of two other apps.
    private static func monday() -> Benchmark {
        .timed("monday", "a whole Monday: eight modes, three apps, 24 hours", count: 5) { count in
            let file = Tool.package.appendingPathComponent("Examples/ModesThatMeet/Monday/Scenarios/Monday.json5")
            let data = try Data(contentsOf: file)
            return {
                for _ in 0..<count {
                    let report = try ScenarioRunner().run(try ScenarioReader().read(data, file: file.path))
                    guard report.isPassed else { throw BenchmarkError(report.failureText()) }
                }
            }
        }
    }

    private static let text = """
        {
          name: "A day", system: "iOS 17", manifest: "\(plist.path)", until: "24h",
          steps: [
            { at: "0s", device: "launch" },
            { at: "1s", app: "audio.play", with: { category: "playback" } },
            { at: "5s", device: "home" },
            { at: "10min", expect: { state: "background", awakeBecause: ["audio"] } },
            { at: "+1s", device: "audio.interrupt", with: { by: "phoneCall" } },
            { at: "+5s", expect: { state: "suspended", because: "audio.interrupt.suspends" } },
            { at: "+2min", device: "audio.endInterruption" },
          ],
        }
        """
}
