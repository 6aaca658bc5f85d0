import Foundation
import VigilBackgroundTasks
import VigilFetch
import VigilTestSupport

/// The identifiers that the manifest of the tests permits.
enum Task {
    static let refresh = "com.example.App.refresh"
    static let index = "com.example.App.index"
    static let export = "com.example.App.export.album"

    /// What the manifest has on a system: wildcards are of iOS 26.
    static func permitted(on system: SystemVersion) -> [String] {
        [refresh, index] + (system >= .iOS(26) ? ["com.example.App.export.*"] : [])
    }
}

final class BackgroundTasksPhone: ModePhone {
    /// The figures of a phone whose scheduler leaves nothing to chance, as long as it is a willing one.
    static let certain: [String: Double] = ["k.bgtask.refresh-chance": 100, "k.bgtask.processing-chance": 100]

    convenience init(
        _ system: SystemVersion = .iOS(17), modes: [String] = ["fetch", "processing"],
        permitted: [String]? = nil, isWilling: Bool = true, constants: [String: Double] = BackgroundTasksPhone.certain
    ) throws {
        let manifest = Manifest(
            backgroundModes: modes,
            lists: ["BGTaskSchedulerPermittedIdentifiers": permitted ?? Task.permitted(on: system)])
        try self.init(
            on: system, modules: ModuleSet([BackgroundTaskModule.descriptor, FetchModule.descriptor]),
            manifest: manifest, constants: constants)
        if isWilling { try happen("backgroundTasks", ["is": .text("willing")]) }
    }

    /// Registers handlers at each launch, which work so many seconds.
    func registers(
        _ identifiers: [String] = [Task.refresh, Task.index], takes: Int? = 3, expiration: String = "completes",
        onMain: Bool = false
    ) {
        code.on[.didFinishLaunching] = { process in
            for identifier in identifiers {
                var with: [String: ArgumentValue] = [
                    "identifier": .text(identifier), "expiration": .text(expiration), "onMain": .flag(onMain),
                ]
                if let takes { with["takes"] = .duration(.seconds(takes)) }
                try process.act("bgtask.register", with)
            }
        }
    }

    /// The app submits a request.
    func submit(_ identifier: String, _ kind: String = "refresh", _ more: [String: ArgumentValue] = [:]) throws {
        try act("bgtask.submit", more.merging(["identifier": .text(identifier), "kind": .text(kind)]) { $1 })
    }

    /// An app that has registered its handlers and submitted a request, in front.
    static func submitted(
        _ identifier: String = Task.refresh, _ kind: String = "refresh", on system: SystemVersion = .iOS(17),
        takes: Int? = 3, expiration: String = "completes", with more: [String: ArgumentValue] = [:],
        constants: [String: Double] = BackgroundTasksPhone.certain
    ) throws -> BackgroundTasksPhone {
        let phone = try BackgroundTasksPhone(system, constants: constants)
        let identifiers = [Task.refresh, Task.index] + (system >= .iOS(26) ? [Task.export] : [])
        phone.registers(identifiers, takes: takes, expiration: expiration)
        phone.app.launch()
        try phone.submit(identifier, kind, more)
        return phone
    }

    /// The debugger starts a task.
    func start(_ identifier: String) throws { try happen("bgtask.launch", ["identifier": .text(identifier)]) }

    /// The errors of the requests that were not taken, with their numbers.
    var refusals: [String] {
        app.trace.entries.compactMap { $0.text.firstMatch(of: /is not taken: (\w+ \(\d\))/).map { String($0.1) } }
    }

    /// The whole seconds at which a launch handler was called.
    var starts: [Int] {
        app.trace.entries.filter { $0.text.hasPrefix("launch handler of") }.map(\.instant.wholeSeconds)
    }

    var pending: [String] { device.backgroundTasks.pending(of: app).map(\.identifier) }
}
