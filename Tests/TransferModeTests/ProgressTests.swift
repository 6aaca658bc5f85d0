import BackgroundRuntime
import Testing
import VigilModeTesting
import VigilTransfers

@Suite("What is told of the course of a transfer", .exercisesRules)
struct ProgressTests {
    private let progress = "urlSession(_:downloadTask:didWriteData"

    @Test("an upload is complete with as many bytes as it sent, whatever the server answered")
    func upload() throws {
        let phone = try Phone()
        phone.app.launch()
        try phone.act("transfer.upload", ["url": "https://example.com/in", "session": "s", "bytes": 3_000_000])
        phone.wait(20)
        #expect(phone.app.trace.entries.contains { $0.text == "PUT https://example.com/in is complete: 3000000 bytes" })
    }

    @Test("transfer.wake.all-done: an app of which a transfer goes on is not woken for another that is done")
    func notAllDone() throws {
        let phone = try Phone()
        try phone.happen("transfer.serve", ["at": "https://example.com/long", "bytes": 20_000_000])
        phone.app.launch()
        try phone.download()
        try phone.download("https://example.com/long")
        phone.home()
        phone.wait(25)
        #expect(phone.app.trace.entries.contains { $0.text.hasSuffix("film is complete: 10000000 bytes") })
        #expect(phone.ends == [] && phone.app.state == .suspended)
        phone.wait(5)
        #expect(phone.ends == ["task 1", "task 2"] && phone.seconds(calling: "application(_:handleEvents") == [30])
    }

    @Test("what an app missed while it was suspended is in the first call that tells of progress")
    func missed() throws {
        let phone = try Phone()
        phone.app.launch()
        try phone.download()
        phone.device.advance(by: .zero)
        phone.home()
        phone.wait(5)
        #expect(phone.app.state == .suspended)
        phone.app.launch()
        phone.wait(5)
        #expect(phone.seconds(calling: progress) == [6, 10])
    }

    @Test("transfer.retry: of a download that begins anew the progress is told from the beginning")
    func beginsAnew() throws {
        let phone = try Phone()
        try phone.happen("transfer.serve", ["bytes": 10_000_000, "ranges": false])
        phone.app.launch()
        try phone.download()
        phone.wait(4)
        phone.device.change { $0.network = .none }
        phone.wait(1)
        phone.device.change { $0.network = .wifi }
        phone.wait(20)
        #expect(phone.ends == ["task 1"] && phone.seconds(calling: progress) == [1, 6, 15])
    }

    @Test("task.transfer-hint: a transfer that the app does otherwise is not forgotten for one of the background")
    func hint() throws {
        let phone = try Phone(megabytes: 1)
        phone.app.launch()
        try phone.act("transfer", ["name": "socket"])
        try phone.act("task.begin", ["name": "talk"])
        try phone.download()
        phone.home()
        phone.wait(25)
        #expect(phone.ends == ["task 1"])
        #expect(phone.texts(citing: "task.transfer-hint").first?.hasSuffix("socket") == true)
    }
}
