import VigilFetch
import VigilTestSupport

final class FetchPhone: ModePhone {
    /// A phone whose system leaves nothing to chance.
    convenience init(
        _ system: SystemVersion = .iOS(7), modes: [String] = ["fetch"], lists: [String: [String]] = [:],
        constants: [String: Double] = ["k.fetch.chance": 100]
    ) throws {
        try self.init(
            on: system, modules: [FetchModule.descriptor], manifest: Manifest(backgroundModes: modes, lists: lists),
            constants: constants)
    }

    /// An app that sets an interval at each launch, and is done with a fetch after so many seconds; in the background.
    static func fetching(
        _ system: SystemVersion = .iOS(7), every seconds: Int = 0, result: String = "newData", after time: Int = 2,
        constants: [String: Double] = ["k.fetch.chance": 100]
    ) throws -> FetchPhone {
        let phone = try FetchPhone(system, constants: constants)
        phone.code.on[.didFinishLaunching] = { process in
            try process.act("fetch.setInterval", ["seconds": .duration(.seconds(seconds))])
        }
        phone.code.on[.performFetch] = { process in
            try process.act("fetch.complete", ["result": .text(result), "after": .duration(.seconds(time))])
        }
        phone.app.launch()
        phone.home()
        return phone
    }

    /// The whole seconds at which the app was asked to fetch.
    var fetches: [Int] {
        app.trace.entries.filter { $0.kind == .call && $0.text.contains("performFetch") }.map(\.instant.wholeSeconds)
    }
}
