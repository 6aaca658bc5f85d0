/// The modules of one device: their services, and who they are when their code runs.
final class DeviceModules {
    /// A module that simulates something.
    private struct Entry {
        let identity: ModuleIdentity
        let service: any ModuleService
    }

    private var entries: [Entry] = []
    private var servicesByType: [ObjectIdentifier: any ModuleService] = [:]
    /// What modules schedule for the present instant.
    var chain = ModuleChain()

    /// Makes the services of modules.
    func start(_ modules: [ModuleDescriptor], on device: Device) {
        entries.reserveCapacity(modules.count)
        device.simulation.watchingGuests { for module in modules { start(module, on: device) } }
    }

    private func start(_ module: ModuleDescriptor, on device: Device) {
        guard let make = module.makeService else { return }
        let identity = ModuleIdentity(module, on: device)
        let service = identity.run { make(ServiceContext(device, identity)) }
        entries.append(Entry(identity: identity, service: service))
        servicesByType[ObjectIdentifier(type(of: service))] = service
    }

    /// Who the module with this id is; nil for one that is only planned.
    func identity(of id: String) -> ModuleIdentity? { entries.first { $0.identity.id == id }?.identity }

    /// The module that is written in a Swift module.
    func identity(ofSwiftModule name: String) -> ModuleIdentity? {
        entries.lazy.map(\.identity).first { $0.swiftModule == name }
    }

    func service<Service: ModuleService>(_ type: Service.Type) -> Service? {
        servicesByType[ObjectIdentifier(type)] as? Service
    }

    func service<Facility>(providing facility: Facility.Type) -> Facility? {
        entries.lazy.compactMap { $0.service as? Facility }.first
    }

    /// Tells every service, in the order of the modules.
    func tell(_ tell: (any ModuleService) -> Void) {
        guard let simulation = entries.first?.identity.simulation else { return }
        simulation.watchingGuests { for entry in entries { simulation.run(entry.identity) { tell(entry.service) } } }
    }
}
