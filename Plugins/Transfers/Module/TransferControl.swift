import BackgroundRuntime
import Foundation

extension Device {
    /// The network of the phone and the servers that its apps reach. Traps on a device made without the module.
    ///
    /// ```swift
    /// device.transfers.serve(folder, at: "https://example.com")
    /// device.transfers.handle("https://example.com/login") { _ in .unauthorized(realm: "members") }
    /// device.transfers.link.wifi.down = 4_000_000
    /// device.transfers.outage(for: .seconds(40))
    /// ```
    public var transfers: TransferControl {
        TransferControl(device: self, service: requiredService(TransferService.self))
    }
}

/// What a test does with the network of a phone.
public struct TransferControl {
    let device: Device
    let service: TransferService

    /// Why the system cancels background transfers, beside a force quit.
    public enum CancelReason: String, Sendable, CaseIterable {
        /// Work in the background is switched off.
        case backgroundUpdatesDisabled
        /// The system has too little to go on.
        case insufficientSystemResources
    }

    /// How fast the phone reaches the servers.
    public var link: NetworkLink {
        get { service.link }
        nonmutating set { service.link = newValue }
    }

    /// A folder of this computer answers: the path of an address leads to a file in it.
    ///
    /// - Parameters:
    ///   - folder: the folder.
    ///   - address: how the addresses begin that it answers; all of the web without it. The longest beginning wins.
    public func serve(_ folder: URL, at address: String = "http") {
        service.servers.add(address, SimulatedServers.folder(folder))
    }

    /// A closure answers.
    ///
    /// - Parameters:
    ///   - address: how the addresses begin that it answers. The longest beginning wins.
    ///   - answer: answers a request, which has what was uploaded as its body.
    public func handle(_ address: String, answer: @escaping (LoadingRequest) -> TransferReply) {
        service.servers.add(address, answer)
    }

    /// Nothing gets through for a while, although the phone has a network.
    public func outage(for duration: Duration) {
        device.record(.stimulus, "nothing gets through", detail: TimeText.duration(duration))
        let end = max(service.endOfOutage, device.now.advanced(by: duration))
        (service.endOfOutage, service.link.isOut) = (end, true)
        service.context.schedule(after: duration) { [weak service, weak device] in
            guard let service, let device, device.now >= service.endOfOutage else { return }
            device.record(.stimulus, "the network answers again")
            service.link.isOut = false
        }
        device.settle()
    }

    /// How many bytes of an app's bodies went through the network so far, those of failed attempts included.
    public func bytes(of app: InstalledApp) -> (sent: Int64, received: Int64) { service.total(of: app) }

    /// How many tasks of an app are not over, in all of its sessions.
    public func pendingTasks(of app: InstalledApp) -> Int {
        service.tasks.filter { $0.session.app === app && $0.machine.isPending }.count
    }

    /// The system takes the sockets of an app that is suspended.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when it is not suspended.
    public func reclaimSockets(of app: InstalledApp) throws {
        guard let process = app.process, process.state == .suspended else {
            throw StimulusError("\(app.name) is not suspended: its sockets stay its own")
        }
        app.record(.stimulus, "the system reclaims its sockets")
        ProcessTransfers.of(process).isReclaimed = true
    }

    /// The system cancels the background transfers of an app. From iOS 8 their errors tell the reason.
    public func cancel(_ app: InstalledApp, because reason: CancelReason) {
        app.record(.stimulus, "the system cancels background transfers")
        let known: TransferCancelReason =
            reason == .backgroundUpdatesDisabled ? .backgroundUpdatesDisabled : .insufficientSystemResources
        let tellsReason = TransferRules.cancelReasons.systems.contains(device.system)
        service.cancelAll(
            of: app, for: known, rule: tellsReason ? TransferRules.cancelReasons : TransferRules.outOfProcess)
        device.settle()
    }
}
