import BackgroundRuntime
import Testing
import VigilFacts

struct SocketTests: Facts {
    @Test("A socket", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private final class Reader: SocketClient {
        private(set) var bytes: [UInt8] = []

        func didReceive(_ bytes: [UInt8]) { self.bytes += bytes }
    }

    private static func opened() throws -> (Phone, Socket, Reader) {
        let phone = try Phone()
        phone.app.launch()
        let (socket, reader) = (Socket(try phone.process), Reader())
        socket.client = reader
        socket.open()
        return (phone, socket, reader)
    }

    let closed = Fact("hands over what comes while it is open, and nothing that its turn finds it closed for") {
        let (phone, socket, reader) = try Self.opened()
        socket.deliver([1], in: try phone.process, rule: nil)
        phone.device.settle()
        socket.deliver([2], in: try phone.process, rule: nil)
        socket.close()
        phone.device.settle()
        expect(reader.bytes == [1] && !socket.isOpen)
    }

    let taggedTwice = Fact("that asks to wake its app a second time asks nothing new") {
        let (phone, socket, _) = try Self.opened()
        for _ in 1...2 { socket.tag() }
        expect(socket.isTagged && phone.app.trace.entries.count { $0.kind == .refusal } == 1)
    }
}
