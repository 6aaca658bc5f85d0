import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's reference gives it.

extension SystemAPI {
    static let pathMonitor = symbol("NWPathMonitor", .iOS(12))
    static let connection = symbol("NWConnection", .iOS(12))
    static let isConstrained = symbol("NWPath.isConstrained", .iOS(13))
    static let prohibitedInterfaces = symbol("NWPathMonitor.init(prohibitedInterfaceTypes:)", .iOS(14))
    static let unsatisfiedReason = symbol("NWPath.unsatisfiedReason", .iOS(14, 2))

    /// Whatever of the framework an app may use too early.
    fileprivate static let ofNetwork: [SystemAPI] = [
        pathMonitor, connection, isConstrained, prohibitedInterfaces, unsatisfiedReason,
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemAPI.register(in: $0, SystemAPI.ofNetwork + SystemAPI.ofNetworkMembers) }
