import QuartzCore

let usesOfQuartzCoreLayers: [String: Use] = [
    "-[CALayer maskedCorners]": { _ = CALayer().maskedCorners },
    "-[CALayer cornerCurve]": { _ = CALayer().cornerCurve },
    "CGColor.init(srgbRed:green:blue:alpha:)": { _ = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) },
]
