import SimulatedFoundation
import VigilBackgroundAssets

/// A download of an asset: here always a ``BAURLDownload``.
public class BADownload: NSObject, @unchecked Sendable {
    /// How far a download is.
    public enum State: Int, Sendable {
        /// It failed, or, as a choice, was cancelled.
        case failed = -1
        /// It is not scheduled.
        case created = 0
        case waiting = 1
        case downloading = 2
        case finished = 3
    }

    /// Which of the app's downloads comes first. Kept, and without effect. The numbers are no one's but Vigil's.
    public struct Priority: RawRepresentable, Hashable, Sendable {
        /// The number: a higher one comes first.
        public let rawValue: Int

        /// A priority between the lowest and the highest.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// A priority between the lowest and the highest.
        public init(_ rawValue: Int) { self.init(rawValue: rawValue) }

        public static let min = Priority(-5)
        /// That of downloads of which nothing is said.
        public static let `default` = Priority(0)
        public static let max = Priority(5)
    }

    let plan: AssetDownload.Plan
    let group: String
    /// The download of the system; nil until it is scheduled.
    var record: AssetDownload?
    /// Tells it from others of the app, over all launches.
    public var identifier: String { plan.identifier }
    /// Tells it from all others.
    public private(set) var uniqueIdentifier: String
    /// Which of the app's downloads comes first.
    public private(set) var priority: Priority

    init(_ plan: AssetDownload.Plan, group: String, priority: Priority, record: AssetDownload? = nil) {
        (self.plan, self.group, self.priority, self.record) = (plan, group, priority, record)
        uniqueIdentifier = UUID().uuidString
    }

    /// How far it is.
    public var state: State {
        switch record?.state {
        case nil, .created?: .created
        case .waiting?: .waiting
        case .downloading?: .downloading
        case .finished?: .finished
        case .failed?: .failed
        }
    }

    /// Whether the app cannot be opened before it is over. From iOS 16.4.
    public var isEssential: Bool {
        SimulatedApp.require(.method("isEssential", of: "BADownload", .iOS(16, 4)))
        return plan.isEssential
    }

    /// One that is not essential, to be scheduled instead. From iOS 16.4.
    public func removingEssential() -> Self {
        SimulatedApp.require(.method("removingEssential", of: "BADownload", .iOS(16, 4)))
        guard plan.isEssential else { return self }
        return copy(
            AssetDownload.Plan(plan.identifier, bytes: plan.bytes, host: plan.host, isEssential: false))
    }

    func copy(_ plan: AssetDownload.Plan) -> Self { preconditionFailure("only a BAURLDownload is ever made") }
}
