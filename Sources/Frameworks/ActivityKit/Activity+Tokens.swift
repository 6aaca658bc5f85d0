import BackgroundRuntime
import SimulatedFoundation
import VigilLiveActivities

// What an app observes at its launch: Live Activities that begin, and tokens for pushes.

extension Activity {
    /// Those that no launch of the app was told of, and those to come: a push starts them too.
    public static var activityUpdates: Activity<Attributes>.ActivityUpdates {
        SimulatedApp.require(.activity)
        return ActivityUpdates(.current(for: "Activity.activityUpdates"))
    }

    /// Its token for pushes, and those to come.
    public var pushTokenUpdates: Activity<Attributes>.PushTokenUpdates { PushTokenUpdates(hub, of: record) }

    /// The token by which a push starts one. From iOS 17.2. It does not change here.
    public static var pushToStartTokenUpdates: Activity<Attributes>.PushTokenUpdates {
        SimulatedApp.require(.pushToStart)
        return PushTokenUpdates(.current(for: "Activity.pushToStartTokenUpdates"), of: nil)
    }

    /// Live Activities, as they begin.
    public struct ActivityUpdates: AsyncSequence, @unchecked Sendable {
        /// What comes out of it.
        public typealias Element = Activity<Attributes>

        private let hub: ActivityHub

        init(_ hub: ActivityHub) { self.hub = hub }

        /// An iterator that gets what happens from its first `next()` on.
        public func makeAsyncIterator() -> Iterator {
            Iterator(
                loop: ActivityLoop { [hub] feed in
                    for old in hub.center.takeUnnotified(typeName) {
                        if let object = hub.object(for: old, Attributes.self) { feed.yield(object) }
                    }
                    let listener = ActivityHub.Listener(.started, isFor: { $0.type == typeName }) {
                        if let object = hub.object(for: $0, Attributes.self) { feed.yield(object) }
                    }
                    hub.add(listener)
                    return listener
                })
        }

        /// Hands out the Live Activities of one loop.
        public struct Iterator: AsyncIteratorProtocol {
            let loop: ActivityLoop<Activity<Attributes>>

            /// The next one; nil when the task was cancelled.
            public func next() async -> Element? { await next(isolation: nil) }

            /// The next one, without leaving `actor`; nil when the task was cancelled.
            public func next(isolation actor: isolated (any Actor)?) async -> Element? {
                await loop.next(isolation: actor)
            }
        }
    }

    /// Tokens for pushes, as the system makes them.
    public struct PushTokenUpdates: AsyncSequence, @unchecked Sendable {
        /// What comes out of it.
        public typealias Element = Data

        private let hub: ActivityHub
        private let record: LiveActivity?

        init(_ hub: ActivityHub, of record: LiveActivity?) { (self.hub, self.record) = (hub, record) }

        /// An iterator that gets what happens from its first `next()` on.
        public func makeAsyncIterator() -> Iterator {
            Iterator(
                loop: ActivityLoop { [hub, record] feed in
                    let known = record.map(hub.center.readToken) ?? hub.center.readStartToken(for: typeName)
                    if let known { feed.yield(Data(known)) }
                    let listener = ActivityHub.Listener(.token, isFor: { $0 === record }) {
                        if let token = hub.center.readToken(of: $0) { feed.yield(Data(token)) }
                    }
                    hub.add(listener)
                    return listener
                })
        }

        /// Hands out the tokens of one loop.
        public struct Iterator: AsyncIteratorProtocol {
            let loop: ActivityLoop<Data>

            /// The next one; nil when the task was cancelled.
            public func next() async -> Element? { await next(isolation: nil) }

            /// The next one, without leaving `actor`; nil when the task was cancelled.
            public func next(isolation actor: isolated (any Actor)?) async -> Element? {
                await loop.next(isolation: actor)
            }
        }
    }
}
