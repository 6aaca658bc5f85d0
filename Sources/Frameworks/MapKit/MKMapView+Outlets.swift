import UIKit

/// What a storyboard connects with a map.
extension MKMapView: ConnectedView {
    package func connect(_ outlet: String, to object: AnyObject) -> Bool {
        guard outlet == "delegate" else { return false }
        delegate = object as? any MKMapViewDelegate
        return true
    }
}
