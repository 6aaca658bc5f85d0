extension Device {
    /// The service of a module that the caller cannot do without: for the objects that an app makes of it, and for what
    /// tests ask of it. Traps on a device without the module, and says how it gets one; ``service(_:)-(Service.Type)`` is
    /// nil then.
    public func requiredService<Service: ModuleService>(_ type: Service.Type) -> Service {
        if let service = service(type) { return service }
        let name = String(reflecting: type)
        let module = name.prefix { $0 != "." }
        preconditionFailure(
            "this device has no \(name): link \(module), or name its descriptor among the modules of the device")
    }
}
