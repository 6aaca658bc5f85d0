extension Source {
    /// Every source that a rule or a figure cites.
    public static let all: [Source] =
        guides + sessions + forums + referenceUIKit + referenceBackgroundTasks + referenceCoreLocation + referenceMedia
        + referenceXcode + dispatch + observed

    /// The source with this key, such as `UIK-BEGIN`; nil when there is none.
    public static func named(_ key: String) -> Source? { byKey[key] }

    private static let byKey: [String: Source] = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })
}
