import BackgroundRuntime

// The classes of this framework that an app finds by their names, since when, as Apple's reference gives it.

@section("vigil_entries") @used
private let entry: LinkedEntry = {
    SystemClass.register(
        in: $0,
        [
            .iOS(8): "PKPushCredentials PKPushPayload PKPushRegistry",
            .iOS(26, 4): "PKVoIPPushMetadata",
        ])
}
