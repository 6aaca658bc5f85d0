import UIKit

@MainActor private var search: UISearchController { UISearchController(searchResultsController: nil) }

private var activity: NSUserActivity { NSUserActivity(activityType: "a") }

let usesOfUIKitAdditions: [String: Use] = [
    "+[NSIndexPath indexPathForItem:inSection:]": { _ = NSIndexPath(item: 0, section: 0) },
    "-[UISearchController automaticallyShowsCancelButton]": { _ = search.automaticallyShowsCancelButton },
    "-[UISearchController showsSearchResultsController]": { _ = search.showsSearchResultsController },
    "-[UINavigationItem preferredSearchBarPlacement]": { _ = UINavigationItem(title: "").preferredSearchBarPlacement },
    "-[UISheetPresentationControllerDetent identifier]": {
        _ = UISheetPresentationController.Detent.medium().identifier
    },
    "UIButton.Configuration.borderless()": { _ = UIButton.Configuration.borderless() },
    "UIButton.Configuration.bordered()": { _ = UIButton.Configuration.bordered() },
    "UIButton.Configuration.borderedTinted()": { _ = UIButton.Configuration.borderedTinted() },
    "UIButton.Configuration.borderedProminent()": { _ = UIButton.Configuration.borderedProminent() },
    "-[UIDocumentPickerViewController initForOpeningContentTypes:asCopy:]": {
        _ = UIDocumentPickerViewController(forOpeningContentTypes: [])
    },
    "-[UIDocumentPickerViewController initForExportingURLs:asCopy:]": {
        _ = UIDocumentPickerViewController(forExporting: [])
    },
    "-[NSUserActivity isEligibleForHandoff]": { _ = activity.isEligibleForHandoff },
    "-[NSUserActivity isEligibleForSearch]": { _ = activity.isEligibleForSearch },
    "-[NSUserActivity isEligibleForPublicIndexing]": { _ = activity.isEligibleForPublicIndexing },
    "-[NSUserActivity isEligibleForPrediction]": { _ = activity.isEligibleForPrediction },
    "-[NSUserActivity keywords]": { _ = activity.keywords },
    "-[NSUserActivity requiredUserInfoKeys]": { _ = activity.requiredUserInfoKeys },
    "-[NSUserActivity expirationDate]": { _ = activity.expirationDate },
    "-[NSUserActivity persistentIdentifier]": { _ = activity.persistentIdentifier },
    "-[NSUserActivity targetContentIdentifier]": { _ = activity.targetContentIdentifier },
    "NSUserActivityTypeBrowsingWeb": { _ = NSUserActivityTypeBrowsingWeb },
]
