import SimulatedFoundation

/// What the system can let an app do, such as for a button outside it. From iOS 16.
///
/// The system makes it anew with ``init()`` where it runs it, and sets what was a ``Parameter``: nothing else of it is left.
public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult

    /// What people call it.
    static var title: LocalizedStringResource { get }
    /// What it does, in a sentence; nil by default.
    static var description: IntentDescription? { get }
    /// Whether the app comes to the foreground before it runs; false by default. iOS 26 prefers ``supportedModes``.
    static var openAppWhenRun: Bool { get }
    /// Where it runs. From iOS 26; by default as ``openAppWhenRun`` says.
    static var supportedModes: IntentModes { get }
    /// Whether people find it in Shortcuts, which are not simulated; true by default.
    static var isDiscoverable: Bool { get }

    /// One whose parameters are set later.
    init()

    /// Does it, in the process of the app.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    /// What `@Parameter` stands for.
    public typealias Parameter<Value> = IntentParameter<Value> where Value: _IntentValue

    public static var description: IntentDescription? { nil }
    /// The app stays where it is.
    public static var openAppWhenRun: Bool { false }
    /// In front where ``openAppWhenRun`` says so, and else in the background.
    public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
    public static var isDiscoverable: Bool { true }
}

/// An intent of a kind that the system knows. From iOS 16.
public protocol SystemIntent: AppIntent {}

/// An intent that starts or changes a Live Activity, or is behind a button of one or of an alarm. From iOS 17.
public protocol LiveActivityIntent: SystemIntent {}

/// A sentence about an intent, for people. It is shown nowhere here.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
    public var descriptionText: LocalizedStringResource
    /// What it is listed under; nil for nothing.
    public var categoryName: LocalizedStringResource?

    /// A sentence, and what it is listed under.
    public init(_ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil) {
        SimulatedApp.require(.appIntent)
        (self.descriptionText, self.categoryName) = (descriptionText, categoryName)
    }

    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
