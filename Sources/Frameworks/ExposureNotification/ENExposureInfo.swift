import SimulatedFoundation

/// What is known of all exposures. No app is handed one here, and one that it makes is empty.
open class ENExposureDetectionSummary: NSObject, @unchecked Sendable {
    /// For how long, in seconds, for each range of attenuation: none.
    open var attenuationDurations: [NSNumber] { [] }
    /// How many days ago the last was: none.
    open var daysSinceLastExposure: Int { 0 }
    /// How many keys were met: none.
    open var matchedKeyCount: UInt64 { 0 }
    /// The highest score: none.
    open var maximumRiskScore: ENRiskScore { 0 }
    /// The highest score, not cut off at 255: none.
    open var maximumRiskScoreFullRange: Double { 0 }
    /// What the app put into its configuration: nothing.
    open var metadata: [AnyHashable: Any]? { nil }
    /// The sum of all scores: none.
    open var riskScoreSumFullRange: Double { 0 }
}

/// What is known of one exposure. No app is handed one here, and one that it makes is empty.
open class ENExposureInfo: NSObject, @unchecked Sendable {
    /// For how long, in seconds, for each range of attenuation: none.
    open var attenuationDurations: [NSNumber] { [] }
    /// How much weaker the signal was received than sent, in decibels: not at all.
    open var attenuationValue: ENAttenuation { 0 }
    open var date: Date { Date(timeIntervalSince1970: 0) }
    /// For how long, in seconds: none.
    open var duration: TimeInterval { 0 }
    /// What the app put into its configuration: nothing.
    open var metadata: [AnyHashable: Any]? { nil }
    open var totalRiskScore: ENRiskScore { 0 }
    /// The score, not cut off at 255: none.
    open var totalRiskScoreFullRange: Double { 0 }
    /// How likely the other passes the illness on: not at all.
    open var transmissionRiskLevel: ENRiskLevel { 0 }
}
