import BackgroundRuntime
import SimulatedFoundation
import VigilLiveActivities

/// Whether the app may have Live Activities. From iOS 16.1.
public final class ActivityAuthorizationInfo: @unchecked Sendable {
    private let hub: ActivityHub
    /// Whether it may, from now on as it changes.
    public let activityEnablementUpdates: ActivityEnablementUpdates
    /// Whether pushes may come often, from now on as it changes. From iOS 16.2.
    public let frequentPushEnablementUpdates: FrequentPushEnablementUpdates

    /// The answers of the system for this app.
    public init() {
        SimulatedApp.require(.symbol("ActivityAuthorizationInfo", .iOS(16, 1)))
        hub = .current(for: "ActivityAuthorizationInfo")
        activityEnablementUpdates = ActivityEnablementUpdates(hub)
        frequentPushEnablementUpdates = FrequentPushEnablementUpdates(hub)
    }

    /// Whether the manifest and the user let the app start Live Activities.
    public var areActivitiesEnabled: Bool { hub.center.isEnabled }

    /// Whether the manifest and the user let pushes come often. From iOS 16.2.
    public var frequentPushesEnabled: Bool {
        SimulatedApp.require(.frequentPushes)
        return hub.center.isFrequentEnabled
    }

    /// The switch of Live Activities, as it changes.
    public struct ActivityEnablementUpdates: AsyncSequence, @unchecked Sendable {
        /// What comes out of it.
        public typealias Element = Bool

        private let hub: ActivityHub

        init(_ hub: ActivityHub) { self.hub = hub }

        /// An iterator that gets what happens from its first `next()` on.
        public func makeAsyncIterator() -> Iterator {
            Iterator(loop: .switches(of: hub) { $0.isEnabled })
        }

        /// Hands out the answers of one loop.
        public struct Iterator: AsyncIteratorProtocol {
            let loop: ActivityLoop<Bool>

            /// The next answer; nil when the task was cancelled.
            public mutating func next() async -> Bool? { await next(isolation: nil) }

            /// The next answer, without leaving `actor`; nil when the task was cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Bool? {
                await loop.next(isolation: actor)
            }
        }
    }

    /// The switch of frequent pushes, as it changes. From iOS 16.2.
    public struct FrequentPushEnablementUpdates: AsyncSequence, @unchecked Sendable {
        /// What comes out of it.
        public typealias Element = Bool

        private let hub: ActivityHub

        init(_ hub: ActivityHub) { self.hub = hub }

        /// An iterator that gets what happens from its first `next()` on.
        public func makeAsyncIterator() -> Iterator {
            SimulatedApp.require(.frequentPushes)
            return Iterator(loop: .switches(of: hub) { $0.isFrequentEnabled })
        }

        /// Hands out the answers of one loop.
        public struct Iterator: AsyncIteratorProtocol {
            let loop: ActivityLoop<Bool>

            /// The next answer; nil when the task was cancelled.
            public mutating func next() async -> Bool? { await next(isolation: nil) }

            /// The next answer, without leaving `actor`; nil when the task was cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Bool? {
                await loop.next(isolation: actor)
            }
        }
    }
}

extension ActivityLoop<Bool> {
    /// A loop over an answer that the user changes: each new one once.
    fileprivate static func switches(
        of hub: ActivityHub, _ read: @escaping (ActivityCenter) -> Bool
    ) -> ActivityLoop<Bool> {
        ActivityLoop { [center = hub.center] feed in
            var last = read(center)
            let listener = ActivityHub.SwitchListener {
                let new = read(center)
                if new != last { feed.yield(new) }
                last = new
            }
            hub.add(listener)
            return listener
        }
    }
}
