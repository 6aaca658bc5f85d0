import BackgroundRuntime

// The classes of this framework that an app finds by their names, since when, as Apple's reference gives it.

@section("vigil_entries") @used
private let entry: LinkedEntry = {
    SystemClass.register(
        in: $0,
        [
            .iOS(5): "CLGeocoder CLPlacemark",
            .iOS(7): "CLBeacon CLBeaconRegion CLCircularRegion",
            .iOS(8): "CLFloor CLVisit",
            .iOS(13): "CLBeaconIdentityConstraint",
            .iOS(17): "CLBackgroundActivitySession",
            .iOS(18): "CLServiceSession",
        ])
}
