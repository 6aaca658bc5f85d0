import BackgroundRuntime

// Lists and pages that a finger moves. Nothing is laid out: where an app has not said how large the content is, its place
// stays what it was, and only those who listen are told.

extension UIScrollView {
    /// A finger moves what is in it.
    func takeMovement(_ touch: Touch) -> Bool {
        switch touch {
        case .pull: takePull()
        case .scroll(let direction): scroll(direction)
        // A finger that moves up shows what lies below.
        case .swipe(let direction): takeByGestures(touch) || scroll(direction.opposite)
        default: takeByGestures(touch)
        }
    }

    /// A list with something that loads it anew begins that as it is pulled.
    private func takePull() -> Bool {
        guard let control = pulled, !control.isRefreshing else { return false }
        control.beginRefreshing()
        control.sendActions(for: .valueChanged)
        return true
    }

    /// It moves by as much as it shows, or to something in it, in the order in which a phone tells of that.
    private func scroll(_ direction: Touch.Direction?) -> Bool {
        guard isScrollEnabled, isUserInteractionEnabled else { return false }
        isUnderFinger = true
        delegate?.scrollViewWillBeginDragging(self)
        contentOffset = place(after: direction)
        delegate?.scrollViewDidScroll(self)
        var target = contentOffset
        delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
        contentOffset = target
        isUnderFinger = false
        delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
        return true
    }

    /// What is at its corner after it moved in a direction, not beyond its content.
    private func place(after direction: Touch.Direction?) -> CGPoint {
        guard contentSize.width > 0 || contentSize.height > 0 else { return contentOffset }
        let room = bounds.isEmpty ? UIScreen.main.bounds.size : bounds.size
        let end = CGPoint(x: max(0, contentSize.width - room.width), y: max(0, contentSize.height - room.height))
        func kept(_ value: CGFloat, _ end: CGFloat) -> CGFloat { min(max(value, 0), end) }
        return switch direction {
        case .up: CGPoint(x: contentOffset.x, y: kept(contentOffset.y - room.height, end.y))
        case .down: CGPoint(x: contentOffset.x, y: kept(contentOffset.y + room.height, end.y))
        case .left: CGPoint(x: kept(contentOffset.x - room.width, end.x), y: contentOffset.y)
        case .right: CGPoint(x: kept(contentOffset.x + room.width, end.x), y: contentOffset.y)
        case nil: contentOffset
        }
    }
}

extension Touch.Direction {
    fileprivate var opposite: Touch.Direction {
        switch self {
        case .up: .down
        case .down: .up
        case .left: .right
        case .right: .left
        }
    }
}
