/// A view that knows how much room it has: as much as the screen of a phone.
public struct GeometryReader<Content: View> {
    /// Makes the view.
    public var content: (GeometryProxy) -> Content

    /// A view that a closure makes.
    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    @MainActor func build(_ evaluation: Evaluation) { evaluation.visit(content(GeometryProxy()), "content") }
}

extension GeometryReader: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

/// How much room a view has.
public struct GeometryProxy {
    /// The room in points: that of a phone's screen.
    public var size: CGSize { CGSize(width: 390, height: 844) }
}

/// A menu, which nobody opens here.
public struct Menu<Label: View, Content: View> {
    private let label: Label

    /// A menu behind a label.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        SimulatedApp.require(.menu)
        self.label = label()
    }

    @MainActor func build(_ evaluation: Evaluation) { evaluation.visit(label, "label") }
}

extension Menu: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension Menu where Label == Text {
    /// A menu behind words.
    public nonisolated init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        SimulatedApp.require(.menu)
        label = Text(title)
    }
}

/// A date that is chosen, which nobody does here.
public struct DatePicker<Label: View> {
    private let label: Label

    @MainActor func build(_ evaluation: Evaluation) { evaluation.visit(label, "label") }
}

extension DatePicker: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension DatePicker where Label == Text {
    /// A date behind words.
    public nonisolated init(
        _ title: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { label = Text(title) }
}

/// What of a date is chosen.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The time of the day.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The day.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A link to an address, which nobody follows here.
public struct Link<Label: View> {
    private let label: Label

    /// A link behind other views.
    public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
        SimulatedApp.require(.link)
        self.label = label()
    }

    @MainActor func build(_ evaluation: Evaluation) { evaluation.visit(label, "label") }
}

extension Link: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension Link where Label == Text {
    /// A link behind words.
    public nonisolated init(_ title: LocalizedStringKey, destination: URL) {
        SimulatedApp.require(.link)
        label = Text(title)
    }
}

/// Views in columns. Here all are made.
public struct LazyVGrid<Content: View> {
    let content: Content

    /// Views in columns.
    public nonisolated init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        SimulatedApp.require(.lazyVGrid)
        self.content = content()
    }
}

extension LazyVGrid: View, ContainerView {
    /// It is made of no other views.
    public typealias Body = Never
}

/// A column.
public struct GridItem: Sendable {
    /// How wide a column is.
    public enum Size: Sendable {
        /// So wide, or between two lengths.
        case fixed(CGFloat), flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// Several columns, each between two lengths.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How wide it is.
    public var size: Size

    /// A column of some width.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil) {
        SimulatedApp.require(.gridItem)
        self.size = size
    }
}
