import BackgroundRuntime
import SimulatedFoundation

// Since when each system has layers and colours of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let layerMaskedCorners = method("maskedCorners", of: "CALayer", .iOS(11))
    static let layerCornerCurve = method("cornerCurve", of: "CALayer", .iOS(13))
    static let cgColorOfSRGB = symbol("CGColor.init(srgbRed:green:blue:alpha:)", .iOS(13))

    /// What an app may use too early of layers and colours.
    static let ofQuartzCoreLayers: [SystemAPI] = [
        layerMaskedCorners, layerCornerCurve, cgColorOfSRGB,
    ]
}
