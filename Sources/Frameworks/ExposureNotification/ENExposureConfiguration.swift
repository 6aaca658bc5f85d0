import SimulatedFoundation

/// What an app takes for dangerous. It is kept without effect: no exposure is found.
open class ENExposureConfiguration: NSObject, @unchecked Sendable {
    /// Where short and long distances divide, in decibels.
    open var attenuationDurationThresholds: [NSNumber] = [50, 70]
    /// What each range of attenuation counts for; empty before the app sets it.
    open var attenuationLevelValues: [NSNumber] = []
    /// The weight of attenuation, from 0 to 100.
    open var attenuationWeight = Double(ENRiskWeightDefault)
    /// What each range of days since the exposure counts for; empty before the app sets it.
    open var daysSinceLastExposureLevelValues: [NSNumber] = []
    /// The weight of the days since the exposure, from 0 to 100.
    open var daysSinceLastExposureWeight = Double(ENRiskWeightDefault)
    /// What each range of durations counts for; empty before the app sets it.
    open var durationLevelValues: [NSNumber] = []
    /// The weight of the duration, from 0 to 100.
    open var durationWeight = Double(ENRiskWeightDefault)
    /// What the app wants to find again in a summary.
    open var metadata: [AnyHashable: Any]?
    /// The score from which on an exposure is told.
    open var minimumRiskScore: ENRiskScore = 0
    /// The same, for scores that are not cut off at 255.
    open var minimumRiskScoreFullRange = 0.0
    /// What each level of risk counts for; empty before the app sets it.
    open var transmissionRiskLevelValues: [NSNumber] = []
    /// The weight of the level of risk, from 0 to 100.
    open var transmissionRiskWeight = Double(ENRiskWeightDefault)

    /// A configuration in which everything weighs the same. From iOS 12.5 and 13.5.
    public override init() { SimulatedApp.requireExposure(.symbol("ENExposureConfiguration", .iOS(12, 5))) }
}

/// What a phone sends to others for a day. This phone has none; an app can make some of its own.
open class ENTemporaryExposureKey: NSObject, @unchecked Sendable {
    /// The key, 16 bytes; empty before the app sets it.
    open var keyData = Data()
    /// For how long it is sent, in stretches of ten minutes.
    open var rollingPeriod: ENIntervalNumber = 0
    /// As of when it is sent, in stretches of ten minutes since the beginning of 1970.
    open var rollingStartNumber: ENIntervalNumber = 0
    /// How likely who has it passes the illness on.
    open var transmissionRiskLevel: ENRiskLevel = 0

    /// A key without bytes. From iOS 12.5 and 13.5.
    public override init() { SimulatedApp.requireExposure(.symbol("ENTemporaryExposureKey", .iOS(12, 5))) }
}
