// swift-format-ignore-file
//
//  ListeningClock.swift
//  Listening
//

import Foundation

/// Adds up how long somebody listened.
public final class ListeningClock: NSObject {

    /// Whole minutes, of all that was heard so far.
    @objc public dynamic private(set) var minutes = 0

    private var seconds: TimeInterval = 0
    private var beginning: Date?
    private let now: () -> Date

    public init(now: @escaping () -> Date = Date.init) {
        self.now = now
        super.init()
    }

    public func start() {
        guard beginning == nil else { return }
        beginning = now()
    }

    public func stop() {
        guard let start = beginning else { return }
        beginning = nil
        seconds += now().timeIntervalSince(start)
        minutes = Int(seconds / 60)
    }
}
