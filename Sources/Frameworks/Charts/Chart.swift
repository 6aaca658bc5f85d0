import SwiftUI

/// What a chart is made of. Nothing is drawn.
@MainActor @preconcurrency
public protocol ChartContent {}

/// Makes what a chart is made of.
@resultBuilder
@MainActor @preconcurrency
public struct ChartContentBuilder {
    public static func buildBlock(_ parts: any ChartContent...) -> some ChartContent { ChartParts() }
    /// A part that is there or not.
    public static func buildOptional(_ part: (any ChartContent)?) -> some ChartContent { ChartParts() }
    /// One of two parts.
    public static func buildEither(first: any ChartContent) -> ChartParts { ChartParts() }
    /// One of two parts.
    public static func buildEither(second: any ChartContent) -> ChartParts { ChartParts() }
    public static func buildArray(_ parts: [any ChartContent]) -> some ChartContent { ChartParts() }
}

/// What several parts come to.
public struct ChartParts: ChartContent {
    nonisolated init() {}
}

/// A chart. Nothing is drawn.
public struct Chart<Content>: View {
    /// A chart of parts.
    public init(@ChartContentBuilder content: () -> Content) where Content: ChartContent {
        SimulatedApp.require(.chart)
        SimulatedApp.notSimulated("Charts", "no chart is drawn")
        _ = content()
    }

    /// A chart of a part for each of some data.
    public init<Data: RandomAccessCollection, Part: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Part
    ) where Content == [Part], Data.Element: Identifiable {
        SimulatedApp.require(.chart)
        SimulatedApp.notSimulated("Charts", "no chart is drawn")
        for element in data { _ = content(element) }
    }

    /// A chart of a part for each of some data.
    public init<Data: RandomAccessCollection, ID: Hashable, Part: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Part
    ) where Content == [Part] {
        SimulatedApp.require(.chart)
        SimulatedApp.notSimulated("Charts", "no chart is drawn")
        for element in data { _ = content(element) }
    }

    /// It is made of nothing that is seen.
    public var body: some View { EmptyView() }
}

/// A value with a name.
public struct PlottableValue<Value> {
    /// What is shown of it.
    public let value: Value
    /// A value with a name.
    public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(value: value)
    }
}

/// Something that stands from one value to another.
public struct BarMark: ChartContent {
    /// A bar between two values.
    public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}

/// A point of a line.
public struct LineMark: ChartContent {
    /// A point at two values.
    public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}

public struct PointMark: ChartContent {
    /// A point at two values.
    public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}

/// A point of an area.
public struct AreaMark: ChartContent {
    /// A point at two values.
    public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}

public struct RuleMark: ChartContent {
    /// A line at a value from below.
    public init<Y>(y: PlottableValue<Y>) {}
    /// A line at a value from the side.
    public init<X>(x: PlottableValue<X>) {}
}

extension ChartContent {
    /// The part in a colour.
    public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent { self }
    /// The part in a colour by a value.
    public func foregroundStyle<Value>(by value: PlottableValue<Value>) -> some ChartContent { self }
    /// The part, more or less transparent.
    public func opacity(_ opacity: Double) -> some ChartContent { self }
    /// The part with round corners.
    public func cornerRadius(_ radius: CGFloat) -> some ChartContent { self }
}

extension View {
    /// The chart with or without words below.
    public func chartXAxis(_ visibility: Visibility) -> some View { self }
    /// The chart with or without words beside.
    public func chartYAxis(_ visibility: Visibility) -> some View { self }
    /// The chart with or without words for its colours.
    public func chartLegend(_ visibility: Visibility) -> some View { self }
}
