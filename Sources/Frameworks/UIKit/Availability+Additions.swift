import BackgroundRuntime
import SimulatedFoundation

// Since when each system has further names of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let indexPathOfItemObject = classMethod("indexPathForItem:inSection:", of: "NSIndexPath", .iOS(6))
    static let searchControllerShowsCancelButton = method(
        "automaticallyShowsCancelButton", of: "UISearchController", .iOS(13))
    static let searchControllerShowsResults = method(
        "showsSearchResultsController", of: "UISearchController", .iOS(13))
    static let navigationItemSearchBarPlacement = method(
        "preferredSearchBarPlacement", of: "UINavigationItem", .iOS(16))
    static let sheetDetentIdentifier = method("identifier", of: "UISheetPresentationControllerDetent", .iOS(16))
    static let buttonConfigurationBorderless = symbol("UIButton.Configuration.borderless()", .iOS(15))
    static let buttonConfigurationBordered = symbol("UIButton.Configuration.bordered()", .iOS(15))
    static let buttonConfigurationBorderedTinted = symbol("UIButton.Configuration.borderedTinted()", .iOS(15))
    static let buttonConfigurationBorderedProminent = symbol("UIButton.Configuration.borderedProminent()", .iOS(15))
    static let documentPickerForOpening = method(
        "initForOpeningContentTypes:asCopy:", of: "UIDocumentPickerViewController", .iOS(14))
    static let documentPickerForExporting = method(
        "initForExportingURLs:asCopy:", of: "UIDocumentPickerViewController", .iOS(14))
    static let activityHandoff = method("isEligibleForHandoff", of: "NSUserActivity", .iOS(9))
    static let activitySearch = method("isEligibleForSearch", of: "NSUserActivity", .iOS(9))
    static let activityIndexing = method("isEligibleForPublicIndexing", of: "NSUserActivity", .iOS(9))
    static let activityPrediction = method("isEligibleForPrediction", of: "NSUserActivity", .iOS(12))
    static let activityKeywords = method("keywords", of: "NSUserActivity", .iOS(9))
    static let activityRequiredKeys = method("requiredUserInfoKeys", of: "NSUserActivity", .iOS(9))
    static let activityExpiration = method("expirationDate", of: "NSUserActivity", .iOS(9))
    static let activityPersistentIdentifier = method("persistentIdentifier", of: "NSUserActivity", .iOS(12))
    static let activityTargetContent = method("targetContentIdentifier", of: "NSUserActivity", .iOS(13))
    static let activityTypeBrowsingWeb = symbol("NSUserActivityTypeBrowsingWeb", .iOS(8))

    /// What an app may use too early of further names.
    static let ofUIKitAdditions: [SystemAPI] = [
        indexPathOfItemObject, searchControllerShowsCancelButton, searchControllerShowsResults,
        navigationItemSearchBarPlacement, sheetDetentIdentifier, buttonConfigurationBorderless,
        buttonConfigurationBordered, buttonConfigurationBorderedTinted, buttonConfigurationBorderedProminent,
        documentPickerForOpening, documentPickerForExporting, activityHandoff, activitySearch, activityIndexing,
        activityPrediction, activityKeywords, activityRequiredKeys, activityExpiration, activityPersistentIdentifier,
        activityTargetContent, activityTypeBrowsingWeb,
    ]
}
