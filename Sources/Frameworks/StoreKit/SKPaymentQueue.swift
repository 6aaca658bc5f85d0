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
        SimulatedApp.notSimulated("StoreKit", "there is no shop: nothing is offered, and nothing can be bought")
        return false
    }

    /// Has somebody be told of what is paid. Never, here.
    open func add(_ observer: any SKPaymentTransactionObserver) {}
    /// Has nobody be told any more.
    open func remove(_ observer: any SKPaymentTransactionObserver) {}
    /// Pays for something: it does not come to that.
    open func add(_ payment: SKPayment) {
        SimulatedApp.notSimulated("StoreKit", "there is no shop: nothing is offered, and nothing can be bought")
    }
    /// Has what was bought before be told again: nothing was.
    open func restoreCompletedTransactions() {}
    /// Something that was paid is done with.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
    /// What is paid now: nothing.
    open var transactions: [SKPaymentTransaction] { [] }
}

/// Something that is to be paid.
open class SKPayment: NSObject, @unchecked Sendable {
    /// What is bought.
    public let productIdentifier: String

    /// Something that is offered.
    public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// Something that is offered. Nothing is.
open class SKProduct: NSObject, @unchecked Sendable {
    /// Tells it from others.
    open var productIdentifier: String { "" }
    /// What it is called.
    open var localizedTitle: String { "" }
    /// What is said of it.
    open var localizedDescription: String { "" }
    /// What it costs.
    open var price: NSDecimalNumber { 0 }
    /// In which country.
    open var priceLocale: Locale { Locale(identifier: "en_US") }
}

/// Something that was paid, or was to be.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    /// How far it is.
    open var transactionState: SKPaymentTransactionState { .failed }
    /// What was to be paid.
    open var payment: SKPayment { SKPayment(product: SKProduct()) }
    /// Why it failed.
    open var error: (any Error)? { nil }
    /// What was bought before.
    open var original: SKPaymentTransaction? { nil }
    /// Tells it from others.
    open var transactionIdentifier: String? { nil }
}

/// How far a payment is.
public enum SKPaymentTransactionState: Int, Sendable {
    /// It goes on, is done, failed, was done before, or waits for somebody.
    case purchasing = 0, purchased, failed, restored, deferred
}

/// Who is told of what is paid. Never, here.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    /// Payments are otherwise.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}

/// What asks for an answer of the shop.
open class SKRequest: NSObject, @unchecked Sendable {
    /// Who gets the answer.
    open weak var delegate: (any SKRequestDelegate)?

    /// Asks: it fails, in a later turn of the main queue.
    open func start() {
        SimulatedApp.notSimulated("StoreKit", "there is no shop: nothing is offered, and nothing can be bought")
        DispatchQueue.main.async { [self] in
            delegate?.request(self, didFailWithError: NSError(domain: "SKErrorDomain", code: 0))
        }
    }
    /// Asks no longer.
    open func cancel() { delegate = nil }
}

/// What asks for what is offered.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    /// A question for some things.
    public init(productIdentifiers: Set<String>) {}
}

/// What is offered: nothing.
open class SKProductsResponse: NSObject, @unchecked Sendable {
    /// What is offered.
    open var products: [SKProduct] { [] }
    /// What is not.
    open var invalidProductIdentifiers: [String] { [] }
}

/// Who gets answers of the shop.
public protocol SKRequestDelegate: NSObjectProtocol {
    /// It was answered. Never called here.
    func requestDidFinish(_ request: SKRequest)
    /// It failed.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Who gets what is offered. Never called here: the question fails.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// It was answered.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// What asks people how they like the app. Nobody is asked.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
    /// Asks.
    open class func requestReview() {
        SimulatedApp.require(.skStoreReviewControllerRequestReview)
        SimulatedApp.notSimulated("SKStoreReviewController", "nobody is asked")
    }
    /// Asks in a scene.
    open class func requestReview(in windowScene: UIWindowScene) {
        requestReview()
    }
}
