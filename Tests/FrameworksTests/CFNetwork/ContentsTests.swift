import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport
import VigilTransfers

private final class Reader: UIResponder, UIApplicationDelegate {}

struct ContentsTests: Facts {
    @Test("The contents of an address, read at once", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// A phone with a server whose thousand bytes take a second, and its app in front.
    private static func phone() throws -> CFNetworkPhone {
        let phone = try CFNetworkPhone(Reader.self)
        phone.device.transfers.link.wifi = NetworkLink.Path(down: 8_000, up: 8_000, latency: .zero)
        phone.device.transfers.handle("https://example.com") { request in
            request.url.path == "/gone"
                ? TransferReply(status: 404, body: .made(10))
                : TransferReply(body: .data(Data(repeating: 65, count: 1_000)))
        }
        phone.app.launch()
        return phone
    }

    let bytes = Fact("a thread waits for the bytes of a server, and the main thread goes on meanwhile") {
        let (phone, url) = try (Self.phone(), require(URL(string: "https://example.com/page")))
        try phone.run { _ in
            DispatchQueue.global().async {
                print((try? Data(contentsOf: url))?.count ?? -1)
                print((try? String(contentsOf: url, encoding: .utf8))?.prefix(3) ?? "nothing")
            }
            print("goes on")
        }
        phone.wait(5)
        expect(phone.output, is: ["00:00:00.000 goes on", "00:00:01.000 1000", "00:00:02.000 AAA"])
    }

    let missing = Fact("what a server does not have is an error of Foundation's files") {
        let (phone, url) = try (Self.phone(), require(URL(string: "https://example.com/gone")))
        try phone.run { _ in
            DispatchQueue.global().async {
                do {
                    _ = try Data(contentsOf: url)
                } catch { print((error as? CocoaError)?.code == .fileReadUnknown) }
            }
        }
        phone.wait(5)
        expect(phone.app.trace.output, is: ["true"])
    }

    let file = Fact("a file is read from the disk, inside an app and outside") {
        let phone = try Self.phone()
        let folder = try Folder()
        let file = folder.url.appendingPathComponent("text")
        try Data("kept".utf8).write(to: file)
        try expect(String(contentsOf: file, encoding: .utf8), is: "kept")
        try phone.run { _ in print(try String(contentsOf: file, encoding: .utf8), try Data(contentsOf: file).count) }
        phone.wait(1)
        expect(phone.app.trace.output, is: ["kept 4"])
    }
}
