import BackgroundRuntime
import Foundation
import Testing
import VigilModeTesting
import VigilTransfers

@Suite("The tasks of sessions", .exercisesRules)
struct TaskRuleTests {
    /// The app loads something itself, and is left when half of it is there.
    private func ownDownload(_ constants: [String: Double] = [:]) throws -> Phone {
        let phone = try Phone(session: nil, constants: constants)
        phone.app.launch()
        try phone.act("transfer.download", ["url": "https://example.com/film"])
        phone.wait(5)
        phone.home()
        phone.device.advance(by: .zero)
        return phone
    }

    @Test("transfer.default-session-stops: a download of the app's own stops as it is suspended")
    func stops() throws {
        let phone = try ownDownload()
        #expect(phone.app.state == .suspended && phone.cites("transfer.default-session-stops"))
        phone.wait(20)
        #expect(phone.ends == [])
    }

    @Test(
        "transfer.default.suspend: resumed soon it completes, resumed late it times out, or has lost its connection",
        arguments: [(30, "task 1"), (60, "task 1: error -1001"), (300, "task 1: error -1005")])
    func suspended(seconds: Int, end: String) throws {
        let phone = try ownDownload()
        phone.wait(seconds)
        phone.app.launch()
        phone.wait(5)
        #expect(phone.ends == [end] && phone.cites("transfer.default.suspend"))
    }

    @Test("transfer.default.suspend: the system may take its sockets after seconds")
    func reclaimed() throws {
        let phone = try ownDownload()
        phone.wait(3)
        try phone.happen("transfer.reclaim")
        phone.app.launch()
        #expect(phone.ends == ["task 1: error -1005"])
    }

    @Test("transfer.default.suspend: when the app ends it is lost without notice")
    func lost() throws {
        let phone = try ownDownload()
        phone.device.purge(phone.app)
        phone.app.launch()
        phone.wait(100)
        #expect(phone.ends == [] && phone.texts(citing: "transfer.default.suspend") == ["transfers that are lost (1)"])
    }

    @Test("transfer.http-only: a background session loads nothing but HTTP and HTTPS")
    func httpOnly() throws {
        let phone = try Phone()
        phone.app.launch()
        try phone.download("ftp://example.com/film")
        #expect(phone.ends == ["task 1: error -1002"] && phone.cites("transfer.http-only"))
    }

    @Test(
        "transfer.upload-from-file: an upload from data is an exception, on iOS 7 one from a stream too; later that ends with the app",
        arguments: [(SystemVersion.iOS(17), "file"), (.iOS(17), "data"), (.iOS(7), "data"), (.iOS(7), "file")])
    func uploadFromFile(system: SystemVersion, source: String) throws {
        let phone = try Phone(system)
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
        #expect(
            phone.app.exits.first?.rule.id == (source == "file" ? "life.purge.no-notice" : "transfer.upload-from-file"))
        #expect(phone.ends == (source == "file" ? ["task 1"] : []))
    }

    @Test("transfer.data-tasks: a data task of a background session ends with the app, and is an exception on iOS 7")
    func dataTasks() throws {
        let phone = try Phone()
        phone.app.launch()
        try phone.act("transfer.get", ["url": "https://example.com/list", "session": "s"])
        phone.home()
        phone.device.purge(phone.app)
        #expect(phone.ends == ["task 1: error -997"] && phone.cites("transfer.data-tasks"))
        let old = try Phone(.iOS(7))
        old.app.launch()
        try? old.act("transfer.get", ["url": "https://example.com/list", "session": "s"])
        #expect(old.app.exits.map(\.rule.id) == ["transfer.data-tasks"])
    }

    @Test("transfer.data-tasks: one that is under way as the app is suspended wakes nobody, and is lost as it goes on")
    func dataTasksSuspended() throws {
        let phone = try Phone(.iOS(17))
        try phone.happen("transfer.serve", ["bytes": .number(1000), "takes": .duration(.seconds(30))])
        phone.app.launch()
        try phone.act("transfer.get", ["url": "https://example.com/list", "session": "s"])
        try phone.act("transfer.download", ["url": "https://example.com/film", "session": "t"])
        phone.home()
        phone.wait(20)
        #expect(phone.app.state == .suspended && phone.ends == [])
        let texts = phone.app.trace.entries.map(\.text)
        #expect(texts.contains("transfers that need the app, and stop with it (1)"))
        phone.wait(600)
        #expect(phone.ends.contains("task 1: error -997"), "the download wakes the app, which hears of the other")
        #expect(phone.cites("transfer.data-tasks"))
        let alone = try Phone(.iOS(17))
        try alone.happen("transfer.serve", ["bytes": .number(1000), "takes": .duration(.seconds(30))])
        alone.app.launch()
        try alone.act("transfer.get", ["url": "https://example.com/list", "session": "s"])
        alone.home()
        alone.wait(600)
        #expect(alone.app.state == .suspended && alone.ends == [])
        alone.app.activate()
        #expect(alone.ends == ["task 1: error -997"])
    }

    @Test("transfer.redirects: a background session follows redirects without a question")
    func redirects() throws {
        let phone = try Phone()
        try phone.happen(
            "transfer.serve", ["at": "https://example.com/old", "redirect": "https://example.com/film"])
        phone.app.launch()
        try phone.download("https://example.com/old")
        phone.wait(10)
        #expect(phone.ends == ["task 1"] && phone.cites("transfer.redirects"))
        #expect(phone.seconds(calling: "urlSession(_:task:willPerformHTTPRedirection") == [])
    }

    @Test("transfer.file-move: a file that was not moved is gone when the method returned")
    func fileMove() throws {
        let phone = try Phone(session: ["moves": false])
        phone.app.launch()
        try phone.download()
        phone.wait(10)
        #expect(phone.cites("transfer.file-move"))
        let folder = try phone.app.container().appendingPathComponent("tmp")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }

    @Test(
        "transfer.resumable: a download that broke off goes on where it stopped, if the server can do that",
        arguments: [true, false])
    func resumable(acceptsRanges: Bool) throws {
        let phone = try Phone()
        try phone.happen("transfer.serve", ["bytes": 10_000_000, "ranges": .flag(acceptsRanges)])
        try phone.downloadAndLeave()
        phone.wait(5)
        phone.device.change { $0.network = .none }
        phone.wait(100)
        phone.device.change { $0.network = .wifi }
        phone.wait(5)
        #expect(phone.ends == (acceptsRanges ? ["task 1"] : []) && phone.cites("transfer.resumable") == acceptsRanges)
        phone.wait(5)
        #expect(phone.ends == ["task 1"])
    }

    @Test("transfer.duplicate-identifier: two sessions of one identifier are an error of the app")
    func duplicate() throws {
        let phone = try Phone()
        phone.app.launch()
        try phone.act("transfer.makeSession", ["session": "s"])
        #expect(phone.app.trace.findings.map(\.rule?.id) == ["transfer.duplicate-identifier"])
    }

    @Test("task.transfer-hint: a task that expires with a transfer in flight is the wrong tool for it")
    func hint() throws {
        let phone = try Phone(megabytes: 100, session: nil)
        phone.app.launch()
        try phone.act("transfer.download", ["url": "https://example.com/film"])
        try phone.act("task.begin", ["name": "download"])
        phone.home()
        phone.wait(25)
        #expect(
            phone.texts(citing: "task.transfer-hint").first?.hasSuffix("GET https://example.com/film") == true)
    }
}
