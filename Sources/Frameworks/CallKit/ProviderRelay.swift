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
        func tied<Action: CXAction>(_ made: Action) -> Action {
            made.tie(to: action, of: provider.session)
            return made
        }
        switch action.kind {
        case .start: delegate.provider(provider, perform: tied(StartedCalls.action(for: action.call)))
        case .answer: delegate.provider(provider, perform: tied(CXAnswerCallAction(call: action.call)))
        case .end: delegate.provider(provider, perform: tied(CXEndCallAction(call: action.call)))
        case .hold(let isOn):
            delegate.provider(provider, perform: tied(CXSetHeldCallAction(call: action.call, onHold: isOn)))
        case .mute(let isOn):
            delegate.provider(provider, perform: tied(CXSetMutedCallAction(call: action.call, muted: isOn)))
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
