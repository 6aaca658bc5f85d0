import SimulatedFoundation

/// A node that changes sound. Nothing is computed: what the app sets is kept.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {}

/// A node that changes sound as it comes. Nothing is computed: what the app sets is kept.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
    /// Whether it lets sound through as it is.
    open var bypass = false
}

/// A node that makes some tones louder. Nothing is computed: what the app sets is kept.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
    public let bands: [AVAudioUnitEQFilterParameters]
    /// How much louder all is, in decibels.
    open var globalGain: Float = 0

    public init(numberOfBands: Int) {
        bands = (0..<numberOfBands).map { _ in AVAudioUnitEQFilterParameters() }
        super.init()
    }
}

/// Some tones and how loud they are.
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
    /// The form of the change.
    open var filterType = AVAudioUnitEQFilterType.parametric
    /// The tone, in hertz.
    open var frequency: Float = 1000
    /// How many octaves it reaches.
    open var bandwidth: Float = 0.5
    /// How much louder it is, in decibels.
    open var gain: Float = 0
    /// Whether it is left out.
    open var bypass = true
}

/// The form of a change of tones.
public enum AVAudioUnitEQFilterType: Int, Sendable {
    /// Around a tone, or on one side of it.
    case parametric = 0, lowPass, highPass, resonantLowPass, resonantHighPass
    /// Between tones, or from one on.
    case bandPass, bandStop, lowShelf, highShelf, resonantLowShelf, resonantHighShelf
}

/// A node that makes sound rough. Nothing is computed: what the app sets is kept.
open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
    /// How much of it is heard, from 0 to 100.
    open var wetDryMix: Float = 50
    /// How loud it is before, in decibels.
    open var preGain: Float = -6
    /// Takes a sound that the system has. Without effect.
    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}

/// A rough sound that the system has.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
    /// Of drums, or of a broken radio.
    case drumsBitBrush = 0, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert
}

/// A node that makes sound ring. Nothing is computed: what the app sets is kept.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
    /// How much of it is heard, from 0 to 100.
    open var wetDryMix: Float = 0
    /// Takes a room that the system has. Without effect.
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

/// A room that the system has.
public enum AVAudioUnitReverbPreset: Int, Sendable {
    /// A room or a hall.
    case smallRoom = 0, mediumRoom, largeRoom, mediumHall, largeHall
    /// Metal, or a place of its own.
    case plate, mediumChamber, largeChamber, cathedral
}

/// A node that makes sound faster or higher. Nothing is computed: what the app sets is kept.
open class AVAudioUnitTimePitch: AVAudioUnit, @unchecked Sendable {
    /// How many times as fast.
    open var rate: Float = 1
    /// How much higher, in hundredths of a half tone.
    open var pitch: Float = 0
}
