import BackgroundRuntime

// URLs of other apps: one that something takes brings that to the front, and this app to the background.

extension UIApplication {
    /// What takes a URL; nil for nothing, which the trace says.
    private func taker(of url: URL, asked: String) -> AddressTaker? {
        let found = url.scheme.flatMap { process.device.taker(ofScheme: $0) }
        if found == nil { process.record(.note, "asked \(asked): no other app takes it") }
        return found
    }

    /// Whether something takes a URL; false where the app may not ask.
    final func isTaken(_ url: URL) -> Bool {
        let asked = "whether \(url.absoluteString) can be opened"
        guard let scheme = url.scheme, !process.app.mayQuery(scheme) else { return taker(of: url, asked: asked) != nil }
        process.record(
            .note, "This app is not allowed to query for scheme \(scheme)",
            detail: "LSApplicationQueriesSchemes does not have it: \(asked) is answered with false")
        return false
    }

    /// Opens a URL: who asked hears of it in a later turn of the main queue, and then the app leaves the screen.
    ///
    /// - Parameters:
    ///   - url: what is opened.
    ///   - onlyUniversal: whether only an app may take it that claims the link. None does.
    ///   - completion: called with whether something takes it.
    /// - Returns: the same.
    @discardableResult
    final func bringUp(
        _ url: URL, onlyUniversal: Bool = false, _ completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) -> Bool {
        let taker = takerInFront(of: url, onlyUniversal)
        guard taker != nil || completion != nil else { return false }
        nonisolated(unsafe) let found = taker
        DispatchQueue.main.async { [process] in
            completion?(found != nil)
            if let found { process.device.openAddress(url.absoluteString, in: found, from: process) }
        }
        return taker != nil
    }

    private func takerInFront(of url: URL, _ onlyUniversal: Bool) -> AddressTaker? {
        let asked = "to open \(url.absoluteString)"
        if onlyUniversal {
            process.record(.note, "asked \(asked) as a universal link: no app claims it")
            return nil
        }
        guard applicationState != .background else {
            process.record(.note, "asked \(asked) in the background: nothing is opened from there")
            return nil
        }
        return taker(of: url, asked: asked)
    }
}
