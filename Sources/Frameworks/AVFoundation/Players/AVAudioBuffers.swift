import SimulatedFoundation
import VigilAudio

/// How many channels sound has.
public typealias AVAudioChannelCount = UInt32
/// How many samples of each channel.
public typealias AVAudioFrameCount = UInt32
/// A place among samples.
public typealias AVAudioFramePosition = Int64

/// How samples are written.
public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat = 0
    /// As numbers of 32 bits with a fraction.
    case pcmFormatFloat32 = 1
    /// As numbers of 64 bits with a fraction.
    case pcmFormatFloat64 = 2
    /// As whole numbers of 16 bits.
    case pcmFormatInt16 = 3
    /// As whole numbers of 32 bits.
    case pcmFormatInt32 = 4
}

/// The format of sound.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    /// How many samples a second has.
    public let sampleRate: Double
    /// How many channels there are.
    public let channelCount: AVAudioChannelCount
    /// How samples are written.
    public let commonFormat: AVAudioCommonFormat
    /// Whether the samples of all channels lie beside each other.
    public let isInterleaved: Bool

    /// The format of the simulator: 44,100 samples a second, in two channels.
    public override convenience init() {
        self.init(sampleRate: 44_100, channels: 2, format: .pcmFormatFloat32, isInterleaved: false)
    }

    /// The standard format: numbers with a fraction, each channel by itself.
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        SimulatedApp.require(AVAudioNode.self)
        guard channels > 0, sampleRate > 0 else { return nil }
        self.init(sampleRate: sampleRate, channels: channels, format: .pcmFormatFloat32, isInterleaved: false)
    }

    /// A format from its parts.
    public convenience init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
    ) {
        SimulatedApp.require(AVAudioNode.self)
        guard channels > 0, sampleRate > 0, format != .otherFormat else { return nil }
        self.init(sampleRate: sampleRate, channels: channels, format: format, isInterleaved: interleaved)
    }

    private init(
        sampleRate: Double, channels: AVAudioChannelCount, format: AVAudioCommonFormat, isInterleaved: Bool
    ) {
        (self.sampleRate, channelCount, commonFormat) = (sampleRate, channels, format)
        self.isInterleaved = isInterleaved
    }

    /// Whether it is the standard format.
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

    /// How many bytes a sample has.
    fileprivate var sampleSize: Int {
        switch commonFormat {
        case .pcmFormatInt16: 2
        case .pcmFormatFloat64: 8
        default: 4
        }
    }
}

open class AVAudioBuffer: NSObject, @unchecked Sendable {
    /// The format of what is in it.
    public let format: AVAudioFormat

    fileprivate init(format: AVAudioFormat) { self.format = format }
}

/// Samples in memory. What they are decides nothing: a node that has some is heard.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    /// How many samples of each channel there is room for.
    public let frameCapacity: AVAudioFrameCount
    /// How many there are.
    open var frameLength: AVAudioFrameCount = 0 {
        didSet { frameLength = min(frameLength, frameCapacity) }
    }
    private let bytes: UnsafeMutableRawPointer
    private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>

    /// Room for so many samples of each channel, all silence; nil for more than two gigabytes, for which a phone has none.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        let count = Int(format.channelCount), size = Int(frameCapacity) * format.sampleSize
        guard Double(size) * Double(count) < 2e9 else { return nil }
        self.frameCapacity = frameCapacity
        bytes = .allocate(byteCount: max(1, size * count), alignment: 16)
        bytes.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, size * count))
        channels = .allocate(capacity: count)
        for channel in 0..<count {
            (channels + channel).initialize(to: bytes + channel * (format.isInterleaved ? format.sampleSize : size))
        }
        super.init(format: format)
    }

    deinit {
        channels.deallocate()
        bytes.deallocate()
    }

    /// How far it is from a sample of a channel to the next.
    open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

    /// The samples of each channel; nil where they are others.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { samples(.pcmFormatFloat32) }
    /// The samples of each channel; nil where they are others.
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { samples(.pcmFormatInt16) }
    /// The samples of each channel; nil where they are others.
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { samples(.pcmFormatInt32) }

    private func samples<Sample>(_ wanted: AVAudioCommonFormat) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
        guard format.commonFormat == wanted else { return nil }
        return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
    }

    /// How long it is, in seconds.
    var duration: Double { Double(frameLength) / format.sampleRate }
}

/// A time in samples.
open class AVAudioTime: NSObject, @unchecked Sendable {
    /// How many samples lie before it.
    public let sampleTime: AVAudioFramePosition
    /// How many samples a second has.
    public let sampleRate: Double

    /// That of a sample, so many of which pass in a second.
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        SimulatedApp.require(AVAudioNode.self)
        (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
    }

    /// Whether it says a sample: always.
    open var isSampleTimeValid: Bool { true }
    /// Whether it says a time of the computer: never.
    open var isHostTimeValid: Bool { false }
}

/// A file of sound that an app reads into buffers. It is not read: a scenario's `audio.media` says how long it is.
open class AVAudioFile: NSObject, @unchecked Sendable {
    public let url: URL
    /// The format of what is read.
    open private(set) var processingFormat = AVAudioFormat()
    /// The sample that is read next.
    open var framePosition: AVAudioFramePosition = 0
    /// How many samples of each channel it has.
    public let length: AVAudioFramePosition

    /// Opens a file.
    ///
    /// - Throws: `NSError` of `NSOSStatusErrorDomain` where there is no such file, or `url` is of the network.
    public init(forReading fileURL: URL) throws {
        SimulatedApp.require(AVAudioNode.self)
        let medium = try AVAudioPlayer.medium(at: fileURL)
        url = fileURL
        // An address may say any length: a century of sound is enough.
        length = AVAudioFramePosition(min(medium.duration, 3e9) * 44_100)
        super.init()
        medium.assumption.map { SimulatedApp.note($0) }
    }

    /// The format of the file, which is taken for that of what is read.
    open var fileFormat: AVAudioFormat { processingFormat }

    /// Reads as much as a buffer has room for. The samples are silence.
    open func read(into buffer: AVAudioPCMBuffer) throws { try read(into: buffer, frameCount: buffer.frameCapacity) }

    /// Reads so many samples of each channel. The samples are silence.
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        let left = max(0, length - framePosition)
        buffer.frameLength = min(frames, AVAudioFrameCount(min(left, AVAudioFramePosition(buffer.frameCapacity))))
        framePosition += AVAudioFramePosition(buffer.frameLength)
    }
}
