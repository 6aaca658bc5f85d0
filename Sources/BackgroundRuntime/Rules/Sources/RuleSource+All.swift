extension RuleSource {
    /// Every source that a rule or a figure cites.
    public static let all: [RuleSource] =
        guides + sessions + forums + referenceUIKit + referenceViews + referenceBackgroundTasks + referenceCoreLocation
        + referenceMedia + referenceXcode + dispatch + observed

    /// The source with this key, such as `UIK-BEGIN`; nil when there is none.
    public static func named(_ key: String) -> RuleSource? { byKey[key] }

    private static let byKey: [String: RuleSource] = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })
}
