import BackgroundRuntime
import Foundation

// Requests of the app.

extension VoIPService {
    func request(_ request: CallController.Request, in process: AppProcess) -> TransactionRefusal? {
        let refusal = decide(request, in: process)
        if let refusal {
            let isThere = VoIPRules.callKeepsAwake.systems.contains(system)
            process.record(
                .refusal, "the transaction is refused", detail: refusal.rawValue,
                rule: isThere ? VoIPRules.callKeepsAwake : LifecycleRules.apiMissing)
        }
        return refusal
    }

    private func decide(_ request: CallController.Request, in process: AppProcess) -> TransactionRefusal? {
        let record = record(of: process)
        guard VoIPRules.callKeepsAwake.systems.contains(system) else { return .unknown }
        guard let session = record.providers.first else { return .unknownCallProvider }
        switch request {
        case .start(let id, let remote):
            if record.calls.contains(where: { $0.id == id }) { return .callUUIDAlreadyExists }
            if record.calls.count >= session.maximumCalls {
                process.record(.note, "no room for a further call", rule: VoIPRules.callGroups)
                return .maximumCallGroupsReached
            }
            let call = VoIPCall(id, number: record.takeCallNumber(), remote: remote, isOutgoing: true)
            guard makeWay(for: PhoneCall(process, call)) == nil else { return .invalidAction }
            begin(call, "is dialled", in: process, rule: VoIPRules.callKeepsAwake)
            ask(.start, of: call, in: process, record)
            return nil
        case .answer(let id): return change(id, .userAnswers, in: process)
        case .end(let id): return change(id, .userEnds, in: process)
        case .hold(let id, let isOn): return change(id, .appHolds(isOn), in: process)
        case .mute(let id, let isOn): return change(id, .userMutes(isOn), in: process)
        }
    }

    private func change(_ id: UUID, _ input: VoIPCall.Input, in process: AppProcess) -> TransactionRefusal? {
        guard let call = record(of: process).calls.first(where: { $0.id == id }) else { return .unknownCallUUID }
        return take(input, PhoneCall(process, call), why: "asked by the app") == nil ? nil : .invalidAction
    }
}
