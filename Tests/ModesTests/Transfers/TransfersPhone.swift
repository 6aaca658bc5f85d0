import BackgroundRuntime
import Foundation
import VigilModeTesting
import VigilTransfers

final class TransfersPhone: ModePhone {
    /// A phone with a link on which a million bytes take a second, and servers that have so many bytes. Its app makes the
    /// session "s" at each launch.
    ///
    /// - Parameters:
    ///   - system: the version of iOS.
    ///   - megabytes: the size of what every server has, in millions of bytes.
    ///   - session: further parameters of the session; nil for an app that makes none.
    ///   - constants: figures to override, by id.
    convenience init(
        _ system: SystemVersion = .iOS(17), megabytes: Int64 = 10, session: [String: ArgumentValue]? = [:],
        constants: [String: Double] = [:]
    ) throws {
        try self.init(on: system, modules: [TransferModule.descriptor], constants: constants)
        let path = NetworkLink.Path(down: 8_000_000, up: 8_000_000, latency: .zero)
        device.transfers.link = NetworkLink(wifi: path, cellular: path)
        device.transfers.handle("http") { _ in TransferReply(body: .made(megabytes * 1_000_000)) }
        if let session {
            code.on["didFinishLaunching"] = {
                try $0.act("transfer.makeSession", session.merging(["session": "s"]) { $1 })
            }
        }
    }

    /// The app starts a download of its background session.
    func download(_ url: String = "https://example.com/film") throws {
        try act("transfer.download", ["url": .text(url), "session": "s"])
    }

    /// The app starts a download, and the user leaves it.
    func downloadAndLeave(_ url: String = "https://example.com/film") throws {
        app.launch()
        try download(url)
        home()
        device.advance(by: .zero)
    }

    /// The second of each call whose name begins like this.
    func seconds(calling name: String) -> [Int] {
        app.trace.entries.filter { $0.kind == .call && $0.text.hasPrefix(name) }.map(\.instant.wholeSeconds)
    }

    /// The end of each task as it was told: `task 1`, `task 1: error -999`.
    var ends: [String] {
        app.trace.entries.filter { $0.kind == .call && $0.text.contains("didCompleteWithError") }
            .map { $0.text.components(separatedBy: "Error:): ").last ?? "" }
    }

    /// The texts of the lines that cite a rule.
    func texts(citing rule: String) -> [String] { app.trace.entries(rule: rule).map(\.text) }
}
