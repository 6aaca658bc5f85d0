import SimulatedFoundation

/// What an app draws on. It takes what is drawn, and nothing comes of it.
public final class CGContext: Sendable {
    /// How wide and how high it is, in pixels.
    public let width: Int, height: Int

    /// A context of a size.
    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    /// The picture that was drawn: one of its size, without its pixels.
    public func makeImage() -> CGImage? { CGImage(width: width, height: height) }

    // What it would draw with, and what it would draw.

    /// Keeps what it draws with.
    public func saveGState() {}
    /// Takes back what it draws with.
    public func restoreGState() {}
    /// The colour that areas are filled with.
    public func setFillColor(_ color: CGColor) {}
    /// The colour that areas are filled with.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    /// The colour of lines.
    public func setStrokeColor(_ color: CGColor) {}
    /// The colour of lines.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    /// How wide lines are.
    public func setLineWidth(_ width: CGFloat) {}
    /// The form of the ends of lines.
    public func setLineCap(_ cap: CGLineCap) {}
    /// The form of the corners of lines.
    public func setLineJoin(_ join: CGLineJoin) {}
    /// How long parts of lines and gaps are.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    /// How opaque all is.
    public func setAlpha(_ alpha: CGFloat) {}
    /// How colours are mixed.
    public func setBlendMode(_ mode: CGBlendMode) {}
    /// The shadow of what is drawn.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    /// The shadow of what is drawn.
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    /// Whether sides of lines are smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Moves what is drawn.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
    /// Makes larger what is drawn.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
    /// Turns what is drawn.
    public func rotate(by angle: CGFloat) {}
    /// Moves, turns and makes larger what is drawn.
    public func concatenate(_ transform: CGAffineTransform) {}
    public func beginPath() {}
    /// Draws a line to where the last one began.
    public func closePath() {}
    /// Begins a line at a point.
    public func move(to point: CGPoint) {}
    /// Draws a line to a point.
    public func addLine(to point: CGPoint) {}
    /// Draws the lines around an area.
    public func addRect(_ rect: CGRect) {}
    /// Draws the circle in an area.
    public func addEllipse(in rect: CGRect) {}
    /// Draws a part of a circle.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {}
    /// Draws a curve to a point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    public func addPath(_ path: CGPath) {}
    public func strokePath() {}
    /// Fills what the lines go around.
    public func fillPath() {}
    /// Fills what the lines go around, and colours them.
    public func drawPath(using mode: CGPathDrawingMode) {}
    /// Cuts off what lies outside of the lines.
    public func clip() {}
    /// Cuts off what lies outside of an area.
    public func clip(to rect: CGRect) {}
    public func fill(_ rect: CGRect) {}
    /// Colours the lines around an area.
    public func stroke(_ rect: CGRect) {}
    /// Fills the circle in an area.
    public func fillEllipse(in rect: CGRect) {}
    /// Colours the circle in an area.
    public func strokeEllipse(in rect: CGRect) {}
    public func clear(_ rect: CGRect) {}
    public func draw(_ image: CGImage, in rect: CGRect) {}
}

/// The form of the ends of lines.
public enum CGLineCap: Int32, Sendable {
    /// None, half a circle, or half a square.
    case butt = 0, round, square
}

/// The form of the corners of lines.
public enum CGLineJoin: Int32, Sendable {
    /// Pointed, round, or cut off.
    case miter = 0, round, bevel
}

/// What is drawn of lines.
public enum CGPathDrawingMode: Int32, Sendable {
    /// What they go around, or themselves, or both.
    case fill = 0, eoFill, stroke, fillStroke, eoFillStroke
}

/// How colours are mixed.
public enum CGBlendMode: Int32, Sendable {
    /// The one covers the other, or both count.
    case normal = 0, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    /// What is of both, or of one.
    case difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop
    /// What is of the other.
    case destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
