import StoreKit

/// In the place of a scene, which only a system from iOS 13 has. Never looked at.
@MainActor private var noScene: UIWindowScene { unsafeBitCast(UIView(), to: UIWindowScene.self) }

let usesOfStoreKitAPI: [String: Use] = [
    "+[SKStoreReviewController requestReview]": { SKStoreReviewController.requestReview() },
    "-[SKPaymentQueue transactionObservers]": { _ = SKPaymentQueue.default().transactionObservers },
    "-[SKPaymentQueue restoreCompletedTransactionsWithApplicationUsername:]": {
        SKPaymentQueue.default().restoreCompletedTransactions(withApplicationUsername: nil)
    },
    "-[SKPayment applicationUsername]": { _ = SKMutablePayment(product: SKProduct()).applicationUsername },
    "-[SKProduct subscriptionPeriod]": { _ = SKProduct().subscriptionPeriod },
    "-[SKProduct introductoryPrice]": { _ = SKProduct().introductoryPrice },
    "-[SKProduct subscriptionGroupIdentifier]": { _ = SKProduct().subscriptionGroupIdentifier },
    "SKStoreProductViewController": { _ = SKStoreProductViewController(nibName: nil, bundle: nil) },
    "SKStoreProductParameterITunesItemIdentifier": { _ = SKStoreProductParameterITunesItemIdentifier },
    "SKReceiptRefreshRequest": { _ = SKReceiptRefreshRequest() },
    "Product.products(for:)": { Task { _ = try await Product.products(for: ["a"]) } },
    "Product.SubscriptionInfo.isEligibleForIntroOffer(for:)": {
        Task { _ = await Product.SubscriptionInfo.isEligibleForIntroOffer(for: "a") }
    },
    "Product.SubscriptionInfo.status(for:)": { Task { _ = try await Product.SubscriptionInfo.status(for: "a") } },
    "Product.SubscriptionInfo.Status.updates": { _ = Product.SubscriptionInfo.Status.updates },
    "Transaction.all": { _ = Transaction.all },
    "Transaction.currentEntitlements": { _ = Transaction.currentEntitlements },
    "Transaction.unfinished": { _ = Transaction.unfinished },
    "Transaction.updates": { _ = Transaction.updates },
    "Transaction.latest(for:)": { Task { _ = await Transaction.latest(for: "a") } },
    "Transaction.currentEntitlement(for:)": { Task { _ = await Transaction.currentEntitlement(for: "a") } },
    "AppStore.canMakePayments": { _ = AppStore.canMakePayments },
    "AppStore.sync()": { Task { try await AppStore.sync() } },
    "AppStore.requestReview(in:)": { AppStore.requestReview(in: noScene) },
    "AppStore.showManageSubscriptions(in:)": { Task { try await AppStore.showManageSubscriptions(in: noScene) } },
    "AppTransaction.shared": { Task { _ = try await AppTransaction.shared } },
    "AppTransaction.refresh()": { Task { _ = try await AppTransaction.refresh() } },
    "Storefront.current": { Task { _ = await Storefront.current } },
]
