import BackgroundRuntime
import Foundation

// What can happen to the network of the phone.

extension TransferModule {
    static let stimuli = [serve, link, outage, cancel.since(.iOS(7)), reclaim]

    private static let serve = Stimulus(
        "transfer.serve", "A server answers from now on: with the files of a folder, or with so many bytes.",
        parameters: [
            .optional("at", .text, "how the addresses begin that it answers; all of the web by default"),
            .optional("folder", .file, "the folder with its files"),
            .optional(
                "bytes", .numberIn(.wholeNumbers(0...100_000_000_000)),
                "the size of what it answers with, where there is no folder; 1000 by default"),
            .optional("status", .numberIn(.wholeNumbers(0...599)), "the status; 200 by default"),
            .optional("takes", .duration, "how long it thinks; not at all by default"),
            .optional("redirect", .text, "the address that it sends everybody to"),
            .optional("ranges", .flag, "whether a download can go on where it stopped; true by default"),
        ]
    ) { device, _, with in
        let address = with.text("at") ?? "http"
        device.record(.stimulus, "a server answers", detail: address)
        if let folder = with.text("folder") {
            return device.transfers.serve(URL(fileURLWithPath: folder, isDirectory: true), at: address)
        }
        let reply = try reply(with)
        device.transfers.handle(address) { _ in reply }
    }

    private static func reply(_ with: Arguments) throws -> TransferReply {
        if let address = with.text("redirect") {
            guard let url = URL(string: address) else { throw StimulusError("\(address) is no address of the web") }
            return .redirect(to: url)
        }
        var reply = TransferReply(
            status: with.whole("status") ?? 200, body: .made(Int64(with.whole("bytes") ?? 1_000)))
        reply.takes = with.duration("takes") ?? .zero
        reply.acceptsRanges = with.flag("ranges") ?? true
        return reply
    }

    private static let rate = Parameter.Kind.numberIn(.wholeNumbers(0...1_000_000_000_000))

    private static let link = Stimulus(
        "transfer.link", "The network has another speed from now on.",
        parameters: [
            .optional("over", .choice(["wifi", "cellular"]), "which network; Wi-Fi by default"),
            .optional("down", rate, "bits that arrive in a second"),
            .optional("up", rate, "bits that leave in a second"),
            .optional("latency", .duration, "the way to a server and back"),
            .optional("loss", .numberIn(.wholeNumbers(0...100)), "the share of packets that are lost, from 0 to 100"),
        ]
    ) { device, _, with in
        let isWiFi = with.text("over") != "cellular"
        var path = isWiFi ? device.transfers.link.wifi : device.transfers.link.cellular
        path.down = with.whole("down").map { Int64($0) } ?? path.down
        path.up = with.whole("up").map { Int64($0) } ?? path.up
        path.latency = with.duration("latency") ?? path.latency
        path.loss = with.whole("loss") ?? path.loss
        device.record(.stimulus, "the speed of \(isWiFi ? "Wi-Fi" : "the carrier's network") changes")
        if isWiFi { device.transfers.link.wifi = path } else { device.transfers.link.cellular = path }
        device.settle()
    }

    private static let outage = Stimulus(
        "transfer.outage", "Nothing gets through for a while, although the phone has a network.",
        parameters: [.required("for", .interval, "how long")]
    ) { device, _, with in
        device.transfers.outage(for: with.duration("for") ?? .zero)
    }

    private static let cancel = Stimulus(
        "transfer.cancel", "The system cancels the background transfers of the app.",
        parameters: [
            .optional(
                "because", .choice(TransferControl.CancelReason.allCases.map(\.rawValue)),
                "why; insufficientSystemResources by default")
        ]
    ) { device, app, with in
        let reason = with.text("because").flatMap(TransferControl.CancelReason.init) ?? .insufficientSystemResources
        device.transfers.cancel(app, because: reason)
    }

    private static let reclaim = Stimulus(
        "transfer.reclaim", "The system takes the sockets of the app, which has to be suspended."
    ) { device, app, _ in
        try device.transfers.reclaimSockets(of: app)
    }
}
