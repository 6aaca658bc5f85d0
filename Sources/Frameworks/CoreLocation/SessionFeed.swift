import SimulatedFoundation

/// What a loop has not read yet, and what ends when the loop is left.
///
/// A loop that waits goes on directly where it runs, as one piece of work: it gets to what it was told just before its app
/// is suspended. One turn of an app runs at a time.
final class SessionFeed<Element: Sendable>: @unchecked Sendable {
    private var waiting: [Element] = []
    private var reader: UnsafeContinuation<Element?, Never>?
    private var isOver = false
    /// Ends what feeds the loop; nil until it begins.
    var end: (() -> Void)?

    deinit { end?() }

    func yield(_ element: Element) {
        guard let reader else { return waiting.append(element) }
        self.reader = nil
        reader.resume(returning: element)
    }

    func finish() {
        isOver = true
        reader?.resume(returning: nil)
        reader = nil
    }

    /// The next element; nil when nothing more comes, or the task is cancelled.
    func next(isolation actor: isolated (any Actor)?) async -> Element? {
        guard waiting.isEmpty else { return waiting.removeFirst() }
        guard !isOver, !Task.isCancelled else { return nil }
        return await withTaskCancellationHandler(
            operation: { await withUnsafeContinuation(isolation: actor) { reader = $0 } },
            onCancel: { self.finish() }, isolation: actor)
    }
}
