import SwiftUI

/// What knows the widgets of the app. None is on the screen.
public final class WidgetCenter: Sendable {
    /// The one of the app. From iOS 14.
    public static var shared: WidgetCenter {
        SimulatedApp.require(.classMethod("shared", of: "WidgetCenter", .iOS(14)))
        return WidgetCenter()
    }

    private init() {}

    /// Has all widgets ask for what they show: none is there.
    public func reloadAllTimelines() { SimulatedApp.notSimulated("WidgetKit", "no widget is on the screen") }
    /// Has some widgets ask for what they show: none is there.
    public func reloadTimelines(ofKind kind: String) {
        SimulatedApp.notSimulated("WidgetKit", "no widget is on the screen")
    }
    /// The widgets that somebody put on the screen: none.
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        DispatchQueue.main.async { completion(.success([])) }
    }
}

/// A widget on the screen. None is.
public struct WidgetInfo: Hashable, Sendable {
    /// Which of the app's.
    public let kind: String
    public let family: WidgetFamily
}

/// How large a widget is.
public enum WidgetFamily: Int, CaseIterable, Sendable {
    /// From small to very large.
    case systemSmall = 0, systemMedium, systemLarge, systemExtraLarge
    /// On the lock screen.
    case accessoryCircular = 5, accessoryRectangular, accessoryInline
}

/// What a widget shows from a time on.
public protocol TimelineEntry {
    var date: Date { get }
}

/// When a widget asks again.
public struct TimelineReloadPolicy: Equatable, Sendable {
    private let date: Date?
    private let isNever: Bool
    /// When the last of what it shows is over.
    public static let atEnd = TimelineReloadPolicy(date: nil, isNever: false)
    public static let never = TimelineReloadPolicy(date: nil, isNever: true)
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date, isNever: false) }
}

/// What a widget shows, one after the other.
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    /// When it asks again.
    public let policy: TimelineReloadPolicy

    /// What a widget shows.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

/// Where a widget is.
public struct TimelineProviderContext {
    /// How large it is.
    public let family: WidgetFamily
    /// Whether it is shown before somebody puts it on the screen.
    public let isPreview: Bool
    /// Its size in points.
    public let displaySize: CGSize
}

/// Who says what a widget shows. Never asked here.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    /// Where a widget is.
    typealias Context = TimelineProviderContext
    /// What stands there before anything else.
    func placeholder(in context: Context) -> Entry
    /// What it shows now.
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
    /// What it shows from now on.
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

/// A widget. None is on the screen.
@preconcurrency @MainActor
public protocol Widget {
    /// What it is made of.
    associatedtype Body: WidgetConfiguration
    init()
    /// What it is made of.
    var body: Body { get }
}

/// What a widget is made of.
@preconcurrency @MainActor
public protocol WidgetConfiguration {}

extension WidgetConfiguration {
    /// What it is called.
    public func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration { self }
    /// What is said of it.
    public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
    /// How large it may be.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
}

/// A widget that nobody sets up.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    /// A widget that shows views.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {}
}
