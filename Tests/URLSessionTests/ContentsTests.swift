import Testing
import UIKit
import VigilRuntimeProbes
import VigilTestSupport
import VigilTransfers

private final class Reader: UIResponder, UIApplicationDelegate {}

@Suite("The contents of an address, read at once", .enabled(if: RuntimeInterface.problems.isEmpty))
struct ContentsTests {
    /// A phone with a server whose thousand bytes take a second, and its app in front.
    private func phone() throws -> Phone {
        let phone = try Phone(Reader.self)
        phone.device.transfers.link.wifi = NetworkLink.Path(down: 8_000, up: 8_000, latency: .zero)
        phone.device.transfers.handle("https://example.com") { request in
            request.url.path == "/gone"
                ? TransferReply(status: 404, body: .made(10))
                : TransferReply(body: .data(Data(repeating: 65, count: 1_000)))
        }
        phone.app.launch()
        return phone
    }

    @Test("a thread waits for the bytes of a server, and the main thread goes on meanwhile")
    func bytes() throws {
        let (phone, url) = try (phone(), #require(URL(string: "https://example.com/page")))
        try phone.run { _ in
            DispatchQueue.global().async {
                print((try? Data(contentsOf: url))?.count ?? -1)
                print((try? String(contentsOf: url, encoding: .utf8))?.prefix(3) ?? "nothing")
            }
            print("goes on")
        }
        phone.wait(5)
        #expect(phone.output == ["00:00:00.000 goes on", "00:00:01.000 1000", "00:00:02.000 AAA"])
    }

    @Test("what a server does not have is an error of Foundation's files")
    func missing() throws {
        let (phone, url) = try (phone(), #require(URL(string: "https://example.com/gone")))
        try phone.run { _ in
            DispatchQueue.global().async {
                do {
                    _ = try Data(contentsOf: url)
                } catch { print((error as? CocoaError)?.code == .fileReadUnknown) }
            }
        }
        phone.wait(5)
        #expect(phone.app.trace.output == ["true"])
    }

    @Test("a file is read from the disk, inside an app and outside")
    func file() throws {
        let phone = try phone()
        let folder = try Folder()
        let file = folder.url.appendingPathComponent("text")
        try Data("kept".utf8).write(to: file)
        #expect(try String(contentsOf: file, encoding: .utf8) == "kept")
        try phone.run { _ in print(try String(contentsOf: file, encoding: .utf8), try Data(contentsOf: file).count) }
        phone.wait(1)
        #expect(phone.app.trace.output == ["kept 4"])
    }
}
