import SimulatedFoundation

/// What a push registry tells. Every method has a default.
///
/// The methods are called on the queue of the registry. They belong to no actor, as on a phone: a delegate on the main
/// actor conforms with `@MainActor PKPushRegistryDelegate` or `@preconcurrency PKPushRegistryDelegate`.
public protocol PKPushRegistryDelegate: NSObjectProtocol {
    /// The token of the app is known, or is another one.
    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
    /// A VoIP push arrived. From iOS 26.4; called instead of the older method.
    ///
    /// - Parameters:
    ///   - registry: the registry that took it.
    ///   - payload: what the server sent.
    ///   - metadata: whether a call has to be reported to CallKit before this returns.
    ///   - completion: to be called when the app is done with the push.
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingVoIPPushWith payload: PKPushPayload, metadata: PKVoIPPushMetadata,
        withCompletionHandler completion: @escaping () -> Void)
    /// A push arrived. From iOS 13 a call has to be reported to CallKit before this returns. From iOS 11.
    ///
    /// Its asynchronous form, which Apple's importer makes, is not offered: on a phone it returns as soon as a task is
    /// made, so that what the task reports comes too late.
    ///
    /// - Parameters:
    ///   - registry: the registry that took it.
    ///   - payload: what the server sent.
    ///   - type: `voIP`: no other type of push is simulated.
    ///   - completion: to be called when the app is done with the push.
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void)
    /// A push arrived. Until iOS 10, and for delegates that know no other.
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType)
    /// The token does not count any more.
    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}

extension PKPushRegistryDelegate {
    public func pushRegistry(
        _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType
    ) { OptionalMethod.isMissing() }

    /// A delegate that does not know this method gets the older one.
    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingVoIPPushWith payload: PKPushPayload, metadata: PKVoIPPushMetadata,
        withCompletionHandler completion: @escaping () -> Void
    ) {
        registry.noteOlderMethod()
        pushRegistry(registry, didReceiveIncomingPushWith: payload, for: .voIP, completion: completion)
    }

    /// A delegate that does not know this method gets the older one, and is done when that returns.
    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void
    ) {
        pushRegistry(registry, didReceiveIncomingPushWith: payload, for: type)
        completion()
    }

    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType
    ) {
        OptionalMethod.isMissing(
            after: "pushRegistry(_:didReceiveIncomingVoIPPushWith:metadata:withCompletionHandler:)",
            "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)")
    }

    public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {
        OptionalMethod.isMissing()
    }
}
