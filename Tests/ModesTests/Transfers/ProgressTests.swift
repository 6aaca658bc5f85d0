import BackgroundRuntime
import Testing
import VigilFacts
import VigilModeTesting
import VigilTransfers

struct ProgressTests: Facts {
    @Test("What is told of the course of a transfer", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    private static let progress = "urlSession(_:downloadTask:didWriteData"

    let upload = Fact("an upload is complete with as many bytes as it sent, whatever the server answered") {
        let phone = try TransfersPhone()
        phone.app.launch()
        try phone.act("transfer.upload", ["url": "https://example.com/in", "session": "s", "bytes": 3_000_000])
        phone.wait(20)
        expect(phone.app.trace.entries.contains { $0.text == "PUT https://example.com/in is complete: 3000000 bytes" })
    }

    let notAllDone = Fact(
        "transfer.wake.all-done: an app of which a transfer goes on is not woken for another that is done"
    ) {
        let phone = try TransfersPhone()
        try phone.happen("transfer.serve", ["at": "https://example.com/long", "bytes": 20_000_000])
        phone.app.launch()
        try phone.download()
        try phone.download("https://example.com/long")
        phone.home()
        phone.wait(25)
        expect(phone.app.trace.entries.contains { $0.text.hasSuffix("film is complete: 10000000 bytes") })
        expect(phone.ends == [] && phone.app.state == .suspended)
        phone.wait(5)
        expect(phone.ends == ["task 1", "task 2"] && phone.seconds(calling: "application(_:handleEvents") == [30])
    }

    let missed = Fact("what an app missed while it was suspended is in the first call that tells of progress") {
        let phone = try TransfersPhone()
        phone.app.launch()
        try phone.download()
        phone.device.advance(by: .zero)
        phone.home()
        phone.wait(5)
        expect(phone.app.state, is: .suspended)
        phone.app.launch()
        phone.wait(5)
        expect(phone.seconds(calling: Self.progress), is: [6, 10])
    }

    let beginsAnew = Fact("transfer.retry: of a download that begins anew the progress is told from the beginning") {
        let phone = try TransfersPhone()
        try phone.happen("transfer.serve", ["bytes": 10_000_000, "ranges": false])
        phone.app.launch()
        try phone.download()
        phone.wait(4)
        phone.device.change { $0.network = .none }
        phone.wait(1)
        phone.device.change { $0.network = .wifi }
        phone.wait(20)
        expect(phone.ends == ["task 1"] && phone.seconds(calling: Self.progress) == [1, 6, 15])
    }

    let hint = Fact(
        "task.transfer-hint: a transfer that the app does otherwise is not forgotten for one of the background"
    ) {
        let phone = try TransfersPhone(megabytes: 1)
        phone.app.launch()
        try phone.act("transfer", ["name": "socket"])
        try phone.act("task.begin", ["name": "talk"])
        try phone.download()
        phone.home()
        phone.wait(25)
        expect(phone.ends, is: ["task 1"])
        expect(phone.texts(citing: "task.transfer-hint").first?.hasSuffix("socket"), is: true)
    }
}
