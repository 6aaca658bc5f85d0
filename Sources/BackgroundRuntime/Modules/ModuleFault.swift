/// Something that a module did wrong: a finding about the module, not about the app that it serves.
struct ModuleFault {
    /// What the module did.
    let text: String
    /// Where in its code: `RadioService/Radio.swift:42`.
    let place: String

    init(_ text: String, file: String, line: Int) {
        self.text = text
        place = "\(file):\(line)"
    }
}

/// The name of a module in what is said about it, and who says it.
struct ModuleIdentity {
    let id: String
    let swiftModule: String
    private unowned let device: Device

    init(_ module: ModuleDescriptor, on device: Device) {
        (id, swiftModule) = (module.id, module.swiftModule)
        self.device = device
    }

    /// Writes a fault of the module into the trace of the phone.
    func report(_ fault: ModuleFault) {
        device.record(
            .finding, "the module \(id) (Swift module \(swiftModule)) \(fault.text)", detail: "at \(fault.place)",
            rule: ModeRules.moduleFault)
    }
}
