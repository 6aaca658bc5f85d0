import BackgroundRuntime

// Waits take the phone's time.

extension XCUIElement {
    /// Waits until it exists; false where it does not after `timeout` seconds.
    @discardableResult
    public func waitForExistence(timeout: TimeInterval) -> Bool { waits(timeout) { $0.exists } }

    /// Waits until it does not exist any more; false where it still does after `timeout` seconds.
    @discardableResult
    public func waitForNonExistence(timeout: TimeInterval) -> Bool { waits(timeout) { !$0.exists } }

    /// Waits until something it says is as asked; false where that is not so after `timeout` seconds.
    ///
    /// - Parameters:
    ///   - keyPath: what it says.
    ///   - value: what that is to be.
    ///   - timeout: how long to wait, in seconds.
    @discardableResult
    public func wait<V: Equatable>(
        for keyPath: KeyPath<XCUIElement, V>, toEqual value: V, timeout: TimeInterval
    ) -> Bool {
        waits(timeout) { $0.exists && $0[keyPath: keyPath] == value }
    }

    private func waits(_ timeout: TimeInterval, until isSo: (XCUIElement) -> Bool) -> Bool {
        UITestRun.current.wait(upTo: timeout) { isSo(self) }
    }
}
