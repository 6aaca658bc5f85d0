import VigilDocuments

/// The keys that Xcode writes into an Info.plist from build settings, where `GENERATE_INFOPLIST_FILE` is on.
///
/// The list is that of `InfoPlistProcessorTaskAction` of Swift Build. A setting `INFOPLIST_KEY_...` of any other name is passed
/// over without a word, `INFOPLIST_KEY_UIBackgroundModes` among them.
enum GeneratedKeys {
    static let prefix = "INFOPLIST_KEY_"

    private static let booleans: Set = [
        "GCSupportsControllerUserInteraction", "GCSupportsGameMode", "ITSAppUsesNonExemptEncryption",
        "LSBackgroundOnly",
        "LSSupportsOpeningDocumentsInPlace", "LSUIElement", "MetalCaptureEnabled", "NSSupportsLiveActivities",
        "NSSupportsLiveActivitiesFrequentUpdates", "UIApplicationSupportsIndirectInputEvents", "UIRequiresFullScreen",
        "UIStatusBarHidden", "UISupportsDocumentBrowser", "WKApplication", "WKRunsIndependentlyOfCompanionApp",
        "WKWatchOnly",
    ]

    private static let lists: Set = [
        "UIRequiredDeviceCapabilities", "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~ipad",
        "UISupportedInterfaceOrientations~iphone", "WKSupportsLiveActivityLaunchAttributeTypes",
    ]

    private static let texts: Set = [
        "CFBundleDisplayName", "CLKComplicationPrincipalClass", "ITSEncryptionExportComplianceCode",
        "LSApplicationCategoryType", "NSHumanReadableCopyright", "NSLocationTemporaryUsageDescriptionDictionary",
        "NSMainNibFile", "NSMainStoryboardFile", "NSPrincipalClass", "NSSensorKitPrivacyPolicyURL",
        "NSStickerSharingLevel", "UILaunchStoryboardName", "UIMainStoryboardFile", "UIStatusBarStyle",
        "UIUserInterfaceStyle", "WKCompanionAppBundleIdentifier", "WKExtensionDelegateClassName",
    ]

    /// The permissions that an app says what for: `NS...UsageDescription`.
    private static let usages: Set<String> = Set(
        """
        AppleEvents AppleMusic BluetoothAlways BluetoothPeripheral BluetoothWhileInUse Calendars Camera Contacts \
        DesktopFolder DocumentsFolder DownloadsFolder FaceID FallDetection FileProviderDomain FileProviderPresence \
        FocusStatus GKFriendList HealthClinicalHealthRecordsShare HealthShare HealthUpdate HomeKit Identity LocalNetwork \
        LocationAlwaysAndWhenInUse LocationAlways Location LocationWhenInUse Microphone Motion NearbyInteractionAllowOnce \
        NearbyInteraction NetworkVolumes PhotoLibraryAdd PhotoLibrary Reminders RemovableVolumes SensorKit Siri \
        SpeechRecognition SystemAdministration SystemExtension UserTracking VideoSubscriberAccount VoIP
        """.split(separator: " ").map { "NS\($0)UsageDescription" }
    ).union(["NFCReaderUsageDescription", "OSBundleUsageDescription"])

    /// Settings that make a key of another name, and are handled by themselves.
    static let special: Set = ["UILaunchScreen_Generation", "UIApplicationSceneManifest_Generation"]

    /// The key of the Info.plist for a setting without its prefix: `UIStatusBarHidden`, `..._iPad`.
    static func key(ofSetting name: String) -> String {
        for (ending, replacement) in [("_iPhone", "~iphone"), ("_iPad", "~ipad")] where name.hasSuffix(ending) {
            return name.dropLast(ending.count) + replacement
        }
        return name
    }

    /// The value that a key gets; nil for one that Xcode does not write.
    static func value(_ text: String, for key: String) -> PropertyValue? {
        if booleans.contains(key) { return .boolean(["YES", "TRUE", "1"].contains(text.uppercased())) }
        if lists.contains(key) { return .array(SettingList.items(in: text).map { .string($0) }) }
        return texts.contains(key) || usages.contains(key) ? .string(text) : nil
    }
}
