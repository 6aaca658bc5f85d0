/// The rules of the list of background modes in a manifest, whatever the modes are.
public enum ModeRules {
    /// All rules of the list of modes.
    public static let all: [Rule] = [
        unknownValue, tooNew, duplicate, declaredUnused, type, moduleFault, list27,
    ]

    /// A value that no iOS knows.
    public static let unknownValue = Rule(
        "mode.unknown-value", .all,
        """
        An unknown string in UIBackgroundModes is ignored by the system; the simulator reports it as an error in the \
        manifest.
        """,
        confidence: .choice)

    /// A value that this iOS does not know yet.
    public static let tooNew = Rule(
        "mode.too-new", .all,
        "A value of UIBackgroundModes that is newer than the simulated iOS is ignored, with a warning.",
        confidence: .choice)

    /// A value given twice.
    public static let duplicate = Rule(
        "mode.duplicate", .all,
        "A value that UIBackgroundModes repeats counts once.",
        confidence: .choice)

    /// A value that is never used.
    public static let declaredUnused = Rule(
        "mode.declared-unused", .all,
        "A declared mode that is never used is a problem in review; the simulator reports it at the end of a run.",
        confidence: .observed, .choice)

    /// A module that does what it must not.
    public static let moduleFault = Rule(
        "mode.module-fault", .all,
        """
        What a module of the simulator does wrong, such as keeping a process awake that has ended, is reported about the \
        module and its code; the app is not blamed for it.
        """,
        confidence: .choice)

    /// Nothing new of late.
    public static let list27 = Rule(
        property: "mode.list.27", .from(.iOS(26)),
        """
        iOS 26 brought workout-processing, which had been a value of watchOS alone; iOS 27 brought no new value of \
        UIBackgroundModes.
        """,
        confidence: .documented, .observed, sources: "PL-MODES", "UNITY-MODES", "LOG-WORKOUT26")

    /// A list of the wrong type.
    public static let type = Rule(
        "mode.type", .all,
        "UIBackgroundModes must be an array of strings; a single string is wrong in a manifest.",
        confidence: .documented, sources: "PL-MODES")
}
