/// What can be shown between two states. Nothing is drawn here: what changes is at once what it becomes.
public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

    /// Where it is between.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// Changes views, also between two states.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// What can be added and made larger.
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)
    /// The square of its length.
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= rhs }
    /// Its distance from 0, squared.
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    /// Its distance from 0, squared.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    /// Its distance from 0, squared.
    public var magnitudeSquared: Double { Double(self * self) }
}

/// Nothing that is between two states.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
    public static let zero = EmptyAnimatableData()

    public init() {}

    public static func + (lhs: Self, rhs: Self) -> Self { lhs }
    public static func - (lhs: Self, rhs: Self) -> Self { lhs }
    /// Nothing is made larger.
    public mutating func scale(by rhs: Double) {}
    /// Always 0: nothing has no length.
    public var magnitudeSquared: Double { 0 }
}

/// Two things that are between two states.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    public static var zero: Self { Self(.zero, .zero) }

    /// Each with its counterpart.
    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.first + rhs.first, lhs.second + rhs.second) }
    /// Each less its counterpart.
    public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.first - rhs.first, lhs.second - rhs.second) }

    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    /// The square of its length.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
