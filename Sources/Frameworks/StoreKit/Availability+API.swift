import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what there is of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let skStoreReviewControllerRequestReview = classMethod(
        "requestReview", of: "SKStoreReviewController", .iOS(10, 3))
    static let transactionObservers = method("transactionObservers", of: "SKPaymentQueue", .iOS(14))
    static let restoreForUser = method(
        "restoreCompletedTransactionsWithApplicationUsername:", of: "SKPaymentQueue", .iOS(7))
    static let paymentUser = method("applicationUsername", of: "SKPayment", .iOS(7))
    static let productPeriod = method("subscriptionPeriod", of: "SKProduct", .iOS(11, 2))
    static let productIntroductoryPrice = method("introductoryPrice", of: "SKProduct", .iOS(11, 2))
    static let productGroup = method("subscriptionGroupIdentifier", of: "SKProduct", .iOS(12))
    static let storeProductController = symbol("SKStoreProductViewController", .iOS(6))
    static let storeProductItem = symbol("SKStoreProductParameterITunesItemIdentifier", .iOS(6))
    static let receiptRefresh = symbol("SKReceiptRefreshRequest", .iOS(7))
    static let productsFor = symbol("Product.products(for:)", .iOS(15))
    static let introductoryOfferFor = symbol("Product.SubscriptionInfo.isEligibleForIntroOffer(for:)", .iOS(15))
    static let subscriptionStatusFor = symbol("Product.SubscriptionInfo.status(for:)", .iOS(15))
    static let subscriptionStatusUpdates = symbol("Product.SubscriptionInfo.Status.updates", .iOS(15))
    static let transactionAll = symbol("Transaction.all", .iOS(15))
    static let transactionEntitlements = symbol("Transaction.currentEntitlements", .iOS(15))
    static let transactionUnfinished = symbol("Transaction.unfinished", .iOS(15))
    static let transactionUpdates = symbol("Transaction.updates", .iOS(15))
    static let transactionLatest = symbol("Transaction.latest(for:)", .iOS(15))
    static let transactionEntitlement = symbol("Transaction.currentEntitlement(for:)", .iOS(15))
    static let appStoreCanMakePayments = symbol("AppStore.canMakePayments", .iOS(15))
    static let appStoreSync = symbol("AppStore.sync()", .iOS(15))
    static let appStoreRequestReview = symbol("AppStore.requestReview(in:)", .iOS(16))
    static let appStoreShowSubscriptions = symbol("AppStore.showManageSubscriptions(in:)", .iOS(15))
    static let appTransactionShared = symbol("AppTransaction.shared", .iOS(16))
    static let appTransactionRefresh = symbol("AppTransaction.refresh()", .iOS(16))
    static let storefrontCurrent = symbol("Storefront.current", .iOS(15))

    /// What an app may use too early of what there is.
    static let ofStoreKitAPI: [SystemAPI] = [
        skStoreReviewControllerRequestReview, transactionObservers, restoreForUser, paymentUser, productPeriod,
        productIntroductoryPrice, productGroup, storeProductController, storeProductItem, receiptRefresh, productsFor,
        introductoryOfferFor, subscriptionStatusFor, subscriptionStatusUpdates, transactionAll,
        transactionEntitlements, transactionUnfinished, transactionUpdates, transactionLatest, transactionEntitlement,
        appStoreCanMakePayments, appStoreSync, appStoreRequestReview, appStoreShowSubscriptions, appTransactionShared,
        appTransactionRefresh, storefrontCurrent,
    ]
}
