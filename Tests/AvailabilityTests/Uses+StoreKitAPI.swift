import StoreKit

let usesOfStoreKitAPI: [String: Use] = [
    "+[SKStoreReviewController requestReview]": { SKStoreReviewController.requestReview() }
]
