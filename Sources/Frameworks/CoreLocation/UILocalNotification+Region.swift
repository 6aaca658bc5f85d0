import BackgroundRuntime
import SimulatedFoundation
import UIKit

extension UILocalNotification {
    /// The area whose boundary makes it fire; not together with a date. It counts among the 20 regions of the app, and
    /// takes the user's permission. From iOS 8.
    public var region: CLRegion? {
        get {
            SimulatedApp.require(.localNotificationRegion)
            return regionObject as? CLRegion ?? watchedRegion.map(CLCircularRegion.init(watched:))
        }
        set {
            SimulatedApp.require(.localNotificationRegion)
            regionObject = newValue
            watchedRegion = newValue?.watched
            guard let newValue, watchedRegion == nil else { return }
            SimulatedApp.process(for: "UILocalNotification.region").record(
                .finding, "the region \"\(newValue.identifier)\" is no circle: it is not simulated")
        }
    }
}
