import SimulatedFoundation

/// The calls with a completion handler, for `async` code.
extension UNUserNotificationCenter {
    /// Asks the user, unless the answer is known, and comes back with the answer.
    ///
    /// - Throws: nothing here; on a phone an error of the service.
    nonisolated(nonsending) public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool
    {
        await withCheckedContinuation { continuation in
            requestAuthorization(options: options) { isGranted, _ in continuation.resume(returning: isGranted) }
        }
    }

    /// What the user allows.
    nonisolated(nonsending) public func notificationSettings() async -> UNNotificationSettings {
        await withCheckedContinuation { continuation in
            getNotificationSettings { continuation.resume(returning: $0) }
        }
    }

    /// The sets of buttons that this launch of the app set.
    nonisolated(nonsending) public func notificationCategories() async -> Set<UNNotificationCategory> {
        await withCheckedContinuation { continuation in
            getNotificationCategories { continuation.resume(returning: $0) }
        }
    }

    /// Adds a notification, in place of one with its identifier.
    ///
    /// - Throws: nothing here; on a phone an error of the service.
    nonisolated(nonsending) public func add(_ request: UNNotificationRequest) async throws {
        let error: (any Error)? = await withCheckedContinuation { continuation in
            add(request) { continuation.resume(returning: $0) }
        }
        if let error { throw error }
    }

    /// The notifications that wait.
    nonisolated(nonsending) public func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await withCheckedContinuation { continuation in
            getPendingNotificationRequests { continuation.resume(returning: $0) }
        }
    }

    /// The notifications that are shown.
    nonisolated(nonsending) public func deliveredNotifications() async -> [UNNotification] {
        await withCheckedContinuation { continuation in
            getDeliveredNotifications { continuation.resume(returning: $0) }
        }
    }

    /// Sets the number on the app's icon; 0 removes it. From iOS 16.
    ///
    /// - Throws: ``UNError`` with `badgeInputInvalid` for a number below 0.
    nonisolated(nonsending) public func setBadgeCount(_ newBadgeCount: Int) async throws {
        let error: (any Error)? = await withCheckedContinuation { continuation in
            setBadgeCount(newBadgeCount) { continuation.resume(returning: $0) }
        }
        if let error { throw error }
    }
}
