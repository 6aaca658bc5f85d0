import BackgroundRuntime
import SimulatedFoundation

/// The keychain of one app, for all of its launches.
final class Keychain {
    private var items: [KeychainItem] = []

    /// That of the app of a process.
    static func of(_ process: AppProcess) -> Keychain { process.app.storage.object { Keychain() } }

    func add(_ query: KeychainQuery, _ process: AppProcess) -> (OSStatus, AnyObject?) {
        guard let item = KeychainItem(query, at: Date()), let access = item.access else { return (errSecParam, nil) }
        guard !items.contains(where: item.collides) else { return (errSecDuplicateItem, nil) }
        if access == .whenPasscodeSet, !process.device.conditions.hasPasscode {
            process.record(.refusal, "the keychain takes no item \(item.name)", detail: "the phone has no passcode")
            return (errSecNotAvailable, nil)
        }
        guard allows(item, process) else { return (errSecInteractionNotAllowed, nil) }
        items.append(item)
        return (errSecSuccess, item.result(for: query))
    }

    func copy(_ query: KeychainQuery, _ process: AppProcess) -> (OSStatus, AnyObject?) {
        let found = items.filter { $0.matches(query) }
        guard !found.isEmpty else { return (errSecItemNotFound, nil) }
        let readable = found.prefix(query.wantsAll ? found.count : 1).filter { allows($0, process) }
        guard !readable.isEmpty else { return (errSecInteractionNotAllowed, nil) }
        let results = readable.compactMap { $0.result(for: query) }
        return (errSecSuccess, query.wantsAll && !results.isEmpty ? results as NSArray : results.first)
    }

    func update(_ query: KeychainQuery, to changes: KeychainQuery, _ process: AppProcess) -> OSStatus {
        let places = items.indices.filter { items[$0].matches(query) }
        guard !places.isEmpty else { return errSecItemNotFound }
        guard places.allSatisfy({ allows(items[$0], process) }) else { return errSecInteractionNotAllowed }
        for place in places { items[place].update(changes, at: Date()) }
        return errSecSuccess
    }

    func delete(_ query: KeychainQuery) -> OSStatus {
        let count = items.count
        items.removeAll { $0.matches(query) }
        return items.count < count ? errSecSuccess : errSecItemNotFound
    }

    /// Whether an item can be used now. If not, the trace says why.
    private func allows(_ item: KeychainItem, _ process: AppProcess) -> Bool {
        guard let why = item.access?.barrier(process.device.conditions) else { return true }
        process.record(
            .refusal, "the keychain does not give \(item.name): errSecInteractionNotAllowed", detail: why)
        return false
    }
}

/// Adds an item to the keychain of the app.
///
/// - Parameters:
///   - attributes: its class, its attributes and its secret; and what is wanted of it.
///   - result: where what is wanted goes; nil for nothing.
/// - Returns: `errSecSuccess`; `errSecDuplicateItem`; `errSecInteractionNotAllowed` where an item of its protection cannot
///   be used now.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let process = SimulatedApp.process(for: "SecItemAdd(_:_:)")
    let (status, object) = Keychain.of(process).add(KeychainQuery(attributes), process)
    result?.pointee = object
    return status
}

/// Looks for items in the keychain of the app.
///
/// - Parameters:
///   - query: which items, how many, and what of them: the first one without a limit.
///   - result: where what is wanted goes.
/// - Returns: `errSecSuccess`; `errSecItemNotFound`; `errSecInteractionNotAllowed` where they cannot be used now.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let process = SimulatedApp.process(for: "SecItemCopyMatching(_:_:)")
    let (status, object) = Keychain.of(process).copy(KeychainQuery(query), process)
    result?.pointee = object
    return status
}

/// Changes items of the keychain of the app.
///
/// - Parameters:
///   - query: which items.
///   - attributesToUpdate: what is to be different.
/// - Returns: `errSecSuccess`; `errSecItemNotFound`; `errSecInteractionNotAllowed` where they cannot be used now.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    let process = SimulatedApp.process(for: "SecItemUpdate(_:_:)")
    return Keychain.of(process).update(KeychainQuery(query), to: KeychainQuery(attributesToUpdate), process)
}

/// Takes items out of the keychain of the app.
///
/// - Returns: `errSecSuccess`, or `errSecItemNotFound`.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    Keychain.of(SimulatedApp.process(for: "SecItemDelete(_:)")).delete(KeychainQuery(query))
}
