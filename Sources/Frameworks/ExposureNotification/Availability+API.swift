import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what there is of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let exposureManager = symbol("ENManager", .iOS(12, 5))
}

extension SimulatedApp {
    /// Ends the running app where its system does not have this framework, or not that part of it.
    ///
    /// iOS 12.5 is younger than iOS 13: it brought to older phones what iOS 13.5 had, and later versions of iOS 13 added.
    ///
    /// - Parameters:
    ///   - api: what is used, with the system that brought it to older phones.
    ///   - version: the version of iOS 13 that has it.
    static func requireExposure(_ api: SystemAPI, since version: SystemVersion = .iOS(13, 5)) {
        guard let process = AppProcess.current else { return }
        process.require(api)
        if process.device.system >= .iOS(13) { process.require(SystemAPI.symbol(api.name, version)) }
    }
}
