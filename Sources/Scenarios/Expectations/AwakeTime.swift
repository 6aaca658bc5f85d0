import BackgroundRuntime

/// Time awake in the background, by holder. It is counted when somebody asks: few do.
struct AwakeTime {
    /// Stands for time awake whatever the reason.
    static let total = "total"

    /// How many stretches are counted, all of them over.
    private var counted = 0
    private var total = Duration.zero
    private var byHolder: [String: Duration] = [:]

    /// Counts the stretches of `history` that are over.
    mutating func readOn(_ history: AppHistory) {
        while counted + 1 < history.stretchCount {
            add(history.stretch(counted), history)
            counted += 1
        }
    }

    /// The time until now because of a holder, by its name with or without `task` and quotation marks; or whatever the
    /// reason, for `total`.
    func duration(because holder: String, _ history: AppHistory) -> Duration {
        var time = self
        time.add(history.stretch(counted), history)
        if holder == AwakeTime.total { return time.total }
        let name = HolderName.plain(holder)
        return (holder == name ? time.byHolder[holder] : nil) ?? time.byHolder["task \"\(name)\""] ?? .zero
    }

    private mutating func add(_ stretch: Stretch, _ history: AppHistory) {
        guard stretch.state == .background, stretch.begin < stretch.end else { return }
        total += stretch.duration
        for holder in history.holders(in: stretch) { byHolder[holder, default: .zero] += stretch.duration }
    }
}
