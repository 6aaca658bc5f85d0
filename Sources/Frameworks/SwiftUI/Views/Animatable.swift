/// What can be shown between two states. Nothing is drawn here: what changes is at once what it becomes.
public protocol Animatable {
    /// What is between.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

    /// Where it is between.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing is between.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// Changes views, also between two states.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// What can be added and made larger.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Makes it larger.
    mutating func scale(by rhs: Double)
    /// The square of its length.
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    /// Makes it larger.
    public mutating func scale(by rhs: Double) { self *= rhs }
    /// Its distance from 0, squared.
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Makes it larger.
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    /// Its distance from 0, squared.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    /// Makes it larger.
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    /// Its distance from 0, squared.
    public var magnitudeSquared: Double { Double(self * self) }
}

/// Nothing that is between two states.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
    /// Nothing.
    public static let zero = EmptyAnimatableData()

    /// Nothing.
    public init() {}

    /// Nothing.
    public static func + (lhs: Self, rhs: Self) -> Self { lhs }
    /// Nothing.
    public static func - (lhs: Self, rhs: Self) -> Self { lhs }
    /// Nothing is made larger.
    public mutating func scale(by rhs: Double) {}
    /// Always 0: nothing has no length.
    public var magnitudeSquared: Double { 0 }
}

/// Two things that are between two states.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first one.
    public var first: First
    /// The second one.
    public var second: Second

    /// Two things.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    /// Twice nothing.
    public static var zero: Self { Self(.zero, .zero) }

    /// Each with its counterpart.
    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.first + rhs.first, lhs.second + rhs.second) }
    /// Each less its counterpart.
    public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.first - rhs.first, lhs.second - rhs.second) }

    /// Makes both larger.
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    /// The square of its length.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
