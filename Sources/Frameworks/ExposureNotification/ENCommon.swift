import SimulatedFoundation

/// How much weaker a signal was received than sent, in decibels.
public typealias ENAttenuation = UInt8
/// A stretch of ten minutes, counted from the beginning of 1970.
public typealias ENIntervalNumber = UInt32
/// How likely somebody passes the illness on, from 0 to 7.
public typealias ENRiskLevel = UInt8
/// What a level counts for, from 0 to 8.
public typealias ENRiskLevelValue = UInt8
/// How dangerous an exposure was, from 0 to 255.
public typealias ENRiskScore = UInt8

/// The smallest attenuation, in decibels.
public var ENAttenuationMin: Int { 0 }
/// The largest attenuation, in decibels.
public var ENAttenuationMax: Int { 255 }
/// The lowest level of risk.
public var ENRiskLevelMin: Int { 0 }
/// The highest level of risk.
public var ENRiskLevelMax: Int { 7 }
/// The least that a level counts for.
public var ENRiskLevelValueMin: Int { 0 }
/// The most that a level counts for.
public var ENRiskLevelValueMax: Int { 8 }
/// The lowest score of risk.
public var ENRiskScoreMin: Int { 0 }
/// The highest score of risk.
public var ENRiskScoreMax: Int { 255 }
/// The weight of what the app gives none.
public var ENRiskWeightDefault: Int { 1 }
public var ENRiskWeightMin: Int { 0 }
public var ENRiskWeightMax: Int { 100 }

/// What is called as something is done, with an error where it failed.
public typealias ENErrorHandler = ((any Error)?) -> Void
/// What is called with the keys of this phone, or an error.
public typealias ENGetDiagnosisKeysHandler = ([ENTemporaryExposureKey]?, (any Error)?) -> Void
/// What is called with a summary of exposures, or an error.
public typealias ENDetectExposuresHandler = (ENExposureDetectionSummary?, (any Error)?) -> Void
/// What is called with exposures one by one, or an error.
public typealias ENGetExposureInfoHandler = ([ENExposureInfo]?, (any Error)?) -> Void

/// Whether the user lets the app hear of exposures.
public enum ENAuthorizationStatus: Int, Sendable {
    /// The user was not asked: always so here.
    case unknown = 0
    /// It is not for the user to say. Never so here.
    case restricted = 1
    /// The user said no. Never so here.
    case notAuthorized = 2
    /// The user said yes. Never so here.
    case authorized = 3
}

/// Whether phones nearby are watched for.
public enum ENStatus: Int, Sendable {
    /// No manager is active: always so here.
    case unknown = 0
    /// They are watched for. Never so here.
    case active = 1
    /// The user switched it off. Never so here.
    case disabled = 2
    /// Bluetooth is off. Never so here.
    case bluetoothOff = 3
    /// It is not for the user to switch on. Never so here.
    case restricted = 4
    /// It rests for a while. Never so here.
    case paused = 5
    /// The user did not allow it. Never so here.
    case unauthorized = 6
}
