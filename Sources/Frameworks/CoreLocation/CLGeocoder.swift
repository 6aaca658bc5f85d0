import BackgroundRuntime
import SimulatedFoundation

/// What a geocoder calls back with.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Turns positions into addresses and back. The simulator knows no addresses: every request ends with
/// `CLError.geocodeFoundNoResult`, and the trace says so.
open class CLGeocoder: NSObject, @unchecked Sendable {
    /// Whether a request is under way.
    open private(set) var isGeocoding = false

    /// A geocoder of the running app.
    public override init() {
        SimulatedApp.require(CLGeocoder.self)
        super.init()
    }

    /// Asks for the address of a position.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    /// Asks for the address of a position, in a language.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        SimulatedApp.require(
            .method("reverseGeocodeLocation:preferredLocale:completionHandler:", of: "CLGeocoder", .iOS(11)))
        fail(completionHandler)
    }

    /// Asks for the position of an address.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    /// Asks for the position of an address, near a region.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    /// Gives a request up.
    open func cancelGeocode() {}

    private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
        SimulatedApp.notSimulated("CLGeocoder", "no address is known: requests end with geocodeFoundNoResult")
        isGeocoding = true
        SimulatedApp.process(for: "CLGeocoder").callback("CLGeocodeCompletionHandler", rule: nil) { [self] in
            isGeocoding = false
            handler(nil, CLError(.geocodeFoundNoResult))
        }
    }
}

extension CLGeocoder {
    /// Asks for the address of a position.
    ///
    /// - Throws: `CLError.geocodeFoundNoResult`, always.
    nonisolated(nonsending) public func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        try await withCheckedThrowingContinuation { waiting in
            reverseGeocodeLocation(location) { waiting.resume(with: CLGeocoder.result($0, $1)) }
        }
    }

    /// Asks for the position of an address.
    ///
    /// - Throws: `CLError.geocodeFoundNoResult`, always.
    nonisolated(nonsending) public func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        try await withCheckedThrowingContinuation { waiting in
            geocodeAddressString(addressString) { waiting.resume(with: CLGeocoder.result($0, $1)) }
        }
    }

    private static func result(
        _ places: [CLPlacemark]?, _ error: (any Error)?
    ) -> Result<[CLPlacemark], any Error> {
        if let error { .failure(error) } else { .success(places ?? []) }
    }
}

/// An address with its position. A geocoder here finds none: it is there for code that knows it.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
    open private(set) var location: CLLocation?
    /// The area that it stands for.
    open private(set) var region: CLRegion?
    /// What it is called: a sight, or a street with a number.
    open private(set) var name: String?
    open private(set) var thoroughfare: String?
    /// The number of the house.
    open private(set) var subThoroughfare: String?
    open private(set) var locality: String?
    /// The part of the town.
    open private(set) var subLocality: String?
    /// The state or province.
    open private(set) var administrativeArea: String?
    open private(set) var subAdministrativeArea: String?
    /// The code of the post.
    open private(set) var postalCode: String?
    /// The two letters of the country.
    open private(set) var isoCountryCode: String?
    /// The name of the country.
    open private(set) var country: String?
    /// The zone of its clocks.
    open private(set) var timeZone: TimeZone?
    /// The lake or river.
    open private(set) var inlandWater: String?
    open private(set) var ocean: String?
    /// Sights that are there.
    open private(set) var areasOfInterest: [String]?

    /// Another object for the same place.
    public init(placemark: CLPlacemark) {
        location = placemark.location
        region = placemark.region
        name = placemark.name
    }

    /// The same place: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
