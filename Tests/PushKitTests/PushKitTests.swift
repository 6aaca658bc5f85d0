import BackgroundRuntime
import PushKit
import Testing
import UIKit
import VigilRuntimeProbes
import VigilVoIP

@Suite("PushKit and CallKit, as an app sees them", .enabled(if: RuntimeInterface.problems.isEmpty))
struct PushKitTests {
    private let anna = #"{"caller": "Anna"}"#

    @Test("a softphone is launched for a call, talks, and is suspended at the end")
    func incoming() throws {
        let phone = try Phone(Softphone.self)
        phone.app.launch()
        #expect(phone.app.trace.output == ["token of 32 bytes, stored: true"])
        phone.device.forceQuit(phone.app)
        phone.device.lock()
        phone.device.voip.push(to: phone.app, payload: anna)
        #expect(phone.app.isAwake(because: .wake("call")))
        try phone.device.voip.answer()
        phone.device.advance(by: .seconds(600))
        #expect(phone.app.isAwake(because: .mode("voip")))
        try phone.app.main { (delegate: Softphone) in delegate.calls.serverSays("ended") }
        #expect(phone.app.state == .suspended)
        #expect(
            phone.app.trace.output.dropFirst(2)
                == Softphone.heard([
                    "call new ", "call connected ", "talking, on the main thread: true", "call ended ", "silent",
                ]))
        #expect(phone.app.exits.map(\.name) == ["force-quit"])
    }

    @Test("the user declines, and Do Not Disturb refuses, which counts as reported")
    func declined() throws {
        let phone = try Phone(Softphone.self)
        phone.app.launch()
        phone.device.press(.home)
        phone.device.voip.push(to: phone.app, payload: anna)
        try phone.device.voip.decline()
        phone.device.voip.isDoNotDisturbOn = true
        phone.device.voip.push(to: phone.app, payload: anna)
        #expect(
            phone.app.trace.output.dropFirst() == ["call new ", "call ended ", "not shown: filteredByDoNotDisturb"])
        #expect(phone.app.exits.isEmpty)
    }

    @Test("an outgoing call connects, is held by the user, and is ended by the app")
    func outgoing() throws {
        let phone = try Phone(Softphone.self)
        phone.app.launch()
        try phone.app.main { (delegate: Softphone) in delegate.calls.call("Bert") }
        phone.device.press(.home)
        #expect(throws: StimulusError.self) { try phone.device.voip.answer() }
        try phone.app.main { (delegate: Softphone) in delegate.calls.serverSays("connected") }
        try phone.device.voip.hold(true)
        try phone.device.voip.hold(false)
        try phone.app.main { (delegate: Softphone) in delegate.calls.hangUp() }
        #expect(
            phone.app.trace.output.dropFirst()
                == Softphone.heard([
                    "call new ", "dials Bert phoneNumber", "talking, on the main thread: true", "call connected ",
                    "call connected held", "silent", "call connected ", "talking, on the main thread: true",
                    "call ended ", "silent",
                ]))
        #expect(phone.app.state == .suspended)
    }

    @Test("a transaction on a call that nobody knows is refused")
    func unknownCall() throws {
        let phone = try Phone(Softphone.self)
        phone.app.launch()
        try phone.app.main { (delegate: Softphone) in delegate.calls.endUnknownCall() }
        #expect(phone.app.trace.output.last == "unknown call")
    }

    @Test("without the mode there is no token, and CallKit says what is missing")
    func withoutMode() throws {
        let phone = try Phone(Softphone.self, modes: [])
        phone.app.launch()
        try phone.app.main { (delegate: Softphone) in delegate.calls.report(from: "Anna") {} }
        #expect(phone.app.trace.output == ["not shown: missingVoIPBackgroundMode"])
    }

    @Test("a messenger gets its messages on iOS 12, and is killed and then left alone on iOS 13")
    func messenger() throws {
        let old = try Phone(Messenger.self, .iOS(12))
        old.app.launch()
        old.device.press(.home)
        old.device.voip.push(to: old.app, payload: #"{"text": "hello"}"#)
        #expect(old.app.trace.output == ["message: hello"])
        #expect(old.app.state == .suspended)
        let new = try Phone(Messenger.self, .iOS(13))
        new.app.launch()
        new.device.press(.home)
        for _ in 0..<5 { new.device.voip.push(to: new.app, payload: #"{"text": "hello"}"#) }
        #expect(new.app.trace.output.count == 3)
        #expect(new.app.exits.map(\.name) == Array(repeating: "voip-push-no-call", count: 3))
        #expect(new.app.trace.entries.last?.rule?.id == "voip.push.block")
    }

    @Test(
        "from iOS 26.4 the method with metadata is called, where the delegate has it",
        arguments: [(SystemVersion.iOS(26, 3), "older"), (.iOS(26, 4), "metadata: true"), (.iOS(27), "metadata: true")])
    func metadata(system: SystemVersion, output: String) throws {
        let phone = try Phone(FlagReader.self, system)
        phone.app.launch()
        phone.device.press(.home)
        phone.device.voip.push(to: phone.app)
        #expect(phone.app.trace.output == [output])
        let older = try Phone(Messenger.self, system)
        older.app.launch()
        older.device.voip.push(to: older.app, payload: #"{"text": "hello"}"#)
        #expect(older.app.trace.output == ["message: hello"])
        let note = "the delegate has no method for metadata: its older one is called"
        #expect(older.app.trace.entries.contains { $0.text == note } == (output != "older"))
    }

    @Test(
        "the async form of a method is called: a report in that with metadata is in time, in the older one too late",
        arguments: [
            (SystemVersion.iOS(26, 4), ["reported: true"], [String]()), (.iOS(17), [], ["voip-push-no-call"]),
            (.iOS(12), ["older"], []),
        ])
    func asyncForms(system: SystemVersion, output: [String], exits: [String]) throws {
        let phone = try Phone(Awaiter.self, system)
        phone.app.launch()
        phone.device.press(.home)
        phone.device.advance(by: .seconds(60))
        phone.device.voip.push(to: phone.app)
        #expect(phone.app.trace.output == output, "\(phone.app.trace.entries.map(\.text))")
        #expect(phone.app.exits.map(\.name) == exits)
    }

    @Test("a report that is dispatched comes too late")
    func lateReport() throws {
        let phone = try Phone(LateReporter.self)
        phone.app.launch()
        phone.device.press(.home)
        phone.device.voip.push(to: phone.app)
        #expect(phone.app.trace.output == ["push, on the main thread: false"])
        #expect(phone.app.exits.map(\.name) == ["voip-push-no-call"])
    }

    @Test("a token is one for VoIP pushes, and for no other type")
    func tokenType() throws {
        let phone = try Phone(Softphone.self)
        phone.app.launch()
        let tokens = try phone.app.main { (_: Softphone) in
            let registry = PKPushRegistry(queue: nil)
            registry.desiredPushTypes = [.voIP, .fileProvider]
            return [registry.pushToken(for: .voIP), registry.pushToken(for: .fileProvider)].map { $0?.count }
        }
        #expect(tokens == [32, nil])
    }

    @Test("a token that is taken back is told")
    func token() throws {
        let phone = try Phone(Softphone.self)
        phone.app.launch()
        phone.device.voip.invalidateToken(of: phone.app)
        #expect(phone.app.trace.output.last == "token gone: true")
    }
}

@Suite("The old way: a tagged stream and the keep-alive", .enabled(if: RuntimeInterface.problems.isEmpty))
struct SocketPhoneTests {
    @Test(
        "the server wakes the app, and the app keeps its connection alive", arguments: [SystemVersion.iOS(4), .iOS(9)])
    func oldWay(system: SystemVersion) throws {
        let phone = try Phone(SocketPhone.self, system)
        phone.app.launch()
        phone.device.press(.home)
        #expect(phone.app.state == .suspended)
        phone.device.advance(by: .seconds(600))
        try phone.device.voip.send("INVITE", to: phone.app)
        #expect(phone.app.state == .background)
        phone.app.activate()
        phone.device.advance(by: .seconds(600))
        #expect(
            phone.app.trace.output == [
                "keep-alive: true short one: false", "input open", "output open", "sent 4 bytes", "read INVITE",
            ])
    }

    @Test("from iOS 16 the tag kills")
    func today() throws {
        let phone = try Phone(SocketPhone.self, .iOS(17))
        phone.app.launch()
        #expect(phone.app.exits.map(\.name) == ["voip-socket"] && phone.app.state == .notRunning)
    }

    @Test("later neither works")
    func later() throws {
        let phone = try Phone(SocketPhone.self, .iOS(15))
        phone.app.launch()
        phone.device.press(.home)
        phone.device.advance(by: .seconds(600))
        try phone.device.voip.send("INVITE", to: phone.app)
        #expect(phone.app.state == .suspended)
        phone.app.activate()
        #expect(
            phone.app.trace.output == [
                "keep-alive: false short one: false", "input open", "output open", "read INVITE",
            ])
    }

    @Test("after boot the app is connected again, and a call reaches it")
    func boot() throws {
        let phone = try Phone(SocketPhone.self, .iOS(6))
        phone.device.reboot()
        #expect(phone.app.state == .suspended)
        try phone.device.voip.send("INVITE", to: phone.app)
        #expect(phone.app.trace.output.last == "read INVITE")
    }
}
