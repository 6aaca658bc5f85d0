/// The modules of one device: their services, and who they are when their code runs.
///
/// A service whose module says so is made when something first needs it; the others are made with the device.
final class DeviceModules {
    /// A module on this device, as far as it is needed up to now.
    private struct Entry {
        var identity: ModuleIdentity?
        var service: (any ModuleService)?
    }

    /// By the places of the modules.
    @exclusivity(unchecked) private var entries: [Entry]
    /// How many of them have a service.
    private var startedCount = 0
    @exclusivity(unchecked) private unowned(unsafe) var device: Device?
    /// The places of those whose services are being made, which ask for others.
    private var making: [Int] = []
    /// What modules schedule for the present instant.
    var chain = ModuleChain()

    /// Room for the modules of a device.
    init(count: Int) { entries = Array(repeating: Entry(), count: count) }

    private var owner: Device {
        guard let device else { preconditionFailure("the modules of a device were asked for before it was whole") }
        return device
    }

    private func descriptor(_ place: Int) -> ModuleDescriptor { owner.modules.modules[place] }

    /// Makes the services that are made with the device.
    func start(on device: Device) {
        self.device = device
        start(device.modules.placesOfFirstServices)
    }

    /// Makes those of the services that wait.
    private func start(_ places: [Int]) {
        guard places.contains(where: { entries[$0].service == nil }) else { return }
        owner.simulation.watchingGuests { for place in places { _ = service(at: place) } }
    }

    /// Makes all services that wait: what is about to happen concerns each of them.
    func startAll() { if startedCount < entries.count { start(Array(entries.indices)) } }

    /// Runs what concerns an app and all modules that have to do with it, looked after as a whole. What its manifest needs is
    /// there then.
    func watching(for app: InstalledApp, _ body: () -> Void) {
        guard startedCount > 0 || !app.placesOfModules.isEmpty else { return body() }
        owner.simulation.watchingGuests {
            start(app.placesOfModules)
            body()
        }
    }

    /// The service of the module at this place of the set, made when it is first needed; nil while that goes on.
    private func service(at place: Int) -> (any ModuleService)? {
        if let service = entries[place].service { return service }
        guard !making.contains(place) else { return nil }
        making.append(place)
        defer { making.removeLast() }
        let identity = identity(at: place)
        let service = identity.run { descriptor(place).makeService(ServiceContext(identity)) }
        entries[place].service = service
        startedCount += 1
        return service
    }

    /// Who the module at this place of the set is.
    func identity(at place: Int) -> ModuleIdentity {
        if let identity = entries[place].identity { return identity }
        let identity = ModuleIdentity(descriptor(place), on: owner)
        entries[place].identity = identity
        return identity
    }

    /// Who the module with this id is, whose service is there from now on; nil where there is none.
    func identity(of id: String) -> ModuleIdentity? {
        guard let place = owner.modules.modules.firstIndex(where: { $0.id == id }) else { return nil }
        _ = service(at: place)
        return identity(at: place)
    }

    /// The module that is written in a Swift module.
    func identity(ofSwiftModule name: String) -> ModuleIdentity? {
        owner.modules.modules.firstIndex { $0.swiftModule == name }.map(identity)
    }

    func service<Service: ModuleService>(_ type: Service.Type) -> Service? {
        guard let device, let place = device.modules.placeByService[ObjectIdentifier(type)] else { return nil }
        return service(at: place) as? Service
    }

    /// The first service that does what a protocol says. Only a service itself can tell, so those before it are made.
    func service<Facility>(providing facility: Facility.Type) -> Facility? {
        entries.indices.lazy.compactMap { self.service(at: $0) as? Facility }.first
    }

    /// Tells every service that is there, in the order of the modules. What happens to an app does not concern the others.
    func notify(_ notify: (any ModuleService) -> Void) {
        guard startedCount > 0 else { return }
        let simulation = owner.simulation
        simulation.watchingGuests {
            for place in entries.indices {
                guard let service = entries[place].service, let identity = entries[place].identity else { continue }
                simulation.run(identity) { notify(service) }
            }
        }
    }
}
