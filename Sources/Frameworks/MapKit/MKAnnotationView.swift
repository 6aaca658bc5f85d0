import BackgroundRuntime
import UIKit

/// The view of something on a map. Nothing is drawn.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
    open var annotation: (any MKAnnotation)?
    /// The name under which it was made.
    public let reuseIdentifier: String?
    open var image: UIImage?
    /// Where its middle is, measured from the place.
    open var centerOffset = CGPoint.zero
    /// Where what is said of it is.
    open var calloutOffset = CGPoint.zero
    /// Whether it can be chosen.
    open var isEnabled = true
    /// Whether it is chosen.
    open var isSelected = false
    /// Whether something is said of it when it is chosen.
    open var canShowCallout = false
    /// A view before what is said of it.
    open var leftCalloutAccessoryView: UIView?
    /// A view behind what is said of it.
    open var rightCalloutAccessoryView: UIView?
    /// Whether it can be moved.
    open var isDraggable = false

    /// The view of something.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
    }

    /// The view of nothing yet, of a size.
    public convenience override init(frame: CGRect) {
        self.init(annotation: nil, reuseIdentifier: nil)
        self.frame = frame
    }

    /// One from a storyboard or a nib, of nothing yet.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// It is about to show something else. Never called here.
    open func prepareForReuse() {}
    /// It is about to be shown. Never called here.
    open func prepareForDisplay() {}
    /// Chooses it, or no longer.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// A pin on a map. Nothing is drawn.
open class MKPinAnnotationView: MKAnnotationView {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    @SystemAPI.Since(.method("pinTintColor", of: "MKPinAnnotationView", .iOS(9))) open var pinTintColor: UIColor! =
        UIColor.red
    /// Whether it falls onto the map.
    open var animatesDrop = false
}

/// A balloon on a map. Nothing is drawn.
open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor?
    /// The colour of what is in it.
    open var glyphTintColor: UIColor?
    /// The text in it.
    open var glyphText: String?
    /// The picture in it.
    open var glyphImage: UIImage?

    /// A balloon for something. From iOS 11.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        SimulatedApp.require(MKMarkerAnnotationView.self)
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }

    /// One from a storyboard or a nib, of nothing yet.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What a map shows.
public enum MKMapType: UInt, Sendable {
    /// Roads, pictures from above, or both.
    case standard = 0, satellite, hybrid
    /// The same, seen from the side.
    case satelliteFlyover, hybridFlyover
    /// Roads, less to be seen.
    case mutedStandard
}

/// What is looked for on a map. Nothing is found here.
@preconcurrency @MainActor
open class MKLocalSearch: NSObject {
    /// What is looked for.
    open class Request: NSObject, @unchecked Sendable {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
    }

    /// What was found: nothing.
    open class Response: NSObject, @unchecked Sendable {
        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    /// A search for something. From iOS 6.1.
    public init(request: Request) {
        SimulatedApp.require(MKLocalSearch.self)
    }

    /// Whether it goes on: never.
    open var isSearching: Bool { false }
    /// Begins. It ends in an error: there are no maps.
    open func start(completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void) {
        SimulatedApp.notSimulated("MKLocalSearch", "nothing is found: there are no maps")
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    open func cancel() {}
}

public struct MKError: Error, Sendable {
    public enum Code: UInt, Sendable {
        /// Nobody knows, or who has maps did not answer.
        case unknown = 1, serverFailure, loadingThrottled
        /// There is no such place, or no way.
        case placemarkNotFound, directionsNotFound
    }

    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
}

/// A place that has a name. Nothing shows it.
open class MKMapItem: NSObject, @unchecked Sendable {
    /// What it is called.
    open var name: String?
    /// Whom to call there.
    open var phoneNumber: String?
    /// Its place in the web.
    open var url: URL?
    public let placemark: MKPlacemark

    /// A place. From iOS 6.
    public init(placemark: MKPlacemark) {
        SimulatedApp.require(MKMapItem.self)
        self.placemark = placemark
    }

    /// Opens the app of maps: there is none.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        DispatchQueue.main.async { if let maps = URL(string: "maps:") { UIApplication.shared.openURL(maps) } }
        return true
    }
}

open class MKPlacemark: NSObject, MKAnnotation, @unchecked Sendable {
    /// Its coordinate on the earth, as the app gave it.
    public let coordinate: CLLocationCoordinate2D

    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }

    /// A place with an address, which is not kept.
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { self.coordinate = coordinate }
}
