// More of how views look: nothing is drawn, so that these leave a view as it is.

/// How a view comes and goes.
public struct AnyTransition: Sendable {
    public static let opacity = AnyTransition()
    public static let slide = AnyTransition()
    /// From small to large.
    public static let scale = AnyTransition()
    /// In from one side, and out to it.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    /// In two ways at once.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
}

/// How far something is turned.
public struct Angle: Hashable, Sendable {
    /// So many parts of a circle's 360.
    public var degrees: Double
    /// So many times the radius on the circle.
    public var radians: Double {
        get { degrees * .pi / 180 }
        set { degrees = newValue * 180 / .pi }
    }

    public static let zero = Angle()

    public init() { degrees = 0 }
    /// So many parts of a circle's 360.
    public init(degrees: Double) { self.degrees = degrees }
    /// So many times the radius on the circle.
    public init(radians: Double) { degrees = radians * 180 / .pi }

    /// So many parts of a circle's 360.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// So many times the radius on the circle.
    public static func radians(_ radians: Double) -> Angle { Angle(degrees: radians * 180 / .pi) }
}

/// What a view does with its form.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// It is as large as there is room, or leaves none.
    case fit, fill
}

/// A side of a row.
public enum HorizontalEdge: Hashable, Sendable {
    /// Where lines begin, or end.
    case leading, trailing
}

/// A side above or below.
public enum VerticalEdge: Hashable, Sendable {
    case top, bottom
}

/// Small or great letters.
public enum TextCase: Hashable, Sendable {
    /// Great ones, or small ones.
    case uppercase, lowercase
}

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini, small
    /// As usual, or larger.
    case regular, large
}

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
    private let name: String

    /// Half of the screen.
    public static let medium = PresentationDetent(name: "medium")
    /// Nearly all of the screen.
    public static let large = PresentationDetent(name: "large")
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "\(height)") }
}

/// Lengths at the four sides.
public struct EdgeInsets: Equatable, Sendable {
    /// The length at each of them.
    public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat

    /// Lengths from their parts.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}

/// How stacks look. Nothing is drawn.
public protocol NavigationViewStyle: Sendable {}

/// A look of stacks that the system has.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// The look, by its kind.
    public init() {}
}

/// A look of stacks that the system has.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// The look, by its kind.
    public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One of the looks that the system has.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// How tabs look. Nothing is drawn.
public protocol TabViewStyle: Sendable {}

/// A look of tabs that the system has.
public struct PageTabViewStyle: TabViewStyle {
    /// The look, by its kind.
    public init() { SimulatedApp.require(.symbol("SwiftUI.PageTabViewStyle", .iOS(14))) }
}

/// A look of tabs that the system has.
public struct DefaultTabViewStyle: TabViewStyle {
    /// The look, by its kind.
    public init() {}
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// One of the looks that the system has.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
}

/// How switches look. Nothing is drawn.
public protocol ToggleStyle: Sendable {}

/// A look of switches that the system has.
public struct SwitchToggleStyle: ToggleStyle {
    /// The look, by its kind.
    public init() {}
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// One of the looks that the system has.
    public static var button: SwitchToggleStyle { SwitchToggleStyle() }
    /// One of the looks that the system has.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A look that the system has, by the name of its kind.
public struct PlainButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
    /// The look, by its kind.
    public nonisolated init() {}
    /// The button as the system makes it.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A look that the system has, by the name of its kind.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
    /// The look, by its kind.
    public nonisolated init() {}
    /// The button as the system makes it.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A look that the system has, by the name of its kind.
public struct DefaultButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
    /// The look, by its kind.
    public nonisolated init() {}
    /// The button as the system makes it.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A look that the system has, by the name of its kind.
public struct PlainListStyle: ListStyle {
    /// The look, by its kind.
    public init() {}
}

/// A look that the system has, by the name of its kind.
public struct GroupedListStyle: ListStyle {
    /// The look, by its kind.
    public init() {}
}

/// A look that the system has, by the name of its kind.
public struct InsetGroupedListStyle: ListStyle {
    /// The look, by its kind.
    public init() { SimulatedApp.require(.symbol("SwiftUI.InsetGroupedListStyle", .iOS(14))) }
}

/// A look that the system has, by the name of its kind.
public struct SidebarListStyle: ListStyle {
    /// The look, by its kind.
    public init() { SimulatedApp.require(.symbol("SwiftUI.SidebarListStyle", .iOS(14))) }
}

/// A look that the system has, by the name of its kind.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// The look, by its kind.
    public init() {}
}

/// A look that the system has, by the name of its kind.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// The look, by its kind.
    public init() {}
}

/// A look that the system has, by the name of its kind.
public struct SegmentedPickerStyle: PickerStyle {
    /// The look, by its kind.
    public init() {}
}

/// A look that the system has, by the name of its kind.
public struct MenuPickerStyle: PickerStyle {
    /// The look, by its kind.
    public init() { SimulatedApp.require(.symbol("SwiftUI.MenuPickerStyle", .iOS(14))) }
}

/// A look that the system has, by the name of its kind.
public struct WheelPickerStyle: PickerStyle {
    /// The look, by its kind.
    public init() {}
}
