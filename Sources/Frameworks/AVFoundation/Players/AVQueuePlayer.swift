/// A player of several items, one after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    private var waiting: [AVPlayerItem] = []

    /// A player of these items, in order.
    public convenience init(items: [AVPlayerItem]) {
        self.init(playerItem: items.first)
        waiting = Array(items.dropFirst())
    }

    /// The items that are still to be played, the current one first.
    open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }

    /// Adds an item at the end.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        if currentItem == nil { return replaceCurrentItem(with: item) }
        let index = waiting.firstIndex { $0 === afterItem }.map { $0 + 1 }
        waiting.insert(item, at: index ?? (afterItem === currentItem ? 0 : waiting.count))
    }

    /// Goes to the next item.
    open func advanceToNextItem() {
        replaceCurrentItem(with: waiting.isEmpty ? nil : waiting.removeFirst())
    }

    override var usualAction: ActionAtItemEnd { .advance }

    override func skip(failed item: AVPlayerItem, wasWanted: Bool) {
        advanceToNextItem()
        if wasWanted, currentItem != nil { play() }
    }

    override func advance(past item: AVPlayerItem) {
        advanceToNextItem()
        if currentItem != nil { play() }
    }
}
