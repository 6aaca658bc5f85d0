import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport
import os

private struct Trip: CustomStringConvertible {
    var description: String { "to the sea" }
}

private class Logging: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        write()
        return true
    }

    func write() {}
}

private final class Levels: Logging {
    override func write() {
        let logger = Logger(subsystem: "com.example.app", category: "net")
        logger.log("log")
        logger.trace("trace")
        logger.debug("debug")
        logger.info("info")
        logger.notice("notice")
        logger.warning("warning")
        logger.error("error")
        logger.critical("critical")
        logger.fault("fault")
        logger.log(level: .info, "level")
        Logger().log("alone")
        Logger(.disabled).log("never")
    }
}

private final class Values: Logging {
    override func write() {
        let (name, trip) = ("Ann", Trip())
        Logger().log("\(name) \(trip) \(NSNumber(value: 7)) \(3) \(1.5) \(true) \(Int.self)")
        Logger().log("\(name, privacy: .public) \(3, privacy: .private) \(trip, privacy: .sensitive)")
        Logger().log("\(name, privacy: .private(mask: .hash)) \(name, privacy: .auto(mask: .hash))")
    }
}

private final class Formats: Logging {
    override func write() {
        Logger().log("\(255, format: .hex(includePrefix: true, uppercase: true, minDigits: 4)) \(8, format: .octal)")
        Logger().log("\(5, format: .decimal(explicitPositiveSign: true, minDigits: 3))|\(-5)|\(true, format: .answer)")
        Logger().log(
            "\(3.14159, format: .fixed(precision: 2))|\(Float(0.5), format: .hybrid)|\(12_000.0, format: .exponential(precision: 1))"
        )
        Logger().log("\("a", align: .left(columns: 3), privacy: .public)|\(7, align: .right(columns: 3))|")
    }
}

private final class OldFormats: Logging {
    override func write() {
        let log = OSLog(subsystem: "com.example.app", category: "old")
        os_log("%@ %{public}@ %{private}d %d %5.2f %x %% %s", "Ann", "Bob", 1, 2, 3.14159, 255, "text")
        os_log("%{public}@", log: log, type: .error)
        os_log(.info, log: log, "%ld of %lld, %{public}s", 1, Int64(2), "done")
        os_log(.debug, log: .disabled, "never")
        os_log(.fault, log: log, "\(7) and \("Ann")")
    }
}

private final class Marks: Logging {
    override func write() {
        let signposter = OSSignposter(subsystem: "com.example.app", category: .pointsOfInterest)
        let state = signposter.beginInterval("load", id: signposter.makeSignpostID())
        signposter.emitEvent("half", "\(50) of \(100)")
        Thread.sleep(forTimeInterval: 1)
        signposter.endInterval("load", state)
        print(signposter.withIntervalSignpost("sum") { 1 + 1 })
        let (first, second) = (signposter.makeSignpostID(from: self), signposter.makeSignpostID(from: self))
        print(first == second, first == signposter.makeSignpostID(), OSSignposter.disabled.isEnabled)
        os_signpost(.event, log: .default, name: "old", "%d", 3)
    }
}

struct LogTests: Facts {
    @Test("The log of an app", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// What an app prints and logs at its launch.
    private static func output(of app: (some Logging).Type, debugger: Bool = false) throws -> [String] {
        let phone = try DelegatePhone(app, on: .iOS(17), modules: [], manifest: Manifest())
        phone.device.change { $0.isDebuggerAttached = debugger }
        phone.app.launch()
        return phone.app.trace.output
    }

    let levels = Fact(
        "goes to the trace, each line with its level, subsystem and category; a log that is disabled takes nothing"
    ) {
        let named = ["log", "trace", "debug", "info", "notice", "warning", "error", "critical", "fault", "level"]
        let prefixes = ["", "debug ", "debug ", "info ", "", "error ", "error ", "fault ", "fault ", "info "]
        try expect(
            Self.output(of: Levels.self),
            is: zip(prefixes, named).map { "\($0)[com.example.app:net] \($1)" } + [
                "alone"
            ])
    }

    // Apple, Logger: "the system redacts the value of that string or object by default".
    let privacy = Fact(
        "shows numbers and hides texts and objects where nothing else is said, as on a phone without a debugger"
    ) {
        let output = try Self.output(of: Values.self)
        expect(
            output.prefix(2),
            is: ["<private> <private> <private> 3 1.500000 true Swift.Int", "Ann <private> <private>"])
        let codes = output[2].split(separator: " ")
        expect(codes.count == 4 && codes[1] == codes[3] && codes[0] == "<mask.hash:")
    }

    let debugger = Fact("shows everything on a phone with a debugger") {
        let output = try Self.output(of: Values.self, debugger: true)
        expect(output, is: ["Ann to the sea 7 3 1.500000 true Swift.Int", "Ann 3 to the sea", "Ann Ann"])
    }

    let formats = Fact("writes values in the formats that a message asks for") {
        let output = try Self.output(of: Formats.self)
        expect(output, is: ["0x00FF 10", "+005|-5|yes", "3.14|0.5|1.2e+04", "a  |  7|"])
    }

    let oldFormats = Fact("takes the formats of os_log, with their privacy; a value that is missing is named so") {
        let output = try Self.output(of: OldFormats.self)
        expect(
            output,
            is: [
                "<private> Bob <private> 2  3.14 ff % <private>", "error [com.example.app:old] <missing>",
                "info [com.example.app:old] 1 of 2, done", "fault [com.example.app:old] 7 and <private>",
            ])
    }

    let signposts = Fact("has signposts, whose lines are a second apart where the app sleeps for one") {
        let poi = "[com.example.app:PointsOfInterest] signpost"
        let phone = try DelegatePhone(Marks.self, on: .iOS(17), modules: [], manifest: Manifest())
        phone.app.launch()
        phone.device.advance(by: .seconds(2))
        let lines = phone.app.trace.entries(of: .output)
        expect(
            lines.map(\.text),
            is: [
                "\(poi) load begins", "\(poi) half happens: 50 of 100", "\(poi) load ends", "\(poi) sum begins",
                "\(poi) sum ends", "2", "true false false", "signpost old happens: 3",
            ])
        expect(lines[0].instant.duration(to: lines[2].instant), is: .seconds(1))
    }
}
