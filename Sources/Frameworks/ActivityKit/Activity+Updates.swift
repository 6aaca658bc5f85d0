import BackgroundRuntime
import SimulatedFoundation
import VigilLiveActivities

// What an app can observe of one of its Live Activities. A loop gets changes, and not what is so as it begins.

extension Activity {
    /// The states to come.
    public var activityStateUpdates: Activity<Attributes>.ActivityStateUpdates { ActivityStateUpdates(self) }

    /// The contents to come. From iOS 16.2.
    public var contentUpdates: Activity<Attributes>.ContentUpdates {
        SimulatedApp.require(.symbol("Activity.contentUpdates", .iOS(16, 2)))
        return ContentUpdates(self)
    }

    /// The states of its content to come.
    public var contentStateUpdates: Activity<Attributes>.ContentStateUpdates { ContentStateUpdates(self) }

    /// A loop over changes of one kind.
    final func loop<Element: Sendable>(
        _ change: ActivityChange, _ read: @escaping (LiveActivity) -> Element
    ) -> ActivityLoop<Element> {
        ActivityLoop { [record, hub] feed in
            let listener = ActivityHub.Listener(change, isFor: { $0 === record }) {
                feed.yield(read($0))
            }
            hub.add(listener)
            return listener
        }
    }

    /// The states of a Live Activity, as they change.
    public struct ActivityStateUpdates: AsyncSequence, Sendable {
        /// What comes out of it.
        public typealias Element = ActivityState

        private let activity: Activity<Attributes>

        init(_ activity: Activity<Attributes>) { self.activity = activity }

        /// An iterator that gets what happens from its first `next()` on.
        public func makeAsyncIterator() -> Iterator {
            Iterator(loop: activity.loop(.state) { ActivityState($0.state) })
        }

        /// Hands out the states of one loop.
        public struct Iterator: AsyncIteratorProtocol {
            let loop: ActivityLoop<ActivityState>

            /// The next one; nil when the task was cancelled.
            public func next() async -> Element? { await next(isolation: nil) }

            /// The next one, without leaving `actor`; nil when the task was cancelled.
            public func next(isolation actor: isolated (any Actor)?) async -> Element? {
                await loop.next(isolation: actor)
            }
        }
    }

    /// The contents of a Live Activity, as they change. From iOS 16.2.
    public struct ContentUpdates: AsyncSequence, Sendable {
        /// What comes out of it.
        public typealias Element = ActivityContent<Activity<Attributes>.ContentState>

        private let activity: Activity<Attributes>

        init(_ activity: Activity<Attributes>) { self.activity = activity }

        /// An iterator that gets what happens from its first `next()` on.
        public func makeAsyncIterator() -> Iterator {
            Iterator(activity: activity, loop: activity.loop(.content) { _ in true })
        }

        /// Hands out the contents of one loop.
        public struct Iterator: AsyncIteratorProtocol {
            let activity: Activity<Attributes>
            let loop: ActivityLoop<Bool>

            /// The next one; nil when the task was cancelled.
            public func next() async -> Element? { await next(isolation: nil) }

            /// The next one, without leaving `actor`; nil when the task was cancelled.
            public func next(isolation actor: isolated (any Actor)?) async -> Element? {
                await loop.next(isolation: actor).map { _ in activity.currentContent }
            }
        }
    }

    /// The states of the content of a Live Activity, as they change.
    public struct ContentStateUpdates: AsyncSequence, Sendable {
        /// What comes out of it.
        public typealias Element = Activity<Attributes>.ContentState

        private let activity: Activity<Attributes>

        init(_ activity: Activity<Attributes>) { self.activity = activity }

        /// An iterator that gets what happens from its first `next()` on.
        public func makeAsyncIterator() -> Iterator {
            Iterator(contents: ContentUpdates(activity).makeAsyncIterator())
        }

        /// Hands out the states of one loop.
        public struct Iterator: AsyncIteratorProtocol {
            let contents: ContentUpdates.Iterator

            /// The next one; nil when the task was cancelled.
            public func next() async -> Element? { await next(isolation: nil) }

            /// The next one, without leaving `actor`; nil when the task was cancelled.
            public func next(isolation actor: isolated (any Actor)?) async -> Element? {
                await contents.next(isolation: actor)?.state
            }
        }
    }
}
