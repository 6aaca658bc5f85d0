/// What apps do wrong with the phone: scenes, protected files, the processor.
enum PhoneMistakes {
    static let all: [FieldMistake] = [
        FieldMistake(
            "no-scenes", "Is built with Xcode 27 and has no scenes.",
            outcome: "The app is gone at launch on iOS 27.",
            reason: """
                UIKit asserts: apps built with this SDK need the life cycle with scenes. The SDK decides, not \
                the phone.
                """,
            cure: "Adopt scenes: UIApplicationSceneManifest and a scene delegate.",
            words: [
                "app crashes at launch built with Xcode 27", "UIScene lifecycle required",
                "UIScene lifecycle will soon be required", "EXC_BREAKPOINT at launch iOS 27 SDK",
            ],
            code: "EXC_BREAKPOINT (SIGTRAP)",
            rules: ["life.scene.required", "life.scene.required.text"],
            scenario: "\(folder)/no-scenes.json5"),
        FieldMistake(
            "protected-file", "Opens a completely protected file in a background wake.",
            outcome: "The file cannot be read, or the user seems to be logged out, while the phone is locked.",
            reason: "With complete protection a file is unreadable some ten seconds after the lock.",
            cure: "Give what a wake needs the protection completeUntilFirstUserAuthentication.",
            words: [
                "cannot read file when device is locked", "NSFileProtectionComplete background",
                "protected data unavailable", "Operation not permitted reading file in background push",
            ],
            rules: ["protect.complete"],
            scenario: "\(folder)/protected-file.json5"),
        FieldMistake(
            "launched-while-locked", "Reads its session at a launch by the system, on a locked phone.",
            outcome: "Nobody opened the app, files and keychain cannot be read, and users are logged out.",
            reason: """
                The system launches and prewarms apps behind the lock screen; what is protected cannot be read \
                there.
                """,
            cure: """
                Look at isProtectedDataAvailable, and wait for protectedDataDidBecomeAvailable before you decide \
                that nobody is logged in.
                """,
            words: [
                "user logged out randomly", "app launched in background while device locked",
                "UserDefaults empty after launch", "keychain errSecInteractionNotAllowed -25308",
                "prewarming reads empty defaults", "token in the keychain is nil after a push",
                "login screen appears although the user is logged in", "logged out after a restart of the phone",
            ],
            rules: ["protect.complete", "life.tx.launch-background"],
            scenario: "\(folder)/launched-while-locked.json5"),
        FieldMistake(
            "cpu-spin", "Spins while a mode keeps it awake.",
            outcome: "The app is killed with EXC_RESOURCE, CPU_FATAL.",
            reason: "The limit on the processor holds in the background, whatever the mode.",
            cure: "Do the work in front, or less of it.",
            words: [
                "EXC_RESOURCE CPU_FATAL", "48 seconds cpu time over 60 seconds",
                "exceeding limit of 80% cpu over 60 seconds", "app killed for cpu usage in background",
            ],
            code: "EXC_RESOURCE",
            rules: ["res.cpu.limit"],
            scenario: "\(folder)/cpu-spin.json5"),
    ]

    private static let folder = "Examples/FieldPain/Phone/Scenarios"
}
