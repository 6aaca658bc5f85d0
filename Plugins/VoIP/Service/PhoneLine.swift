import BackgroundRuntime
import Foundation

/// The calls of the phone itself, over the network of the operator: no app has them, and nothing is asked of anybody.
final class PhoneLine {
    /// How many calls the operator connects at once.
    static let maximumCalls = 2

    /// The calls that are not over, the oldest first.
    var calls: [VoIPCall] = []
    /// Whether one of them has the sound.
    var isAudioActive = false
    private var nextCall = 1

    /// A new call that rings. Its identifier is made of its number: no app ever sees it.
    func ring(from remote: String) -> VoIPCall {
        defer { nextCall += 1 }
        let bytes = withUnsafeBytes(of: UInt64(nextCall).bigEndian, Array.init)
        let padded = Array(repeating: UInt8(0), count: 8) + bytes
        let id = padded.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
        let call = VoIPCall(id, number: nextCall, remote: remote, isOutgoing: false)
        calls.append(call)
        return call
    }
}

/// One call of the phone, and the process whose call it is: nil for a call of the phone itself.
struct PhoneCall {
    let process: AppProcess?
    let call: VoIPCall

    init(_ process: AppProcess?, _ call: VoIPCall) {
        self.process = process
        self.call = call
    }

    /// How a trace calls it.
    var name: String { process == nil ? "the phone's \(call.name)" : call.name }

    /// Writes a line about it, in the trace of its app or in that of the phone.
    func note(_ text: String, detail: String = "", rule: Rule, in context: ServiceContext) {
        guard let process else { return context.record(.note, text, detail: detail, rule: rule) }
        process.record(.note, text, detail: detail, rule: rule)
    }

    func isSame(as other: PhoneCall) -> Bool { process === other.process && call.id == other.call.id }
}

// What happens to the calls of the phone itself.

extension VoIPService {
    /// A call of the phone comes in.
    func ringPhone(from remote: String) {
        let isFirst = phone.calls.isEmpty
        let call = phone.ring(from: remote)
        context.record(.note, "the phone's \(call.name) rings")
        if isFirst { callSound?.callDidBegin(of: nil) }
        notifyWatchers(call, of: nil)
    }

    func handlePhone(_ input: VoIPCall.Input, of id: UUID, why: String) -> Bool {
        guard let index = phone.calls.firstIndex(where: { $0.id == id }) else { return false }
        let old = phone.calls[index]
        guard let outputs = phone.calls[index].handle(input) else { return false }
        let call = phone.calls[index]
        if call.state != old.state { note(call, why) }
        if call.looksDifferent(from: old) { notifyWatchers(call, of: nil) }
        if call.hasEnded {
            phone.calls.removeAll { $0.id == id }
            takeUpHeld(after: old, of: nil)
        }
        for output in outputs { performPhone(output, for: call) }
        if call.hasEnded, phone.calls.isEmpty { callSound?.callDidEnd(of: nil) }
        return true
    }

    private func note(_ call: VoIPCall, _ why: String) {
        context.record(.note, "the phone's \(call.name) is \(call.state.rawValue)", detail: why)
    }

    /// The phone does at once what it is asked.
    private func performPhone(_ output: VoIPCall.Output, for call: VoIPCall) {
        switch output {
        case .perform(let kind): _ = handlePhone(.fulfilled(kind), of: call.id, why: "")
        case .startAudio, .refuseAudio:
            guard !phone.isAudioActive else { return }
            silenceOthers(than: nil)
            phone.isAudioActive = true
            callSound?.activate(for: nil)
        case .stopAudio: if !phone.calls.contains(where: \.isInFront) { stopPhoneAudio() }
        }
    }

    func stopPhoneAudio() {
        guard phone.isAudioActive else { return }
        phone.isAudioActive = false
        callSound?.deactivate(for: nil)
    }
}
