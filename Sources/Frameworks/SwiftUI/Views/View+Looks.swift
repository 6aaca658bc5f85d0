// How views look: nothing is drawn, so that these leave a view as it is.

extension View {
    /// Room around the view.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    /// Room around the view.
    public func padding(_ length: CGFloat) -> some View { self }
    /// The view in a size.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }
    /// The view in a size between others.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }
    /// The texts in it in a size and face.
    public func font(_ font: Font?) -> some View { self }
    /// The texts in it in bold letters.
    public func bold(_ isActive: Bool = true) -> some View {
        SimulatedApp.require(.viewBold)
        return self
    }
    /// The texts in it in a colour.
    public func foregroundColor(_ color: Color?) -> some View { self }
    /// The texts in it in a colour.
    public func foregroundStyle(_ style: some ShapeStyle) -> some View {
        SimulatedApp.require(.viewForegroundStyle)
        return self
    }
    /// What can be touched in a colour.
    public func tint(_ tint: Color?) -> some View {
        SimulatedApp.require(.viewTint)
        return self
    }
    /// What can be touched in a colour.
    public func accentColor(_ accentColor: Color?) -> some View { self }
    /// The view over a colour.
    public func background(_ style: some ShapeStyle) -> some View { self }
    /// The view before a shape in a colour.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        SimulatedApp.require(.viewBackgroundInShape)
        return self
    }
    /// The view with round corners.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
    /// The view with something dark below it.
    public func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { self }
    /// The view with a line around it.
    public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View { self }
    /// The view somewhere else.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    /// The view larger or smaller.
    public func scaleEffect(_ s: CGFloat) -> some View { self }
    /// The pictures in it in a size.
    public func imageScale(_ scale: Image.Scale) -> some View { self }
    /// The lines of texts where they stand.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    /// The texts in so many lines.
    public func lineLimit(_ number: Int?) -> some View { self }
    /// The view with a title of a size.
    public func navigationBarTitleDisplayMode(_ displayMode: TitleDisplayMode) -> some View {
        SimulatedApp.require(.viewNavigationBarTitleDisplayMode)
        return self
    }
    /// The view with changes that are animated on a phone.
    public func animation(_ animation: Animation?, value: some Equatable) -> some View { self }
    /// The view up to the edges of the screen.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    /// The view up to the edges of the screen.
    public func ignoresSafeArea(edges: Edge.Set = .all) -> some View {
        SimulatedApp.require(.viewIgnoresSafeArea)
        return self
    }
    /// The view without the labels of its controls.
    public func labelsHidden() -> some View { self }
    /// The view whose lists look like that.
    public func listStyle(_ style: some ListStyle) -> some View { self }
    /// The view whose fields look like that.
    public func textFieldStyle(_ style: some TextFieldStyle) -> some View { self }
    /// The choices in it in a style.
    public func pickerStyle(_ style: some PickerStyle) -> some View {
        let look: PickerLook =
            switch style {
            case let style as KnownPickerStyle: style.look
            case is SegmentedPickerStyle: .segments
            case is WheelPickerStyle: .rows
            default: .menu
            }
        return ModifiedView(self) { $0.with { $0.pickerLook = look } }
    }
    /// The view in light or dark colours.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
    /// The view in front of others.
    public func zIndex(_ value: Double) -> some View { self }
}

/// How large the title of a view is.
public enum TitleDisplayMode: Hashable, Sendable {
    /// As the one before.
    case automatic
    /// Small, or large.
    case inline, large
}

/// A look of buttons that the system has.
public struct KnownPrimitiveButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
    nonisolated init() {}
    /// The button as the system makes it.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == KnownPrimitiveButtonStyle {
    /// As the system sees fit.
    public nonisolated static var automatic: KnownPrimitiveButtonStyle { KnownPrimitiveButtonStyle() }
    /// One of the looks that the system has.
    public nonisolated static var plain: KnownPrimitiveButtonStyle { KnownPrimitiveButtonStyle() }
    /// One of the looks that the system has.
    public nonisolated static var bordered: KnownPrimitiveButtonStyle { KnownPrimitiveButtonStyle() }
    /// One of the looks that the system has.
    public nonisolated static var borderedProminent: KnownPrimitiveButtonStyle { KnownPrimitiveButtonStyle() }
    /// One of the looks that the system has.
    public nonisolated static var borderless: KnownPrimitiveButtonStyle { KnownPrimitiveButtonStyle() }
}

/// How lists look. Nothing is drawn.
public protocol ListStyle: Sendable {}

/// A look of lists that the system has.
public struct KnownListStyle: ListStyle {
    init() {}
}

extension ListStyle where Self == KnownListStyle {
    /// As the system sees fit.
    public static var automatic: KnownListStyle { KnownListStyle() }
    /// One of the looks that the system has.
    public static var plain: KnownListStyle { KnownListStyle() }
    /// One of the looks that the system has.
    public static var insetGrouped: KnownListStyle { KnownListStyle() }
    /// One of the looks that the system has.
    public static var grouped: KnownListStyle { KnownListStyle() }
    /// One of the looks that the system has.
    public static var sidebar: KnownListStyle { KnownListStyle() }
}

/// How fields look. Nothing is drawn.
public protocol TextFieldStyle: Sendable {}

/// A look of fields that the system has.
public struct KnownTextFieldStyle: TextFieldStyle {
    init() {}
}

extension TextFieldStyle where Self == KnownTextFieldStyle {
    /// As the system sees fit.
    public static var automatic: KnownTextFieldStyle { KnownTextFieldStyle() }
    /// One of the looks that the system has.
    public static var roundedBorder: KnownTextFieldStyle { KnownTextFieldStyle() }
    /// One of the looks that the system has.
    public static var plain: KnownTextFieldStyle { KnownTextFieldStyle() }
}

/// How choices look. Nothing is drawn.
public protocol PickerStyle: Sendable {}

/// A look of choices that the system has.
public struct KnownPickerStyle: PickerStyle {
    let look: PickerLook

    init(_ look: PickerLook = .menu) { self.look = look }
}

extension PickerStyle where Self == KnownPickerStyle {
    /// As the system sees fit.
    public static var automatic: KnownPickerStyle { KnownPickerStyle() }
    /// One of the looks that the system has.
    public static var segmented: KnownPickerStyle { KnownPickerStyle(.segments) }
    /// One of the looks that the system has.
    public static var menu: KnownPickerStyle { KnownPickerStyle() }
    /// One of the looks that the system has.
    public static var wheel: KnownPickerStyle { KnownPickerStyle(.rows) }
    /// One of the looks that the system has.
    public static var inline: KnownPickerStyle { KnownPickerStyle(.rows) }
}
