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
    /// A VoIP push arrived: the method with metadata, for `async` code. A call has to be reported before it comes back, as
    /// Apple's session of 2026 about live communication does it.
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingVoIPPushWith payload: PKPushPayload, metadata: PKVoIPPushMetadata
    ) async
    /// A push arrived. From iOS 13 a call has to be reported to CallKit before this returns. From iOS 11.
    ///
    /// - Parameters:
    ///   - registry: the registry that took it.
    ///   - payload: what the server sent.
    ///   - type: `voIP`: no other type of push is simulated.
    ///   - completion: to be called when the app is done with the push.
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void)
    /// A push arrived: the method with a completion handler, for `async` code. It returns to the system as soon as a task is
    /// made: what the task reports comes too late from iOS 13 on.
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType
    ) async
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

    /// A delegate that does not know this method has its `async` form, or gets the older one.
    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingVoIPPushWith payload: PKPushPayload, metadata: PKVoIPPushMetadata,
        withCompletionHandler completion: @escaping () -> Void
    ) {
        let returned = registry.takeReturn()
        nonisolated(unsafe) let delegate: any PKPushRegistryDelegate = self
        AsyncForm.ask {
            await delegate.pushRegistry(registry, didReceiveIncomingVoIPPushWith: payload, metadata: metadata)
        } otherwise: {
            registry.callOlderMethod {
                delegate.pushRegistry(
                    registry, didReceiveIncomingPushWith: payload, for: .voIP, completion: completion)
                returned?()
            }
        } answer: {
            completion()
            returned?()
        }
    }

    nonisolated(nonsending) public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingVoIPPushWith payload: PKPushPayload, metadata: PKVoIPPushMetadata
    ) async { AsyncForm.isMissing() }

    /// A delegate that does not know this method gets the older one, and is done when that returns, or its `async` form.
    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void
    ) {
        registry.lacksMethod = false
        pushRegistry(registry, didReceiveIncomingPushWith: payload, for: type)
        guard registry.lacksMethod else { return completion() }
        nonisolated(unsafe) let delegate: any PKPushRegistryDelegate = self
        AsyncForm.ask {
            await delegate.pushRegistry(registry, didReceiveIncomingPushWith: payload, for: type)
        } otherwise: {
            OptionalMethod.isMissing(
                "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)",
                after: "pushRegistry(_:didReceiveIncomingVoIPPushWith:metadata:withCompletionHandler:)")
            completion()
        } answer: {
            completion()
        }
    }

    nonisolated(nonsending) public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType
    ) async { AsyncForm.isMissing() }

    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType
    ) { registry.lacksMethod = true }

    public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {
        OptionalMethod.isMissing()
    }
}
