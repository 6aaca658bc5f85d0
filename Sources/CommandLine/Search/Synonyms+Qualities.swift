extension Synonyms {
    /// The meanings of what is said of a thing, and of a few more things.
    static let qualities: [(meaning: String, texts: String)] = [
        ("silent switch", "ringer switch|silent switch|mute switch|silent mode|muted"),
        ("picture in picture", "pip|picture in picture|airplay|AVPictureInPicture"),
        ("extension", "extension|extensions|widget|widgets|app extension|notification service"),
        ("update", "app update|updated from the app store|update of the app|new version"),
        ("power", "battery|charging|charger|external power|plugged in|requiresExternalPower|charges"),
        ("heading", "heading|headings|compass|direction"),
        ("often", "how often|frequency|interval|at most once|closer than|per hour|per day"),
        ("denied", "denied|deny|user says no|without a yes|no permission|refused by the user|withdrawn"),
        ("fails", "fail|fails|failed|error|throws|exception|cannot|unable|impossible"),
        ("start", "start|starts|started|starting|begin|begins|began|activate|activates|activated|activation"),
        ("stop", "stop|stops|stopped|end|ended|finish|finished|pause|pauses|paused"),
        ("call", "phone call|call|calls|caller|ringing|hang up|callkit call"),
        ("device", "phone|device|iphone|ipad"),
        ("switched off", "switched off|turned off|disabled|off in settings|disable|disables|turns off"),
        ("accuracy", "accuracy|precision|exact|approximate|precise"),
        ("while using", "when in use|while using|whenInUse|authorizedWhenInUse|while in use"),
        (
            "always permission",
            """
            always permission|always authorization|authorizedAlways|requestAlwaysAuthorization|always
            """
        ),
        ("exits", "exits|exit|quit|quits"),
    ]
}
