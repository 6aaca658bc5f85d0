extension RuleSource {
    /// Reference pages of sound, calls, notifications and accessories.
    static let referenceMedia: [RuleSource] = []
}
