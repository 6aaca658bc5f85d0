// How views look: nothing is drawn, so that these leave a view as it is.

extension View {
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
}

/// How large the title of a view is.
public enum TitleDisplayMode: Hashable, Sendable {
    /// As the one before.
    case automatic
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
