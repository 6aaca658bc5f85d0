import BackgroundRuntime

/// On which terms a transfer may go on.
struct TransferTerms: Hashable, Sendable {
    /// Whether the system transfers, and not the app's own process.
    var isBackground: Bool
    /// Whether the configuration leaves the time to the system.
    var isDiscretionary: Bool
    /// Whether it was started while the app was in the background, and counts as discretionary for that.
    var isForcedDiscretionary = false
    /// Whether the carrier's network may be used.
    var allowsCellular: Bool
    /// Whether it waits for a network where there is none.
    var waitsForConnectivity: Bool
    /// How long nothing may arrive.
    var requestTimeout: Duration
    /// How long all attempts may take.
    var resourceTimeout: Duration
    /// Not before this instant, and why.
    var start: (instant: VirtualInstant, isLimited: Bool)? {
        get { startInstant.map { ($0, isRateLimited) } }
        set { (startInstant, isRateLimited) = (newValue?.instant, newValue?.isLimited ?? false) }
    }
    private var startInstant: VirtualInstant?
    private var isRateLimited = false
    /// When its time is over; nil until it is resumed.
    var deadline: VirtualInstant?

    init(
        _ settings: LoadingSettings, _ request: LoadingRequest,
        defaults: (request: Double, resource: Double)
    ) {
        isBackground = settings.identifier != nil
        isDiscretionary = isBackground && settings.isDiscretionary
        allowsCellular = settings.allowsCellular && request.allowsCellular
        waitsForConnectivity = isBackground || settings.waitsForConnectivity
        let seconds = request.timeout ?? settings.requestTimeout ?? defaults.request
        requestTimeout = Duration(inSeconds: seconds)
        resourceTimeout = Duration(inSeconds: settings.resourceTimeout ?? defaults.resource)
    }

    /// Whether it waits for good conditions.
    var waitsForGoodConditions: Bool { isDiscretionary || isForcedDiscretionary }
}

/// Why a transfer waits.
enum TransferWait: Hashable, Sendable {
    /// It is not to begin before this instant.
    case date
    /// The app was woken too often.
    case startRate
    /// There is no network.
    case network
    /// There is only the carrier's network, which it may not use.
    case wifi
    /// It leaves the time to the system, and the conditions are not good.
    case conditions
    /// The same, for Low Power Mode.
    case lowPower
    /// The phone was not unlocked since it booted.
    case firstUnlock
    /// An attempt failed a moment ago.
    case retry

    var text: String {
        switch self {
        case .date: "its earliest beginning"
        case .startRate: "the delay of an app that is woken often"
        case .network: "a network"
        case .wifi: "Wi-Fi"
        case .conditions: "good conditions"
        case .lowPower: "the end of Low Power Mode"
        case .firstUnlock: "the first unlock"
        case .retry: "the next attempt"
        }
    }

    /// The rule by which it waits; nil where the app itself asked for it.
    func rule(on system: SystemVersion, isBackground: Bool) -> Rule? {
        switch self {
        case .date: nil
        case .startRate: TransferRules.rateLimiter
        case .network:
            !isBackground ? nil : system >= .iOS(11) ? TransferRules.waitsConnectivity : TransferRules.retry
        case .wifi: TransferRules.wifiOnly
        case .conditions: TransferRules.discretionaryFlag
        case .lowPower: TransferRules.lowPower
        case .firstUnlock: TransferRules.reboot
        case .retry: TransferRules.retry
        }
    }
}

/// The phone as a transfer sees it.
struct TransferConditions {
    let conditions: DeviceConditions
    let system: SystemVersion
    let now: VirtualInstant
    /// The charge below which discretionary transfers wait, from 0 to 1.
    let leastCharge: Double
    /// The last share of the resource timeout, in which they take any network, from 0 to 1.
    let relaxedShare: Double

    /// Why a transfer has to wait; nil where it may go on.
    func wait(of terms: TransferTerms) -> TransferWait? {
        if let start = terms.start, now < start.instant { return start.isLimited ? .startRate : .date }
        if terms.isBackground, !conditions.isUnlockedSinceBoot { return .firstUnlock }
        if conditions.network == .none { return .network }
        if conditions.network == .cellular, !terms.allowsCellular { return .wifi }
        return terms.waitsForGoodConditions ? waitOfDiscretionary(terms) : nil
    }

    private func waitOfDiscretionary(_ terms: TransferTerms) -> TransferWait? {
        if conditions.isLowPowerModeEnabled, system >= .iOS(9) { return .lowPower }
        let hasPower = conditions.isCharging || conditions.batteryLevel >= leastCharge
        let isGood = conditions.network == .wifi && (hasPower || system < .iOS(8))
        return isGood || isRelaxed(terms) ? nil : .conditions
    }

    private func isRelaxed(_ terms: TransferTerms) -> Bool { relaxation(of: terms).map { now >= $0 } ?? false }

    /// When a discretionary transfer takes any network; nil where it never does.
    func relaxation(of terms: TransferTerms) -> VirtualInstant? {
        guard system >= .iOS(8), let deadline = terms.deadline else { return nil }
        let share = Duration(inSeconds: terms.resourceTimeout.inSeconds * relaxedShare)
        return deadline.advanced(by: .zero - share)
    }
}
