extension RuleSource {
    /// Apple's programming guides, technotes and Q&As.
    static let guides: [RuleSource] = [
        RuleSource(
            "RN-27", "iOS & iPadOS 27 Release Notes (read in quotations)",
            "developer.apple.com/documentation/ios-ipados-release-notes/ios-ipados-27-release-notes"),
        RuleSource(
            "TN3187", "Migrating to the UIKit scene-based life cycle",
            "developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle"),
        RuleSource(
            "FSPG", "File System Programming Guide: File System Basics",
            """
            developer.apple.com/library/archive/documentation/FileManagement/Conceptual/FileSystemProgrammingGuide/\
            FileSystemOverview/FileSystemOverview.html
            """),
        RuleSource(
            "APG-BE", "App Programming Guide for iOS: Background Execution (rev. 2017-03-27)",
            """
            developer.apple.com/library/archive/documentation/iPhone/Conceptual/iPhoneOSProgrammingGuide/\
            BackgroundExecution/BackgroundExecution.html
            """),
        RuleSource(
            "APG-LC", "App Programming Guide for iOS: The App Life Cycle",
            """
            developer.apple.com/library/archive/documentation/iPhone/Conceptual/iPhoneOSProgrammingGuide/\
            TheAppLifeCycle/TheAppLifeCycle.html
            """),
        RuleSource(
            "APG-ST", "App Programming Guide for iOS: Strategies for Handling App State Transitions",
            """
            developer.apple.com/library/archive/documentation/iPhone/Conceptual/iPhoneOSProgrammingGuide/\
            StrategiesforHandlingAppStateTransitions/StrategiesforHandlingAppStateTransitions.html
            """),
        RuleSource(
            "APG-IC", "App Programming Guide for iOS: Inter-App Communication",
            """
            developer.apple.com/library/archive/documentation/iPhone/Conceptual/iPhoneOSProgrammingGuide/\
            Inter-AppCommunication/Inter-AppCommunication.html
            """),
        RuleSource(
            "APS-CLASSES", "Apple Platform Security: Data Protection classes",
            "support.apple.com/guide/security/secb010e978a/web"),
        RuleSource(
            "TN2151", "Understanding and Analyzing Application Crash Reports (archived)",
            "developer.apple.com/library/archive/technotes/tn2151/_index.html"),
        RuleSource(
            "TN2277", "Networking and Multitasking (archived)",
            "developer.apple.com/library/ios/technotes/tn2277/_index.html"),
        RuleSource(
            "TN3115", "Bluetooth State Restoration app relaunch rules (was QA1962)",
            "developer.apple.com/documentation/technotes/tn3115-bluetooth-state-restoration-app-relaunch-rules"),
    ]
}
