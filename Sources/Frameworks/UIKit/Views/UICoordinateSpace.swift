import SimulatedFoundation

/// A frame of reference on the screen. Nothing is laid out here: all of them are that of the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// How large it is.
    var bounds: CGRect { get }
    /// A point of it in another one.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A point of another one in it.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A rectangle of it in another one.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// A rectangle of another one in it.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIScreen: UICoordinateSpace {
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { point }
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { point }
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { rect }

    /// The screen as it is held.
    public var coordinateSpace: any UICoordinateSpace {
        SimulatedApp.require(.method("coordinateSpace", of: "UIScreen", .iOS(8)))
        return self
    }
    /// The screen held upright, as it always is here.
    public var fixedCoordinateSpace: any UICoordinateSpace {
        SimulatedApp.require(.method("fixedCoordinateSpace", of: "UIScreen", .iOS(8)))
        return self
    }
}

extension UIWindowScene {
    /// That of its screen.
    public var coordinateSpace: any UICoordinateSpace { screen }
}
