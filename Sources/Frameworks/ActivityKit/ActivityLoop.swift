import SimulatedFoundation

/// Where the changes of one loop come in.
package typealias ActivityFeed<Element: Sendable> = AsyncStream<Element>.Continuation

/// One loop over changes: it begins to wait at its first `next()`, and ends as it goes.
package final class ActivityLoop<Element: Sendable>: @unchecked Sendable {
    private var iterator: AsyncStream<Element>.Iterator
    private let feed: ActivityFeed<Element>
    private var begin: ((ActivityFeed<Element>) -> AnyObject)?
    private var listener: AnyObject?

    /// - Parameter begin: makes what feeds the loop, which the loop keeps.
    package init(_ begin: @escaping (ActivityFeed<Element>) -> AnyObject) {
        let (stream, feed) = AsyncStream.makeStream(of: Element.self)
        (iterator, self.feed, self.begin) = (stream.makeAsyncIterator(), feed, begin)
    }

    /// The next change; nil when the task was cancelled.
    package func next(isolation actor: isolated (any Actor)?) async -> Element? {
        if let begin {
            self.begin = nil
            listener = begin(feed)
        }
        var iterator = iterator
        return await iterator.next(isolation: actor)
    }
}
