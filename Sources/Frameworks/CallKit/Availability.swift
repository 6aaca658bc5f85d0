import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's reference gives it.

extension SystemAPI {
    static let callProvider = symbol("CXProvider", .iOS(10))
    static let callController = symbol("CXCallController", .iOS(10))
    static let callObserver = symbol("CXCallObserver", .iOS(10))
    static let callHandle = symbol("CXHandle", .iOS(10))
    static let callsInRecents = method("includesCallsInRecents", of: "CXProviderConfiguration", .iOS(11))
    static let callTransaction = symbol("CXTransaction", .iOS(10))

    /// Whatever of the framework an app may use too early.
    static let ofCallKit: [SystemAPI] = [
        .callProvider, .callController, .callObserver, .callHandle, .callTransaction,
        .callsInRecents,
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemAPI.register(in: $0, SystemAPI.ofCallKit + SystemAPI.ofCallKitMembers) }
