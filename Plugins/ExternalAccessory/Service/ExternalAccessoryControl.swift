import BackgroundRuntime

extension Device {
    /// The accessories at the phone. Traps on a device made without the module of external accessories.
    ///
    /// ```swift
    /// try device.accessories.connect(AccessoryInfo("Meter", protocols: ["com.example.meter"]))
    /// try device.accessories.send(Array("5.1".utf8), from: "Meter")
    /// ```
    public var accessories: ExternalAccessoryControl {
        ExternalAccessoryControl(device: self, service: requiredService(ExternalAccessoryService.self))
    }
}

/// What a test does with the accessories at a phone.
public struct ExternalAccessoryControl {
    let device: Device
    let service: ExternalAccessoryService

    /// The accessories that are connected, in the order in which they came.
    public var connected: [AccessoryInfo] { service.accessories }

    /// An accessory is plugged in, or comes into range.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when one of that name is connected already.
    public func connect(_ accessory: AccessoryInfo) throws {
        guard !connected.contains(where: { $0.name == accessory.name }) else {
            throw StimulusError("\(accessory.name) is connected already")
        }
        device.record(
            .stimulus, "the accessory \(accessory.name) is connected",
            detail: accessory.protocols.joined(separator: ", "))
        service.connect(accessory)
        device.settle()
    }

    /// An accessory is taken away.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when none of that name is connected.
    public func disconnect(_ name: String) throws {
        _ = try accessory(name)
        device.record(.stimulus, "the accessory \(name) is disconnected")
        service.disconnect(name)
        device.settle()
    }

    /// An accessory sends something to the apps that have a session with it.
    ///
    /// - Parameters:
    ///   - bytes: what it sends.
    ///   - name: which accessory.
    ///   - protocolName: to sessions for which protocol; for any by default.
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when none of that name is connected, or no app has a session.
    public func send(_ bytes: [UInt8], from name: String, by protocolName: String? = nil) throws {
        let accessory = try accessory(name)
        if let protocolName, !accessory.protocols.contains(protocolName) {
            let all = accessory.protocols.joined(separator: ", ")
            throw StimulusError(
                "\(name) does not speak \"\(protocolName)\": it speaks \(all.isEmpty ? "nothing" : all)")
        }
        device.record(.stimulus, "the accessory \(name) sends \(String(decoding: bytes, as: UTF8.self))")
        guard service.send(bytes, from: name, by: protocolName) else {
            throw StimulusError("no app has a session with \(name)" + (protocolName.map { " for \($0)" } ?? ""))
        }
        device.settle()
    }

    private func accessory(_ name: String) throws -> AccessoryInfo {
        if let accessory = connected.first(where: { $0.name == name }) { return accessory }
        let all = connected.map(\.name).joined(separator: ", ")
        throw StimulusError(
            "no accessory \"\(name)\" is connected: "
                + (all.isEmpty ? "connect it with accessory.connect" : "there is \(all)"))
    }
}
