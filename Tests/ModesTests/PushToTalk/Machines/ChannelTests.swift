import Foundation
import Testing
import VigilFacts
import VigilPushToTalk

@Suite("A channel")
struct ChannelTests {
    private var channel = Channel(id: UUID(), name: "Friends")

    private func code(_ body: () throws -> Void) -> ChannelRefusal.Code? {
        do { try body() } catch { return (error as? ChannelRefusal)?.code }
        return nil
    }

    @Test("is half duplex at first, ready, and nobody speaks")
    func begins() {
        expect(channel.mode == .halfDuplex && channel.status == .ready && channel.takesButtons)
        expect(!channel.needsSound && channel.speaker == nil && channel.transmission == nil)
    }

    @Test("in half duplex only one side speaks at a time")
    mutating func halfDuplex() throws {
        try channel.hear("Anna", maySound: true)
        expect(code { try channel.begin(from: .userRequest) }, is: .transmissionNotAllowed)
        channel.fallSilent()
        try channel.begin(from: .userRequest)
        expect(code { try channel.begin(from: .developerRequest) }, is: .transmissionInProgress)
        expect(code { try channel.hear("Anna", maySound: true) }, is: .transmissionInProgress)
        expect(channel.speaker == nil && channel.transmission == .userRequest && channel.needsSound)
        try channel.end()
        expect(code { try channel.end() }, is: .transmissionNotFound)
        expect(!channel.needsSound)
    }

    @Test("in full duplex both speak, and the sound is needed until both are silent")
    mutating func fullDuplex() throws {
        channel.mode = .fullDuplex
        try channel.begin(from: .userRequest)
        try channel.hear("Anna", maySound: true)
        try channel.end()
        expect(channel.needsSound)
        try channel.begin(from: .userRequest)
        channel.fallSilent()
        expect(channel.needsSound)
        channel.interrupt()
        expect(!channel.needsSound && channel.transmission == nil)
    }

    @Test("who only listens cannot speak")
    mutating func listens() throws {
        channel.mode = .listenOnly
        expect(code { try channel.begin(from: .userRequest) }, is: .transmissionNotAllowed)
        try channel.hear("Anna", maySound: true)
        expect(channel.needsSound)
    }

    @Test("a speaker for whom no sound may begin is heard only while there is sound anyway")
    mutating func unheard() throws {
        try channel.hear("Anna", maySound: false)
        expect(!channel.needsSound && channel.speaker?.isHeard == false)
        try channel.hear("Bert", maySound: true)
        try channel.hear("Anna", maySound: false)
        expect(channel.needsSound && channel.speaker?.name == "Anna")
    }
}
