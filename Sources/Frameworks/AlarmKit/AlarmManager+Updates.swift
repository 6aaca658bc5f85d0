import ActivityKit
import SimulatedFoundation

// What an app can observe. A loop gets changes, and not what is so as it begins.

extension AlarmManager {
    /// The alarms of the app that are not over, each time that one of them changes.
    public var alarmUpdates: some AsyncSequence<[Alarm], Never> {
        AlarmUpdates(.current(for: "AlarmManager.alarmUpdates"))
    }

    /// What the user allows, each time that it changes.
    public var authorizationUpdates: some AsyncSequence<AlarmManager.AuthorizationState, Never> {
        AlarmAuthorizationStateUpdates(.current(for: "AlarmManager.authorizationUpdates"))
    }

    /// The alarms of the app, as they change.
    public struct AlarmUpdates: AsyncSequence, @unchecked Sendable {
        /// What comes out of it.
        public typealias Element = [Alarm]

        private let hub: AlarmHub

        init(_ hub: AlarmHub) { self.hub = hub }

        /// An iterator that gets what happens from its first `next()` on.
        public func makeAsyncIterator() -> Iterator { Iterator(loop: hub.loop(over: \.alarms)) }

        /// Hands out the alarms of one loop.
        public struct Iterator: AsyncIteratorProtocol {
            let loop: ActivityLoop<[Alarm]>

            /// The alarms after the next change; nil when the task was cancelled.
            public mutating func next() async -> [Alarm]? { await next(isolation: nil) }

            /// The alarms after the next change, without leaving `actor`; nil when the task was cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> [Alarm]? {
                await loop.next(isolation: actor)
            }
        }
    }

    /// What the user allows, as it changes.
    public struct AlarmAuthorizationStateUpdates: AsyncSequence, @unchecked Sendable {
        /// What comes out of it.
        public typealias Element = AlarmManager.AuthorizationState

        private let hub: AlarmHub

        init(_ hub: AlarmHub) { self.hub = hub }

        /// An iterator that gets what happens from its first `next()` on.
        public func makeAsyncIterator() -> Iterator { Iterator(loop: hub.loop(over: \.permissions)) }

        /// Hands out the answers of one loop.
        public struct Iterator: AsyncIteratorProtocol {
            let loop: ActivityLoop<AlarmManager.AuthorizationState>

            /// The next answer; nil when the task was cancelled.
            public mutating func next() async -> Element? { await next(isolation: nil) }

            /// The next answer, without leaving `actor`; nil when the task was cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
                await loop.next(isolation: actor)
            }
        }
    }
}
