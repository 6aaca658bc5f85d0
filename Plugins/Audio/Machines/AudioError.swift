import BackgroundRuntime

/// Why a session was refused something: Apple's code, and the rule behind it.
public struct AudioError: Error, Hashable, CustomStringConvertible {
    /// The codes of `AVAudioSession.ErrorCode`. The raw values are Apple's.
    public enum Code: Int, Sendable {
        /// A parameter makes no sense, such as `mixWithOthers` for a category that cannot mix.
        case badParameter = -50
        /// `'!act'`: the session has running players or recorders.
        case isBusy = 560_030_580
        /// `'!cat'`: the category does not allow it.
        case incompatibleCategory = 560_161_140
        /// `'!int'`: a session in the background may not interrupt others.
        case cannotInterruptOthers = 560_557_684
        /// `'!pla'`: playing is not allowed here.
        case cannotStartPlaying = 561_015_905
        /// `'!pri'`: a session of higher priority, such as a call, has the audio.
        case insufficientPriority = 561_017_449
        /// `'!rec'`: recording is not allowed here.
        case cannotStartRecording = 561_145_187
        /// `'msrv'`: the media services are gone or were reset.
        case mediaServicesFailed = 1_836_282_486
        /// `'siri'`: Siri has the microphone.
        case siriIsRecording = 1_936_290_409
    }

    /// What an app finds in `NSError.code`, and what tells one failure from another.
    public let code: Code
    /// The rule behind it.
    public let rule: Rule

    /// An error with its code, by the rule that refuses.
    public init(_ code: Code, rule: Rule) {
        self.code = code
        self.rule = rule
    }

    /// The name and number of the code, as a log shows them: `cannotInterruptOthers '!int' 560557684`.
    public var description: String {
        let text = fourCharacters.map { " '\($0)'" } ?? ""
        return "\(code)\(text) \(code.rawValue)"
    }

    private var fourCharacters: String? {
        guard code.rawValue > 0 else { return nil }
        let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code.rawValue >> $0) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
