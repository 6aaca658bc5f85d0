/// The rules for the list of background modes itself.
public enum ManifestRules {
    /// A string that is no mode.
    public static let unknownValue = Rule(
        "mode.unknown-value", .all,
        "An unknown string in UIBackgroundModes is ignored by the system; it is reported as an error in the manifest.",
        confidence: .choice)

    /// A mode that the simulated system does not have.
    public static let tooNew = Rule(
        "mode.too-new", .all, "A value of UIBackgroundModes that is newer than the simulated iOS is ignored.",
        confidence: .choice)

    /// A mode that is listed twice.
    public static let duplicate = Rule(
        "mode.duplicate", .all, "A repeated value of UIBackgroundModes counts once.", confidence: .choice)

    /// A list that is no list of strings.
    public static let type = Rule(
        "mode.type", .all, "UIBackgroundModes must be an array of strings; a single string is wrong.",
        confidence: .documented, sources: "PL-MODES")

    /// All of them.
    public static let all = [unknownValue, tooNew, duplicate, type]
}
