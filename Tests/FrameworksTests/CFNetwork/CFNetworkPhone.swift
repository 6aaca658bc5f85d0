import UIKit
import VigilTestSupport
import VigilTransfers

final class CFNetworkPhone: DelegatePhone {
    convenience init<Delegate: UIApplicationDelegate>(_ delegate: Delegate.Type, _ system: SystemVersion = .iOS(17))
        throws
    {
        try self.init(delegate, on: system, manifest: Manifest())
    }

    /// Bytes that a server has, in a file of this computer that goes with the object.
    func serve(_ name: String, bytes: Int) throws -> Folder {
        let folder = try Folder()
        // Blocks with a number each: one that came twice, or not at all, would show.
        let block = Data((0..<4_088).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 9) })
        var data = Data(capacity: bytes + 4_096)
        while data.count < bytes {
            withUnsafeBytes(of: UInt64(data.count)) { data.append(contentsOf: $0) }
            data.append(block)
        }
        try data.prefix(bytes).write(to: folder.url.appending(path: name))
        device.transfers.serve(folder.url)
        return folder
    }

    /// The method and the second of each call of a session.
    var sessionCalls: [String] {
        app.trace.entries.filter { $0.kind == .call && $0.text.hasPrefix("urlSession") }.map {
            "\($0.instant.wholeSeconds) \($0.text.prefix { $0 != ":" && $0 != ")" })"
        }
    }
}

/// A folder of this computer, which goes with the object.
final class Folder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "transfers-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
