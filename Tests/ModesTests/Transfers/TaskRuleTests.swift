import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilModeTesting
import VigilTransfers

struct TaskRuleTests: Facts {
    @Test("The tasks of sessions", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// The app loads something itself, and is left when half of it is there.
    private static func ownDownload(_ constants: [String: Double] = [:]) throws -> TransfersPhone {
        let phone = try TransfersPhone(session: nil, constants: constants)
        phone.app.launch()
        try phone.act("transfer.download", ["url": "https://example.com/film"])
        phone.wait(5)
        phone.home()
        phone.device.advance(by: .zero)
        return phone
    }

    let stops = Fact("transfer.default-session-stops: a download of the app's own stops as it is suspended") {
        let phone = try Self.ownDownload()
        expect(phone.app.state == .suspended && phone.cites("transfer.default-session-stops"))
        phone.wait(20)
        expect(phone.ends, is: [])
    }

    let suspended = Fact(
        "transfer.default.suspend: resumed soon it completes, resumed late it times out, or has lost its connection",
        for: [(30, "task 1"), (60, "task 1: error -1001"), (300, "task 1: error -1005")]
    ) { (seconds: Int, end: String) in
        let phone = try Self.ownDownload()
        phone.wait(seconds)
        phone.app.launch()
        phone.wait(5)
        expect(phone.ends == [end] && phone.cites("transfer.default.suspend"))
    }

    let reclaimed = Fact("transfer.default.suspend: the system may take its sockets after seconds") {
        let phone = try Self.ownDownload()
        phone.wait(3)
        try phone.happen("transfer.reclaim")
        phone.app.launch()
        expect(phone.ends, is: ["task 1: error -1005"])
    }

    let lost = Fact("transfer.default.suspend: when the app ends it is lost without notice") {
        let phone = try Self.ownDownload()
        phone.device.purge(phone.app)
        phone.app.launch()
        phone.wait(100)
        expect(phone.ends == [] && phone.texts(citing: "transfer.default.suspend") == ["transfers that are lost (1)"])
    }

    let httpOnly = Fact("transfer.http-only: a background session loads nothing but HTTP and HTTPS") {
        let phone = try TransfersPhone()
        phone.app.launch()
        try phone.download("ftp://example.com/film")
        expect(phone.ends == ["task 1: error -1002"] && phone.cites("transfer.http-only"))
    }

    let uploadFromFile = Fact(
        "transfer.upload-from-file: an upload from data is an exception, on iOS 7 one from a stream too; later that ends with the app",
        for: [(SystemVersion.iOS(17), "file"), (.iOS(17), "data"), (.iOS(7), "data"), (.iOS(7), "file")]
    ) { (system: SystemVersion, source: String) in
        let phone = try TransfersPhone(system)
        phone.app.launch()
        try? phone.act(
            "transfer.upload",
            [
                "url": "https://example.com/in", "session": "s", "bytes": 20_000_000,
                "fromFile": .flag(source == "file"),
            ])
        phone.wait(1)
        phone.home()
        phone.device.purge(phone.app)
        phone.wait(30)
        expect(
            phone.app.exits.first?.rule.id,
            is: (source == "file" ? "life.purge.no-notice" : "transfer.upload-from-file"))
        expect(phone.ends, is: (source == "file" ? ["task 1"] : []))
    }

    let dataTasks = Fact(
        "transfer.data-tasks: a data task of a background session ends with the app, and is an exception on iOS 7"
    ) {
        let phone = try TransfersPhone()
        phone.app.launch()
        try phone.act("transfer.get", ["url": "https://example.com/list", "session": "s"])
        phone.home()
        phone.device.purge(phone.app)
        expect(phone.ends == ["task 1: error -997"] && phone.cites("transfer.data-tasks"))
        let old = try TransfersPhone(.iOS(7))
        old.app.launch()
        try? old.act("transfer.get", ["url": "https://example.com/list", "session": "s"])
        expect(old.app.exits.map(\.rule.id), is: ["transfer.data-tasks"])
    }

    let dataTasksSuspended = Fact(
        "transfer.data-tasks: one that is under way as the app is suspended wakes nobody, and is lost as it goes on"
    ) {
        let phone = try TransfersPhone(.iOS(17))
        try phone.happen("transfer.serve", ["bytes": .number(1000), "takes": .duration(.seconds(30))])
        phone.app.launch()
        try phone.act("transfer.get", ["url": "https://example.com/list", "session": "s"])
        try phone.act("transfer.download", ["url": "https://example.com/film", "session": "t"])
        phone.home()
        phone.wait(20)
        expect(phone.app.state == .suspended && phone.ends == [])
        let texts = phone.app.trace.entries.map(\.text)
        expect(texts.contains("transfers that need the app, and stop with it (1)"))
        phone.wait(600)
        expect(phone.ends.contains("task 1: error -997"), "the download wakes the app, which hears of the other")
        expect(phone.cites("transfer.data-tasks"))
        let alone = try TransfersPhone(.iOS(17))
        try alone.happen("transfer.serve", ["bytes": .number(1000), "takes": .duration(.seconds(30))])
        alone.app.launch()
        try alone.act("transfer.get", ["url": "https://example.com/list", "session": "s"])
        alone.home()
        alone.wait(600)
        expect(alone.app.state == .suspended && alone.ends == [])
        alone.app.activate()
        expect(alone.ends, is: ["task 1: error -997"])
    }

    let redirects = Fact("transfer.redirects: a background session follows redirects without a question") {
        let phone = try TransfersPhone()
        try phone.happen(
            "transfer.serve", ["at": "https://example.com/old", "redirect": "https://example.com/film"])
        phone.app.launch()
        try phone.download("https://example.com/old")
        phone.wait(10)
        expect(phone.ends == ["task 1"] && phone.cites("transfer.redirects"))
        expect(phone.seconds(calling: "urlSession(_:task:willPerformHTTPRedirection"), is: [])
    }

    let fileMove = Fact("transfer.file-move: a file that was not moved is gone when the method returned") {
        let phone = try TransfersPhone(session: ["moves": false])
        phone.app.launch()
        try phone.download()
        phone.wait(10)
        expect(phone.cites("transfer.file-move"))
        let folder = try phone.app.container().appendingPathComponent("tmp")
        try expect(FileManager.default.contentsOfDirectory(atPath: folder.path), is: [])
    }

    let resumable = Fact(
        "transfer.resumable: a download that broke off goes on where it stopped, if the server can do that",
        for: [true, false]
    ) { (acceptsRanges: Bool) in
        let phone = try TransfersPhone()
        try phone.happen("transfer.serve", ["bytes": 10_000_000, "ranges": .flag(acceptsRanges)])
        try phone.downloadAndLeave()
        phone.wait(5)
        phone.device.change { $0.network = .none }
        phone.wait(100)
        phone.device.change { $0.network = .wifi }
        phone.wait(5)
        expect(phone.ends == (acceptsRanges ? ["task 1"] : []) && phone.cites("transfer.resumable") == acceptsRanges)
        phone.wait(5)
        expect(phone.ends, is: ["task 1"])
    }

    let duplicate = Fact("transfer.duplicate-identifier: two sessions of one identifier are an error of the app") {
        let phone = try TransfersPhone()
        phone.app.launch()
        try phone.act("transfer.makeSession", ["session": "s"])
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["transfer.duplicate-identifier"])
    }

    let hint = Fact("task.transfer-hint: a task that expires with a transfer in flight is the wrong tool for it") {
        let phone = try TransfersPhone(megabytes: 100, session: nil)
        phone.app.launch()
        try phone.act("transfer.download", ["url": "https://example.com/film"])
        try phone.act("task.begin", ["name": "download"])
        phone.home()
        phone.wait(25)
        expect(
            phone.texts(citing: "task.transfer-hint").first?.hasSuffix("GET https://example.com/film"), is: true)
    }
}
