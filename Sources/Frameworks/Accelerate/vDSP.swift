import BackgroundRuntime
import SimulatedFoundation

/// Arithmetic on rows of numbers, with Swift's names. Each does what Apple's does, one number after the other.
public enum vDSP {
    /// The mean. From iOS 13.
    public static func mean<Row: Sequence>(_ vector: Row) -> Float where Row.Element == Float {
        SimulatedApp.require(.symbol("vDSP.mean(_:)", .iOS(13)))
        return summary(vector) { $0 + $1 } ?? .nan
    }
    /// The mean of squares. From iOS 13.
    public static func meanSquare<Row: Sequence>(_ vector: Row) -> Float where Row.Element == Float {
        SimulatedApp.require(.symbol("vDSP.meanSquare(_:)", .iOS(13)))
        return summary(vector) { $0 + $1 * $1 } ?? .nan
    }
    /// The root of the mean of squares. From iOS 13.
    public static func rootMeanSquare<Row: Sequence>(_ vector: Row) -> Float where Row.Element == Float {
        SimulatedApp.require(.symbol("vDSP.rootMeanSquare(_:)", .iOS(13)))
        return (summary(vector) { $0 + $1 * $1 } ?? .nan).squareRoot()
    }
    /// The greatest number. From iOS 13.
    public static func maximum<Row: Sequence>(_ vector: Row) -> Float where Row.Element == Float {
        SimulatedApp.require(.symbol("vDSP.maximum(_:)", .iOS(13)))
        return vector.max() ?? -.infinity
    }
    /// The sum. From iOS 13.
    public static func sum<Row: Sequence>(_ vector: Row) -> Float where Row.Element == Float {
        SimulatedApp.require(.symbol("vDSP.sum(_:)", .iOS(13)))
        return vector.reduce(0, +)
    }

    private static func summary<Row: Sequence>(_ vector: Row, _ add: (Float, Float) -> Float) -> Float?
    where Row.Element == Float {
        var (total, count): (Float, Float) = (0, 0)
        for number in vector { (total, count) = (add(total, number), count + 1) }
        return count == 0 ? nil : total / count
    }
}
