import SimulatedFoundation
import VigilVoIP

#if canImport(AVFoundation)
    import AVFoundation
#endif

/// Hands what the module asks and tells to the delegate of a provider.
final class ProviderRelay: CallClient {
    weak var provider: CXProvider?
    weak var delegate: (any CXProviderDelegate)?

    func perform(_ action: CallAction) {
        // A delegate that is gone leaves an action that nobody can perform: it fails.
        guard let provider, let delegate else {
            provider?.session.fail(action)
            return
        }
        /// An app may take care of the transaction as a whole: then no other method is called.
        func ask<Action: CXAction>(_ made: Action, _ perform: (Action) -> Void) {
            made.tie(to: action, of: provider.session)
            if !delegate.provider(provider, execute: CXTransaction(action: made)) { perform(made) }
        }
        let call = action.call
        switch action.kind {
        case .start: ask(StartedCalls.action(for: call)) { delegate.provider(provider, perform: $0) }
        case .answer: ask(CXAnswerCallAction(call: call)) { delegate.provider(provider, perform: $0) }
        case .end: ask(CXEndCallAction(call: call)) { delegate.provider(provider, perform: $0) }
        case .hold(let isOn):
            ask(CXSetHeldCallAction(call: call, onHold: isOn)) { delegate.provider(provider, perform: $0) }
        case .mute(let isOn):
            ask(CXSetMutedCallAction(call: call, muted: isOn)) { delegate.provider(provider, perform: $0) }
        }
    }

    func audioDidActivate() {
        #if canImport(AVFoundation)
            if let provider { delegate?.provider(provider, didActivate: AVAudioSession.sharedInstance()) }
        #endif
    }

    func audioDidDeactivate() {
        #if canImport(AVFoundation)
            if let provider { delegate?.provider(provider, didDeactivate: AVAudioSession.sharedInstance()) }
        #endif
    }

    func didReset() {
        if let provider { delegate?.providerDidReset(provider) }
    }
}

/// The start actions that were asked for, since the call service does not keep their handles.
final class StartedCalls {
    private var requests: [UUID: CXStartCallAction] = [:]

    private static var current: StartedCalls {
        SimulatedApp.process(for: "CXCallController").storage.object { StartedCalls() }
    }

    static func note(_ action: CXStartCallAction) { current.requests[action.callUUID] = action }

    /// The action as the provider gets it: a copy of the one that was asked for.
    static func action(for call: UUID) -> CXStartCallAction {
        let request = current.requests.removeValue(forKey: call)
        let copy = CXStartCallAction(
            call: call, handle: request?.handle ?? CXHandle(type: .generic, value: ""))
        copy.contactIdentifier = request?.contactIdentifier
        copy.isVideo = request?.isVideo ?? false
        return copy
    }
}
