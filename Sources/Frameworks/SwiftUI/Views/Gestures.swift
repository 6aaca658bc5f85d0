import BackgroundRuntime

// Fingers that move: the closures of gestures are called for the touches that they recognize.

/// A movement of fingers.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What is known of it.
    associatedtype Value
}

extension Gesture {
    /// The movement with what is done as it goes on.
    public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
        HeardGesture(base: self) { $0.onChange.append(action) }
    }
    /// The movement with what is done at its end.
    public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
        HeardGesture(base: self) { $0.onEnd.append(action) }
    }
    /// The movement with what it changes while it goes on. What is changed is what it was before when it has ended,
    /// which is at once here: nothing is seen of it.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> some Gesture<Value> {
        HeardGesture(base: self) { course in
            course.onChange.append { value in
                var (now, transaction) = (state.wrappedValue, Transaction())
                body(value, &now, &transaction)
            }
        }
    }
    /// The movement and another at once.
    public func simultaneously<Other: Gesture>(with other: Other) -> some Gesture<Value> {
        TwoGestures(first: self, other: other)
    }

    /// Whether it recognizes a touch, which then is told to all who listen.
    func recognize(_ touch: Touch) -> Bool {
        guard let course = (self as? any TouchedGesture<Value>)?.course(of: touch) else { return false }
        course.run()
        return true
    }
}

/// Where lengths are measured from.
public enum CoordinateSpace: Hashable, Sendable {
    /// All of the screen, or the view.
    case global, local
}

/// What a change carries along.
public struct Transaction: Sendable {
    public var animation: Animation?

    /// A change without a look.
    public init() {}
}

/// What a movement of fingers changes while it goes on. A touch has ended at once here, so that nothing is seen of it.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    /// The value while nothing moves.
    public let wrappedValue: Value

    /// A value while nothing moves.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// A value while nothing moves.
    public init(initialValue: Value) { wrappedValue = initialValue }

    /// What a movement is told to change.
    public var projectedValue: GestureState<Value> { self }
}

public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: GestureMask = []
    /// This one, or those of the views in it.
    public static let gesture = GestureMask(rawValue: 1), subviews = GestureMask(rawValue: 2)
    public static let all = GestureMask(rawValue: 3)
}

/// Which letters of a field are great.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let name: String
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
    /// The first of words.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
    /// The first of sentences.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }
}

/// How progress looks. Nothing is drawn.
public protocol ProgressViewStyle: Sendable {}

/// A look of progress that the system has.
public struct CircularProgressViewStyle: ProgressViewStyle {
    public init() {}
    /// Something that turns, in a colour.
    public init(tint: Color) {}
}

/// A look of progress that the system has.
public struct LinearProgressViewStyle: ProgressViewStyle {
    /// A line that grows.
    public init() {}
    /// A line that grows, in a colour.
    public init(tint: Color) {}
}

/// A look of progress that the system has.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// As the system sees fit.
    public init() {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// One of the looks that the system has.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// One of the looks that the system has.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// How dates are chosen. Nothing is drawn.
public protocol DatePickerStyle: Sendable {}

/// A look of dates that the system has.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// The look, by its kind.
    public init() {}
}

/// A look of dates that the system has.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// The look, by its kind.
    public init() {}
}

/// A look of dates that the system has.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// The look, by its kind.
    public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// One of the looks that the system has.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// One of the looks that the system has.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// One of the looks that the system has.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Takes elements out by their places.
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
    }
}

extension MutableCollection where Self: RangeReplaceableCollection {
    /// Moves elements by their places, to before another place.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = source.map { self[index(startIndex, offsetBy: $0)] }
        let place = destination - source.count(in: 0..<destination)
        remove(atOffsets: source)
        insert(contentsOf: moved, at: index(startIndex, offsetBy: place))
    }
}
