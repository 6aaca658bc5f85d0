/// What the user lets an app do with health data, as a value: for each kind, reading and writing by themselves.
struct HealthAccess {
    /// What an app may know of its permission to write a kind.
    enum Sharing: Hashable {
        /// The user was not asked.
        case notDetermined
        /// The user said no.
        case denied
        /// The user said yes.
        case authorized
    }

    private var reads: [HealthKind: Bool] = [:]
    private var shares: [HealthKind: Bool] = [:]

    /// Whether the user has to be asked: some of it was never asked for.
    func isOpen(read: Set<HealthKind>, share: Set<HealthKind>) -> Bool {
        read.contains { reads[$0] == nil } || share.contains { shares[$0] == nil }
    }

    /// The user answers: what was decided before stays.
    mutating func decide(read: Set<HealthKind>, share: Set<HealthKind>, allowed: (HealthKind) -> Bool) {
        for kind in read where reads[kind] == nil { reads[kind] = allowed(kind) }
        for kind in share where shares[kind] == nil { shares[kind] = allowed(kind) }
    }

    /// The user decides otherwise, in Settings. Only what was asked for can be changed.
    ///
    /// - Returns: whether it was asked for.
    mutating func change(_ kind: HealthKind, read: Bool?, share: Bool?) -> Bool {
        guard reads[kind] != nil || shares[kind] != nil else { return false }
        if let read, reads[kind] != nil { reads[kind] = read }
        if let share, shares[kind] != nil { shares[kind] = share }
        return true
    }

    /// Whether the app may write a kind.
    func sharing(_ kind: HealthKind) -> Sharing {
        switch shares[kind] {
        case nil: .notDetermined
        case false?: .denied
        case true?: .authorized
        }
    }

    /// Whether the app may read a kind; nil where the user was not asked.
    func mayRead(_ kind: HealthKind) -> Bool? { reads[kind] }
}
