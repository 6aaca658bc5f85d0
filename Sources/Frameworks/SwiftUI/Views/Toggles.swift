import BackgroundRuntime

/// A switch, which a finger turns on and off.
public struct Toggle<Label: View> {
    private let label: Label
    private let isOn: Binding<Bool>

    /// A switch with a label.
    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        (self.isOn, self.label) = (isOn, label())
    }

    @MainActor func build(_ context: VisitContext) {
        let (isOn, isEnabled) = (isOn, context.environment.isEnabled)
        context.show {
            context.visit(label, "label")
        } _: { inner in
            var toggle = ScreenElement.whole(.switch, of: inner)
            (toggle.children, toggle.isEnabled) = ([], isEnabled)
            toggle.value = isOn.wrappedValue ? "on" : "off"
            toggle.take = { try Self.take($0, isOn) }
            return [toggle]
        }
    }

    @MainActor
    private static func take(_ touch: Touch, _ isOn: Binding<Bool>) throws -> Bool {
        guard case .set(let value) = touch else { return ScreenElement.press(touch) { isOn.wrappedValue.toggle() } }
        guard value == "on" || value == "off" else {
            throw StimulusError("a switch is set to on or off, not to \(value)")
        }
        if isOn.wrappedValue != (value == "on") { isOn.wrappedValue.toggle() }
        return true
    }
}

extension Toggle: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension Toggle where Label == Text {
    /// A switch with a text.
    public nonisolated init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
        (label, self.isOn) = (Text(title), isOn)
    }

    /// A switch with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        (label, self.isOn) = (Text(title), isOn)
    }
}

/// A number from a range, which a finger sets.
public struct Slider<Label: View, ValueLabel: View> {
    private let label: Label
    private let value: Binding<Double>
    private let bounds: ClosedRange<Double>
    private let edit: (Bool) -> Void

    private nonisolated init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ edit: @escaping (Bool) -> Void, _ label: Label
    ) {
        (self.edit, self.label) = (edit, label)
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.value = Binding {
            Double(value.wrappedValue)
        } set: {
            value.wrappedValue = V($0)
        }
    }

    @MainActor func build(_ context: VisitContext) {
        let (value, bounds, edit, isEnabled) = (value, bounds, edit, context.environment.isEnabled)
        context.show {
            context.visit(label, "label")
        } _: { inner in
            var slider = ScreenElement.whole(.slider, of: inner)
            (slider.children, slider.isEnabled) = ([], isEnabled)
            slider.value = "\(value.wrappedValue)"
            slider.take = { touch in
                guard case .set(let text) = touch else { return false }
                guard let number = Touch.number(text, in: bounds) else {
                    throw StimulusError(
                        "the slider goes from \(bounds.lowerBound) to \(bounds.upperBound), not to \(text)")
                }
                edit(true)
                value.wrappedValue = number
                edit(false)
                return true
            }
            return [slider]
        }
    }
}

extension Slider: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A number from a range.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, onEditingChanged, EmptyView()) }

    /// A number from a range, in steps.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, onEditingChanged, EmptyView()) }
}

extension Slider where ValueLabel == EmptyView {
    /// A number from a range, with a label for those who cannot see it.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, onEditingChanged, label()) }

    /// A number from a range, in steps, with a label for those who cannot see it.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, onEditingChanged, label()) }
}

extension Slider {
    /// A number from a range, between what stands at its ends, which is not shown here.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, onEditingChanged, label()) }

    /// A number from a range, in steps, between what stands at its ends, which is not shown here.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, onEditingChanged, label()) }
}

/// A number that goes up and down by two buttons.
public struct Stepper<Label: View> {
    private let label: Label
    private let steps: Steps

    /// What the two buttons do: nil for one that does nothing.
    struct Steps {
        var value: () -> String? = { nil }
        var up: () -> (() -> Void)? = { nil }
        var down: () -> (() -> Void)? = { nil }
        var edit: (Bool) -> Void
    }

    private nonisolated init(_ label: Label, _ steps: Steps) { (self.label, self.steps) = (label, steps) }

    @MainActor func build(_ context: VisitContext) {
        let (steps, isEnabled) = (steps, context.environment.isEnabled)
        context.show {
            context.visit(label, "label")
        } _: { inner in
            var stepper = ScreenElement.whole(.stepper, of: inner)
            stepper.value = steps.value()
            stepper.children = [steps.button("Decrement", steps.down()), steps.button("Increment", steps.up())]
            stepper.isEnabled = isEnabled
            return [stepper]
        }
    }
}

extension Stepper.Steps {
    @MainActor
    fileprivate func button(_ label: String, _ action: (() -> Void)?) -> ScreenElement {
        ScreenElement.button(label, isEnabled: action != nil) {
            edit(true)
            action?()
            edit(false)
        }
    }

    /// The steps of a number, up to where it may go.
    fileprivate init<V: Strideable>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ edit: @escaping (Bool) -> Void
    ) {
        let action = { (step: V.Stride) -> (() -> Void)? in
            let old = value.wrappedValue
            let next = old.advanced(by: step)
            let reached = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
            return reached == old ? nil : { value.wrappedValue = reached }
        }
        self.init(
            value: { "\(value.wrappedValue)" }, up: { action(step) }, down: { action(-1 * step) }, edit: edit)
    }
}

extension Stepper: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension Stepper {
    /// A number with a label.
    public nonisolated init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label(), Steps(value, bounds, step, onEditingChanged)) }

    /// What is done at its two buttons, with a label.
    public nonisolated init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label(), Steps(up: { onIncrement }, down: { onDecrement }, edit: onEditingChanged)) }
}

extension Stepper where Label == Text {
    /// A number with a text.
    public nonisolated init<V: Strideable>(
        _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(title), Steps(value, bounds, step, onEditingChanged)) }

    /// A number without bounds, with a text.
    public nonisolated init<V: Strideable>(
        _ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(title), Steps(value, nil, step, onEditingChanged)) }

    /// What is done at its two buttons, with a text.
    public nonisolated init(
        _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(title), Steps(up: { onIncrement }, down: { onDecrement }, edit: onEditingChanged)) }
}
