import BackgroundRuntime
import PushKit
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilVoIP

struct PushKitTests: Facts {
    @Test("PushKit and CallKit, as an app sees them", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let anna = #"{"caller": "Anna"}"#

    let incoming = Fact("a softphone is launched for a call, talks, and is suspended at the end") {
        let phone = try PushKitPhone(Softphone.self)
        phone.app.launch()
        expect(phone.app.trace.output, is: ["token of 32 bytes, stored: true"])
        phone.device.forceQuit(phone.app)
        phone.device.lock()
        phone.device.voip.push(to: phone.app, payload: Self.anna)
        expect(phone.app.isAwake(because: .wake("call")))
        try phone.device.voip.answer()
        phone.device.advance(by: .seconds(600))
        expect(phone.app.isAwake(because: .mode("voip")))
        try phone.app.main { (delegate: Softphone) in delegate.calls.serverSays("ended") }
        expect(phone.app.state, is: .suspended)
        expect(
            phone.app.trace.output.dropFirst(2),
            is: Softphone.heard([
                "call new ", "call connected ", "talking, on the main thread: true", "call ended ", "silent",
            ]))
        expect(phone.app.exits.map(\.name), is: ["force-quit"])
    }

    let declined = Fact("the user declines, and Do Not Disturb refuses, which counts as reported") {
        let phone = try PushKitPhone(Softphone.self)
        phone.app.launch()
        phone.device.press(.home)
        phone.device.voip.push(to: phone.app, payload: Self.anna)
        try phone.device.voip.decline()
        phone.device.voip.isDoNotDisturbOn = true
        phone.device.voip.push(to: phone.app, payload: Self.anna)
        expect(
            phone.app.trace.output.dropFirst(), is: ["call new ", "call ended ", "not shown: filteredByDoNotDisturb"])
        expect(phone.app.exits.isEmpty)
    }

    let outgoing = Fact("an outgoing call connects, is held by the user, and is ended by the app") {
        let phone = try PushKitPhone(Softphone.self)
        phone.app.launch()
        try phone.app.main { (delegate: Softphone) in delegate.calls.call("Bert") }
        phone.device.press(.home)
        expect(throws: StimulusError.self) { try phone.device.voip.answer() }
        try phone.app.main { (delegate: Softphone) in delegate.calls.serverSays("connected") }
        try phone.device.voip.hold(true)
        try phone.device.voip.hold(false)
        try phone.app.main { (delegate: Softphone) in delegate.calls.hangUp() }
        expect(
            phone.app.trace.output.dropFirst(),
            is: Softphone.heard([
                "call new ", "dials Bert phoneNumber", "talking, on the main thread: true", "call connected ",
                "call connected held", "silent", "call connected ", "talking, on the main thread: true",
                "call ended ", "silent",
            ]))
        expect(phone.app.state, is: .suspended)
    }

    let unknownCall = Fact("a transaction on a call that nobody knows is refused") {
        let phone = try PushKitPhone(Softphone.self)
        phone.app.launch()
        try phone.app.main { (delegate: Softphone) in delegate.calls.endUnknownCall() }
        expect(phone.app.trace.output.last, is: "unknown call")
    }

    let withoutMode = Fact("without the mode there is no token, and CallKit says what is missing") {
        let phone = try PushKitPhone(Softphone.self, modes: [])
        phone.app.launch()
        try phone.app.main { (delegate: Softphone) in delegate.calls.report(from: "Anna") {} }
        expect(phone.app.trace.output, is: ["not shown: missingVoIPBackgroundMode"])
    }

    let messenger = Fact("a messenger gets its messages on iOS 12, and is killed and then left alone on iOS 13") {
        let old = try PushKitPhone(Messenger.self, .iOS(12))
        old.app.launch()
        old.device.press(.home)
        old.device.voip.push(to: old.app, payload: #"{"text": "hello"}"#)
        expect(old.app.trace.output, is: ["message: hello"])
        expect(old.app.state, is: .suspended)
        let new = try PushKitPhone(Messenger.self, .iOS(13))
        new.app.launch()
        new.device.press(.home)
        for _ in 0..<5 { new.device.voip.push(to: new.app, payload: #"{"text": "hello"}"#) }
        expect(new.app.trace.output.count, is: 3)
        expect(new.app.exits.map(\.name), is: Array(repeating: "voip-push-no-call", count: 3))
        expect(new.app.trace.entries.last?.rule?.id, is: "voip.push.block")
    }

    let metadata = Fact(
        "from iOS 26.4 the method with metadata is called, where the delegate has it",
        for: [(SystemVersion.iOS(26, 3), "older"), (.iOS(26, 4), "metadata: true"), (.iOS(27), "metadata: true")]
    ) { (system: SystemVersion, output: String) in
        let phone = try PushKitPhone(FlagReader.self, system)
        phone.app.launch()
        phone.device.press(.home)
        phone.device.voip.push(to: phone.app)
        expect(phone.app.trace.output, is: [output])
        let older = try PushKitPhone(Messenger.self, system)
        older.app.launch()
        older.device.voip.push(to: older.app, payload: #"{"text": "hello"}"#)
        expect(older.app.trace.output, is: ["message: hello"])
        let note = "the delegate has no method for metadata: its older one is called"
        expect(older.app.trace.entries.contains { $0.text == note }, is: (output != "older"))
    }

    let asyncForms = Fact(
        "the async form of a method is called: a report in that with metadata is in time, in the older one too late",
        for: [
            (SystemVersion.iOS(26, 4), ["reported: true"], [String]()), (.iOS(17), [], ["voip-push-no-call"]),
            (.iOS(12), ["older"], []),
        ]
    ) { (system: SystemVersion, output: [String], exits: [String]) in
        let phone = try PushKitPhone(Awaiter.self, system)
        phone.app.launch()
        phone.device.press(.home)
        phone.device.advance(by: .seconds(60))
        phone.device.voip.push(to: phone.app)
        expect(phone.app.trace.output, is: output, "\(phone.app.trace.entries.map(\.text))")
        expect(phone.app.exits.map(\.name), is: exits)
    }

    let lateReport = Fact("a report that is dispatched comes too late") {
        let phone = try PushKitPhone(LateReporter.self)
        phone.app.launch()
        phone.device.press(.home)
        phone.device.voip.push(to: phone.app)
        expect(phone.app.trace.output, is: ["push, on the main thread: false"])
        expect(phone.app.exits.map(\.name), is: ["voip-push-no-call"])
    }

    let unready = Fact("an action that the delegate has no method for fails, and is no call in the trace") {
        let phone = try PushKitPhone(Unready.self)
        phone.app.launch()
        try phone.device.voip.answer()
        let said = phone.app.trace.entries.filter { $0.text.contains("CXAnswerCallAction") }
        expect(
            said.map { "\($0.kind) \($0.text)" }.filter { !$0.contains("no longer kept awake") },
            is: [
                "note provider(_:perform: CXAnswerCallAction): not implemented",
                "note call 1 is ended: CXAnswerCallAction failed",
            ])
    }

    let tokenType = Fact("a token is one for VoIP pushes, and for no other type") {
        let phone = try PushKitPhone(Softphone.self)
        phone.app.launch()
        let tokens = try phone.app.main { (_: Softphone) in
            let registry = PKPushRegistry(queue: nil)
            registry.desiredPushTypes = [.voIP, .fileProvider]
            return [registry.pushToken(for: .voIP), registry.pushToken(for: .fileProvider)].map { $0?.count }
        }
        expect(tokens, is: [32, nil])
    }

    let token = Fact("a token that is taken back is told") {
        let phone = try PushKitPhone(Softphone.self)
        phone.app.launch()
        phone.device.voip.invalidateToken(of: phone.app)
        expect(phone.app.trace.output.last, is: "token gone: true")
    }
}

struct SocketPhoneTests: Facts {
    @Test(
        "The old way: a tagged stream and the keep-alive", .enabled(if: RuntimeInterface.problems.isEmpty),
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let oldWay = Fact(
        "the server wakes the app, and the app keeps its connection alive",
        for: [SystemVersion.iOS(4), .iOS(9)]
    ) { (system: SystemVersion) in
        let phone = try PushKitPhone(SocketPhone.self, system)
        phone.app.launch()
        phone.device.press(.home)
        expect(phone.app.state, is: .suspended)
        phone.device.advance(by: .seconds(600))
        try phone.device.voip.send("INVITE", to: phone.app)
        expect(phone.app.state, is: .background)
        phone.app.activate()
        phone.device.advance(by: .seconds(600))
        expect(
            phone.app.trace.output,
            is: [
                "keep-alive: true short one: false", "input open", "output open", "sent 4 bytes", "read INVITE",
            ])
    }

    let today = Fact("from iOS 16 the tag kills") {
        let phone = try PushKitPhone(SocketPhone.self, .iOS(17))
        phone.app.launch()
        expect(phone.app.exits.map(\.name) == ["voip-socket"] && phone.app.state == .notRunning)
    }

    let later = Fact("later neither works") {
        let phone = try PushKitPhone(SocketPhone.self, .iOS(15))
        phone.app.launch()
        phone.device.press(.home)
        phone.device.advance(by: .seconds(600))
        try phone.device.voip.send("INVITE", to: phone.app)
        expect(phone.app.state, is: .suspended)
        phone.app.activate()
        expect(
            phone.app.trace.output,
            is: [
                "keep-alive: false short one: false", "input open", "output open", "read INVITE",
            ])
    }

    let boot = Fact("after boot the app is connected again, and a call reaches it") {
        let phone = try PushKitPhone(SocketPhone.self, .iOS(6))
        phone.device.reboot()
        expect(phone.app.state, is: .suspended)
        try phone.device.voip.send("INVITE", to: phone.app)
        expect(phone.app.trace.output.last, is: "read INVITE")
    }
}
