/// Something that a module did wrong: a finding about the module, not about the app that it serves.
struct ModuleFault {
    /// What the module did.
    let text: String
    /// Where in its code: `RadioService/Radio.swift:42`; nil where that is not known.
    let place: String?

    init(_ text: String, at place: String?) { (self.text, self.place) = (text, place) }

    init(_ text: String, file: String, line: Int) { self.init(text, at: "\(file):\(line)") }
}

/// The name of a module in what is said about it, and who says it.
final class ModuleIdentity: GuestCode {
    private let module: ModuleDescriptor
    unowned let device: Device

    init(_ module: ModuleDescriptor, on device: Device) { (self.module, self.device) = (module, device) }

    var id: String { module.id }

    var swiftModule: String { module.swiftModule }

    var title: String { "the module \(id) (Swift module \(swiftModule))" }

    /// Runs code of the module: what it does wrong is the module's.
    func run<Result>(_ body: () throws -> Result) rethrows -> Result { try simulation.run(self, body) }

    var simulation: Simulation { device.simulation }

    /// All modules of the device.
    var modules: DeviceModules { device.loaded }

    /// Writes a fault of the module into the trace of the phone.
    func report(_ fault: ModuleFault) {
        device.record(
            .finding, "\(title) \(fault.text)", detail: fault.place.map { "at \($0)" } ?? "",
            rule: ModeRules.moduleFault)
    }

    /// The same for a fault over which a run fails.
    func reportHang(_ fault: ModuleFault) {
        report(fault)
        device.hangs.append("\(title) \(fault.text)" + (fault.place.map { ": at \($0)" } ?? ""))
    }

    func report(_ fault: String, at place: CodePlace?) {
        report(ModuleFault(fault, at: place.map(\.description)))
    }
}
