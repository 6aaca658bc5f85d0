import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilModeTesting
import VigilTransfers

struct TransfersModuleTests: Facts {
    @Test("The module of transfers", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let isSound = Fact(
        "is a sound module: its names are its own, and each word can be said at any time or refuses with a sentence"
    ) {
        let check = try ModuleCheck(
            TransferModule.descriptor,
            samples: ["url": "https://example.com/a", "redirect": "https://example.com/b", "status": 200, "loss": 1])
        expect(check.problemsOfNames == [] && check.problemsOfWords == [])
        expect(TransferModule.descriptor.plannedRules, is: [])
    }

    let mistakes = Fact(
        "what a caller gets wrong is said",
        for: [
            (
                "transfer.serve", ["bytes": ArgumentValue.number(-1)],
                "\"bytes\" of transfer.serve cannot be -1: it is a whole number from 0 to 100000000000"
            ),
            (
                "transfer.serve", ["status": .number(999)],
                "\"status\" of transfer.serve cannot be 999: it is a whole number from 0 to 599"
            ),
            (
                "transfer.link", ["down": .number(0.5)],
                "\"down\" of transfer.link cannot be 0.5: it is a whole number from 0 to 1000000000000"
            ),
            (
                "transfer.link", ["loss": .number(101)],
                "\"loss\" of transfer.link cannot be 101: it is a whole number from 0 to 100"
            ),
            ("transfer.reclaim", [:], "App is not suspended: its sockets stay its own"),
        ]
    ) { (name: String, values: [String: ArgumentValue], text: String) in
        let phone = try TransfersPhone()
        let error = expect(throws: StimulusError.self) { try phone.happen(name, values) }
        expect(error?.description, is: text)
    }

    let repeatable = Fact("the same day gives the same trace") {
        func run() throws -> [String] {
            let phone = try TransfersPhone()
            phone.device.transfers.link.wifi.latency = .milliseconds(33)
            for number in 1...3 { try phone.downloadAndLeave("https://example.com/\(number)") }
            phone.wait(7)
            phone.device.transfers.outage(for: .seconds(90))
            phone.wait(200)
            return phone.device.trace.entries.map(\.description)
        }
        try expect(run(), is: run())
    }

    let latency = Fact("latency and loss take their share of the time") {
        let phone = try TransfersPhone()
        phone.device.transfers.link.wifi.latency = .seconds(1)
        try phone.happen("transfer.link", ["loss": 50])
        phone.app.launch()
        try phone.download()
        // Two ways to the server and back, and half the speed.
        phone.wait(21)
        expect(phone.ends, is: [])
        phone.wait(1)
        expect(phone.ends, is: ["task 1"])
    }

    let unknownServer = Fact("an address that nobody serves is said once for each attempt") {
        let phone = try TransfersPhone(on: .iOS(17), modules: [TransferModule.descriptor])
        phone.app.launch()
        try phone.act("transfer.get", ["url": "https://example.com/list"])
        phone.wait(1)
        expect(phone.ends, is: ["task 1: error -1003"])
        expect(phone.app.trace.entries.contains { $0.text.hasPrefix("no server answers https://example.com/list") })
    }

    let progress = Fact("of progress the trace has the first call and the last") {
        let phone = try TransfersPhone()
        phone.app.launch()
        try phone.download()
        phone.wait(10)
        expect(phone.seconds(calling: "urlSession(_:downloadTask:didWriteData"), is: [1, 10])
    }

    let outages = Fact("two outages that overlap last until the later one is over") {
        let phone = try TransfersPhone()
        try phone.downloadAndLeave()
        try phone.happen("transfer.outage", ["for": 20])
        phone.wait(10)
        try phone.happen("transfer.outage", ["for": 5])
        phone.wait(19)
        expect(phone.ends, is: [])
        phone.wait(1)
        expect(phone.ends, is: ["task 1"])
    }

    let missingFile = Fact("an upload whose file is gone fails") {
        let phone = try TransfersPhone()
        phone.app.launch()
        try phone.act("transfer.upload", ["url": "https://example.com/in", "session": "s", "bytes": 9_000_000])
        let file = try phone.app.container().appendingPathComponent("Documents/upload-1")
        try FileManager.default.removeItem(at: file)
        phone.device.change { $0.network = .cellular }
        phone.wait(100)
        expect(phone.ends, is: ["task 1: error -1100"])
    }

    let openedInWake = Fact("an app that the user opens in the middle of a wake is told all, and hears of the end") {
        let phone = try TransfersPhone()
        phone.code.on["handleEventsForBackgroundURLSession"] = { $0.device.open($0.app) }
        try phone.downloadAndLeave()
        phone.wait(100)
        expect(phone.ends == ["task 1"] && phone.app.state == .active && phone.app.trace.findings.isEmpty)
    }

    let emptyUpload = Fact("a hundred million bytes that a scripted app sends take no room on the disk") {
        let phone = try TransfersPhone()
        phone.app.launch()
        try phone.act("transfer.upload", ["url": "https://example.com/in", "session": "s", "bytes": 100_000_000])
        let file = try phone.app.container().appendingPathComponent("Documents/upload-1")
        var found = stat()
        expect(stat(file.path, &found) == 0 && found.st_size == 100_000_000)
        expect(found.st_blocks < 1_000)
        phone.wait(99)
        expect(phone.ends, is: [])
        phone.wait(15)
        expect(phone.ends, is: ["task 1"])
    }

    let taskGoesAway = Fact("a task goes away with its phone, however far it is") {
        weak var task: (any LoadingTask)?
        do {
            let phone = try TransfersPhone()
            phone.app.launch()
            let loader = try require(phone.device.service(providing: (any URLLoading).self))
            let settings = LoadingSettings(.standard)
            let session = try loader.openSession(settings, for: Listener(), at: .main, in: phone.process)
            let url = try require(URL(string: "https://example.com/film"))
            let started = session.makeTask(LoadingPlan(.download, LoadingRequest(url)))
            started.resume()
            phone.wait(2)
            expect(started.status.received > 0)
            task = started
        }
        let isGone = task == nil
        expect(isGone)
    }

    private final class Listener: LoadingClient {
        func perform(_ call: LoadingCall, of task: any LoadingTask) {}
        func didFinishEvents() {}
        func didBecomeInvalid() {}
    }
}
