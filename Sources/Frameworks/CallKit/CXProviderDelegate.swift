import SimulatedFoundation

#if canImport(AVFoundation)
    import AVFoundation
#endif

/// What a call provider asks and tells.
///
/// The methods are called on the queue given to `setDelegate(_:queue:)`. They belong to no actor, as on a phone: a
/// delegate on the main actor conforms with `@MainActor CXProviderDelegate` or `@preconcurrency CXProviderDelegate`. An
/// action whose method is missing is failed.
public protocol CXProviderDelegate: NSObjectProtocol {
    /// All calls of the provider are gone.
    func providerDidReset(_ provider: CXProvider)
    /// The provider is ready.
    func providerDidBegin(_ provider: CXProvider)
    /// The app asked for an outgoing call.
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    /// The user declined or hung up.
    func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    /// The user holds a call or goes on with it.
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    /// The user mutes a call or opens the microphone.
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
    /// The user plays tones. Never called here.
    func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
    /// The user joins calls. Never called here.
    func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
    /// An action was not fulfilled in time. Never called here.
    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
    /// Whether the app takes care of a transaction as a whole; false leaves its actions to the other methods.
    func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
    #if canImport(AVFoundation)
        /// The system activated the audio session: sound may start.
        func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
        /// The system deactivated the audio session.
        func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
    #endif
}

extension CXProviderDelegate {
    public func providerDidBegin(_ provider: CXProvider) {}
    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) { action.failAsMissing() }
    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { action.failAsMissing() }
    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) { action.failAsMissing() }
    public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) { action.failAsMissing() }
    public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) { action.failAsMissing() }
    public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) { action.failAsMissing() }
    public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) { action.failAsMissing() }
    public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
    public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
    #if canImport(AVFoundation)
        public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {
            OptionalMethod.isMissing()
        }
        public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {
            OptionalMethod.isMissing()
        }
    #endif
}

extension CXAction {
    /// The delegate has no method for it: the trace has no call then, but what was looked for.
    fileprivate func failAsMissing() {
        OptionalMethod.isMissing("provider(_:perform: \(type(of: self)))")
        fail()
    }
}
