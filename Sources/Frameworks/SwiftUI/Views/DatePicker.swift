import BackgroundRuntime

/// A date that is chosen, which a finger sets.
public struct DatePicker<Label: View> {
    private let label: Label
    private let selection: Binding<Date>
    private let range: ClosedRange<Date>

    private nonisolated init(_ label: Label, _ selection: Binding<Date>, _ range: ClosedRange<Date>) {
        (self.label, self.selection, self.range) = (label, selection, range)
    }

    @MainActor func build(_ context: VisitContext) {
        let (selection, range, isEnabled) = (selection, range, context.environment.isEnabled)
        context.show {
            context.visit(label, "label")
        } _: { inner in
            var picker = ScreenElement.whole(.datePicker, of: inner)
            (picker.children, picker.isEnabled) = ([], isEnabled)
            picker.value = selection.wrappedValue.formatted(.iso8601)
            picker.take = { touch in
                guard case .set(let text) = touch else { return false }
                guard let date = try? Date(text, strategy: .iso8601) else {
                    throw StimulusError("a date is set by a text such as 2026-01-31T08:00:00Z, not by \(text)")
                }
                guard range.contains(date) else {
                    throw StimulusError(
                        "the date goes from \(range.lowerBound.formatted(.iso8601)) to "
                            + "\(range.upperBound.formatted(.iso8601)), not to \(text)")
                }
                selection.wrappedValue = date
                return true
            }
            return [picker]
        }
    }
}

extension DatePicker: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension DatePicker {
    /// A date behind other views.
    public nonisolated init(
        selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(label(), selection, Date.distantPast...Date.distantFuture) }
}

extension DatePicker where Label == Text {
    /// A date behind words.
    public nonisolated init(
        _ title: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection, Date.distantPast...Date.distantFuture) }

    /// A date of a range behind words.
    public nonisolated init(
        _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection, range) }

    /// A date from another on behind words.
    public nonisolated init(
        _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection, range.lowerBound...max(range.lowerBound, Date.distantFuture)) }

    /// A date up to another behind words.
    public nonisolated init(
        _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection, min(range.upperBound, Date.distantPast)...range.upperBound) }
}

/// What of a date is chosen.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The time of the day.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}
