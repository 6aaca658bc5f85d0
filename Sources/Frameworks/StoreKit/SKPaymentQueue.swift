import UIKit

// There is no shop: nothing is offered, and nothing can be bought.

/// What is paid for, one after the other. Nothing can be.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    /// The one of the app.
    open class func `default`() -> SKPaymentQueue {
        SimulatedApp.process(for: "SKPaymentQueue.default()").storage.object { SKPaymentQueue() }
    }
    /// Whether somebody may pay: no, as on a phone that forbids it.
    open class func canMakePayments() -> Bool {
        Shop.note()
        return false
    }

    private struct Observer { weak var value: (any SKPaymentTransactionObserver)? }
    private final var observers: [Observer] = []

    /// Has somebody be told of what is paid: that it failed.
    open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(Observer(value: observer)) }
    /// Has somebody be told no more.
    open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0.value === observer } }
    open var transactionObservers: [any SKPaymentTransactionObserver] {
        SimulatedApp.require(.method("transactionObservers", of: "SKPaymentQueue", .iOS(14)))
        return observers.compactMap(\.value)
    }
    /// Pays for something: it does not come to that.
    open func add(_ payment: SKPayment) {
        Shop.note()
    }
    /// Has what was bought before be told again: it fails, in a later turn of the main queue.
    open func restoreCompletedTransactions() {
        Shop.note()
        DispatchQueue.main.async { [self] in
            for observer in observers.compactMap(\.value) {
                observer.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(.unknown))
            }
        }
    }
    /// The same, for an account of the app's own.
    open func restoreCompletedTransactions(withApplicationUsername username: String?) {
        SimulatedApp.require(
            .method("restoreCompletedTransactionsWithApplicationUsername:", of: "SKPaymentQueue", .iOS(7)))
        restoreCompletedTransactions()
    }
    /// Something that was paid is done with.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
    /// What is paid now: nothing.
    open var transactions: [SKPaymentTransaction] { [] }
}

/// Something that is to be paid.
open class SKPayment: NSObject, @unchecked Sendable {
    public let productIdentifier: String
    private final var count = 1
    private final var user: String?
    open var quantity: Int { count }
    /// An account of the app's own.
    open var applicationUsername: String? {
        SimulatedApp.require(.paymentUser)
        return user
    }

    /// Something that is offered.
    public init(product: SKProduct) { productIdentifier = product.productIdentifier }

    fileprivate final func change(count: Int) { self.count = count }
    fileprivate final func change(user: String?) { self.user = user }
}

/// Something that is to be paid, which can be changed before.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    open override var quantity: Int {
        get { super.quantity }
        set { change(count: newValue) }
    }
    /// An account of the app's own.
    open override var applicationUsername: String? {
        get { super.applicationUsername }
        set {
            SimulatedApp.require(.paymentUser)
            change(user: newValue)
        }
    }
}

/// Something that is offered. Nothing is.
open class SKProduct: NSObject, @unchecked Sendable {
    /// Tells it from others.
    open var productIdentifier: String { "" }
    /// What it is called.
    open var localizedTitle: String { "" }
    /// What is said of it.
    open var localizedDescription: String { "" }
    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { Locale(identifier: "en_US") }
    /// How long one has it; nil for what is bought once.
    open var subscriptionPeriod: SKProductSubscriptionPeriod? {
        SimulatedApp.require(.method("subscriptionPeriod", of: "SKProduct", .iOS(11, 2)))
        return nil
    }
    /// What it costs at first.
    open var introductoryPrice: SKProductDiscount? {
        SimulatedApp.require(.method("introductoryPrice", of: "SKProduct", .iOS(11, 2)))
        return nil
    }
    /// What belongs together with it.
    open var subscriptionGroupIdentifier: String? {
        SimulatedApp.require(.method("subscriptionGroupIdentifier", of: "SKProduct", .iOS(12)))
        return nil
    }
}

/// How long one has something.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    /// How many of them.
    open var numberOfUnits: Int { 0 }
    /// What it is counted in.
    open var unit: SKProduct.PeriodUnit { .day }
}

extension SKProduct {
    /// A length of time.
    public enum PeriodUnit: UInt, Sendable {
        /// A day, or more.
        case day = 0, week, month, year
    }
}

/// What something costs for some.
open class SKProductDiscount: NSObject, @unchecked Sendable {
    /// How it is paid.
    public enum PaymentMode: UInt, Sendable {
        /// Each time, at once, or not at all.
        case payAsYouGo = 0, payUpFront, freeTrial
    }

    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { Locale(identifier: "en_US") }
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    open var numberOfPeriods: Int { 0 }
    /// How it is paid.
    open var paymentMode: PaymentMode { .payAsYouGo }
}

/// Something that was paid, or was to be.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    /// How far it is.
    open var transactionState: SKPaymentTransactionState { .failed }
    /// What was to be paid.
    open var payment: SKPayment { SKPayment(product: SKProduct()) }
    open var error: (any Error)? { nil }
    /// What was bought before.
    open var original: SKPaymentTransaction? { nil }
    /// Tells it from others.
    open var transactionIdentifier: String? { nil }
    /// When it was paid.
    open var transactionDate: Date? { nil }
}

/// How far a payment is.
public enum SKPaymentTransactionState: Int, Sendable {
    /// It goes on, is done, failed, was done before, or waits for somebody.
    case purchasing = 0, purchased, failed, restored, deferred
}

/// Who is told of what is paid. Never, here.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    /// Payments are done with.
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    /// What was bought before cannot be told.
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    /// All that was bought before is told.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    /// Whether something is bought that somebody chose in the shop.
    func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
    ) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool { false }
}

/// What asks for an answer of the shop.
open class SKRequest: NSObject, @unchecked Sendable {
    /// Who gets the answer.
    open weak var delegate: (any SKRequestDelegate)?

    /// Asks: it fails, in a later turn of the main queue.
    open func start() {
        Shop.note()
        DispatchQueue.main.async { [self] in
            delegate?.request(self, didFailWithError: SKError(.unknown))
        }
    }
    open func cancel() { delegate = nil }
}

/// What asks for what is offered.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    /// A question for some things.
    public init(productIdentifiers: Set<String>) {}
}

/// What is offered: nothing.
open class SKProductsResponse: NSObject, @unchecked Sendable {
    open var products: [SKProduct] { [] }
    open var invalidProductIdentifiers: [String] { [] }
}

/// Who gets answers of the shop.
public protocol SKRequestDelegate: NSObjectProtocol {
    /// It was answered. Never called here.
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Who gets what is offered. Never called here: the question fails.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// What asks people how they like the app. Nobody is asked.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
    open class func requestReview() {
        SimulatedApp.require(.classMethod("requestReview", of: "SKStoreReviewController", .iOS(10, 3)))
        SimulatedApp.notSimulated("SKStoreReviewController", "nobody is asked")
    }
    /// Asks in a scene.
    open class func requestReview(in windowScene: UIWindowScene) {
        requestReview()
    }
}
