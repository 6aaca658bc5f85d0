import UIKit

/// Something that is offered. Nothing is: there is no value of this type.
public struct Product: Identifiable, Hashable, Sendable {
    private let nothing: Nothing

    /// Tells it from others.
    public var id: String { nothing.value() }
    /// What kind of thing it is.
    public var type: ProductType { nothing.value() }
    /// What it is called.
    public var displayName: String { nothing.value() }
    /// What is said of it.
    public var description: String { nothing.value() }
    public var price: Decimal { nothing.value() }
    /// What it costs, to be read.
    public var displayPrice: String { nothing.value() }
    /// Whether the family has it too.
    public var isFamilyShareable: Bool { nothing.value() }
    /// What is paid for again and again; nil for what is bought once.
    public var subscription: SubscriptionInfo? { nothing.value() }
    /// How what it costs is written.
    public var priceFormatStyle: Decimal.FormatStyle.Currency { nothing.value() }
    /// All of it, as the shop says it.
    public var jsonRepresentation: Data { nothing.value() }
    /// The last time that it was paid for.
    public var latestTransaction: VerificationResult<Transaction>? { get async { nothing.value() } }
    /// Why somebody has it.
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nothing.value() } }

    /// What is offered of these names: nothing.
    public static func products<Identifiers: Collection>(
        for identifiers: Identifiers
    ) async throws -> [Product] where Identifiers.Element == String {
        SimulatedApp.require(.symbol("Product.products(for:)", .iOS(15)))
        Shop.note()
        return []
    }

    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { nothing.value() }

    /// What a shop without anything has.
    struct Nothing: Hashable, Sendable {
        private let never: Never

        /// Whatever it would be.
        func value<Value>() -> Value {
            switch never {}
        }
    }
}

extension Product {
    /// What kind of thing is offered.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What is used up.
        public static let consumable = ProductType(rawValue: "Consumable")
        /// What one has for ever.
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        /// What one has for a while.
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        /// What is paid for again and again.
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    /// What came of buying something.
    public enum PurchaseResult: Sendable {
        /// It is paid for.
        case success(VerificationResult<Transaction>)
        /// Nobody wanted to pay.
        case userCancelled
        /// Somebody else has to agree.
        case pending
    }

    /// Why something cannot be bought.
    public enum PurchaseError: Error, Hashable, Sendable {
        /// There is not so much of it.
        case invalidQuantity
        /// It is not offered any more.
        case productUnavailable
        case purchaseNotAllowed
        /// It is not offered at this price.
        case ineligibleForOffer, invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature,
            missingOfferParameters
    }

    /// How something is bought. Kept, and without effect.
    public struct PurchaseOption: Hashable, Sendable {
        private let name: String
        private init(_ name: String) { self.name = name }

        /// For an account of the app's own.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption("token \(token)") }
        /// So many at once.
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption("quantity \(quantity)") }
        /// Asking somebody else first, as a test of that.
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            PurchaseOption("ask \(simulateAskToBuy)")
        }
        /// With something of the app's own.
        public static func custom(key: String, value: String) -> PurchaseOption { PurchaseOption("\(key)=\(value)") }
    }
}
