/// A colour, by its name or its parts. Nothing is drawn with it.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    private let name: String
    /// Red, green and blue, each from 0 to 1, and how opaque it is; nil for one whose parts nobody knows.
    private let parts: [CGFloat]?

    init(named name: String, _ parts: [CGFloat]?) { (self.name, self.parts) = (name, parts) }

    /// A colour from its parts, each from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        name = "rgb(\(red), \(green), \(blue), \(alpha))"
        parts = [red, green, blue, alpha]
    }

    /// A colour from its parts in the space that recent screens have, each from 0 to 1.
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        SimulatedApp.require(.method("initWithDisplayP3Red:green:blue:alpha:", of: "UIColor", .iOS(10)))
        self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
    }

    /// A grey from 0 to 1.
    public init(white: CGFloat, alpha: CGFloat) {
        name = "white(\(white), \(alpha))"
        parts = [white, white, white, alpha]
    }

    /// A colour from its hue and strength, each from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        name = "hsb(\(hue), \(saturation), \(brightness), \(alpha))"
        parts = HueColor(hue: hue, saturation: saturation, brightness: brightness).parts + [alpha]
    }

    /// The colour of a layer.
    public init(cgColor: CGColor) {
        let all = cgColor.components ?? []
        parts = all.count == 2 ? [all[0], all[0], all[0], all[1]] : all
        name = "\(cgColor)"
    }

    /// A colour that looks otherwise in the dark: here that of the light.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        SimulatedApp.require(.method("initWithDynamicProvider:", of: "UIColor", .iOS(13)))
        let color = dynamicProvider(.light)
        self.init(named: color.name, color.parts)
    }

    /// A colour of an asset catalogue; nil where none has that name. An app without a catalogue gets one that has the name
    /// and no parts.
    public convenience init?(named name: String) {
        SimulatedApp.require(.namedColor)
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// A colour of an asset catalogue; nil where none has that name. In a bundle without a catalogue it has the name and no
    /// parts.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        SimulatedApp.require(.namedColor)
        let assets = BundleAssets.of(bundle)
        if let asset = assets?.asset(.color, named: name) {
            self.init(named: name, asset.components?.map { CGFloat($0) })
            return
        }
        guard assets?.areThere != true else {
            SimulatedApp.note("there is no colour named \(name) in an asset catalogue")
            return nil
        }
        self.init(named: name, nil)
    }

    open override var description: String { name }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.name == name }
    open override var hash: Int { name.hashValue }

    /// The colour, more or less transparent.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(named: "\(name) at \(alpha)", parts.map { $0.prefix(3) + [alpha] })
    }

    /// The colour itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The colour as layers have it. One whose parts nobody knows is black: it says so.
    open var cgColor: CGColor {
        let known = knownParts ?? [0, 0, 0, 1]
        return CGColor(red: known[0], green: known[1], blue: known[2], alpha: known[3])
    }

    private var knownParts: [CGFloat]? {
        if parts == nil { SimulatedApp.notSimulated("the colour \(name)", "its parts are not known") }
        return parts
    }

    /// Its parts, each from 0 to 1. False for a colour whose parts nobody knows.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        SimulatedApp.require(.method("getRed:green:blue:alpha:", of: "UIColor", .iOS(5)))
        guard let known = knownParts else { return false }
        for (target, part) in zip([red, green, blue, alpha], known) { target?.pointee = part }
        return true
    }

    /// Its hue and strength, each from 0 to 1. False for a colour whose parts nobody knows.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        SimulatedApp.require(.method("getHue:saturation:brightness:alpha:", of: "UIColor", .iOS(5)))
        guard let known = knownParts else { return false }
        let color = HueColor(known)
        let all = [color.hue, color.saturation, color.brightness, known[3]]
        for (target, part) in zip([hue, saturation, brightness, alpha], all) { target?.pointee = part }
        return true
    }

    /// How light it is, from 0 to 1. False for one that is no grey.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        SimulatedApp.require(.method("getWhite:alpha:", of: "UIColor", .iOS(5)))
        guard let known = knownParts, known[0] == known[1], known[1] == known[2] else { return false }
        white?.pointee = known[0]
        alpha?.pointee = known[3]
        return true
    }

    /// The colour in a look of the system: the same.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        SimulatedApp.require(.method("resolvedColorWithTraitCollection:", of: "UIColor", .iOS(13)))
        return self
    }

    /// Draws with it from now on. Without effect.
    open func set() {}
    /// Fills areas with it from now on. Without effect.
    open func setFill() {}
    /// Draws lines with it from now on. Without effect.
    open func setStroke() {}
}

/// A colour by its hue and strength.
private struct HueColor {
    let hue: CGFloat, saturation: CGFloat, brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
    }

    /// From red, green and blue.
    init(_ parts: [CGFloat]) {
        let (red, green, blue) = (parts[0], parts[1], parts[2])
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        let range = most - least
        let sixth: CGFloat =
            switch most {
            case _ where range == 0: 0
            case red: (green - blue) / range + (green < blue ? 6 : 0)
            case green: (blue - red) / range + 2
            default: (red - green) / range + 4
            }
        self.init(hue: sixth / 6, saturation: most == 0 ? 0 : range / most, brightness: most)
    }

    /// Red, green and blue.
    var parts: [CGFloat] {
        [5, 3, 1].map { shift in
            let place = (CGFloat(shift) + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
    }
}
