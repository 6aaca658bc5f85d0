/// The modules of one device: their services, and who they are when their code runs.
final class DeviceModules {
    /// A module that simulates something.
    private struct Entry {
        let identity: ModuleIdentity
        let service: any ModuleService
    }

    private var entries: [Entry] = []
    private let set: ModuleSet
    /// What modules schedule for the present instant.
    var chain = ModuleChain()

    init(_ set: ModuleSet) { self.set = set }

    /// Makes the services of the modules.
    func start(on device: Device) {
        entries.reserveCapacity(set.modules.count)
        device.simulation.watchingGuests { for module in set.modules { start(module, on: device) } }
    }

    private func start(_ module: ModuleDescriptor, on device: Device) {
        let identity = ModuleIdentity(module, on: device)
        let service = device.simulation.run(identity) { module.makeService(ServiceContext(identity)) }
        entries.append(Entry(identity: identity, service: service))
    }

    /// Who the module at this place of the set is.
    func identity(at place: Int) -> ModuleIdentity { entries[place].identity }

    /// Who the module with this id is; nil where there is none.
    func identity(of id: String) -> ModuleIdentity? { entries.first { $0.identity.id == id }?.identity }

    /// The module that is written in a Swift module.
    func identity(ofSwiftModule name: String) -> ModuleIdentity? {
        entries.first { $0.identity.swiftModule == name }?.identity
    }

    func service<Service: ModuleService>(_ type: Service.Type) -> Service? {
        guard let place = set.placeByService[ObjectIdentifier(type)], place < entries.count else { return nil }
        return entries[place].service as? Service
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
