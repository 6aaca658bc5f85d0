import UIKit

/// A slider for the volume of the phone, with a button for the route. Nothing is drawn, and the volume stays what it is.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
    /// Whether the slider is shown. Kept, and without effect.
    open var showsVolumeSlider = true
    /// Whether the button is shown. Kept, and without effect.
    open var showsRouteButton = true

    /// A slider of a size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        SimulatedApp.notSimulated("MPVolumeView", "nobody can move it")
    }

    /// A slider from a storyboard or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        SimulatedApp.notSimulated("MPVolumeView", "nobody can move it")
    }
}
