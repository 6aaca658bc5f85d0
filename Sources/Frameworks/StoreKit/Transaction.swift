import UIKit

/// Something that was paid. Nothing was: there is no value of this type.
public struct Transaction: Identifiable, Hashable, Sendable {
    private let nothing: Product.Nothing

    /// Tells it from others.
    public var id: UInt64 { nothing.value() }
    /// The first time that the same was paid.
    public var originalID: UInt64 { nothing.value() }
    public var productID: String { nothing.value() }
    /// What kind of thing it is.
    public var productType: Product.ProductType { nothing.value() }
    /// What belongs together with it.
    public var subscriptionGroupID: String? { nothing.value() }
    /// The app in which it was bought.
    public var appBundleID: String { nothing.value() }
    /// When it was paid.
    public var purchaseDate: Date { nothing.value() }
    /// When it was paid for the first time.
    public var originalPurchaseDate: Date { nothing.value() }
    /// Until when one has it.
    public var expirationDate: Date? { nothing.value() }
    /// When it was paid back.
    public var revocationDate: Date? { nothing.value() }
    /// Why it was paid back.
    public var revocationReason: RevocationReason? { nothing.value() }
    /// Whether one has something better in its place.
    public var isUpgraded: Bool { nothing.value() }
    public var purchasedQuantity: Int { nothing.value() }
    public var ownershipType: OwnershipType { nothing.value() }
    /// An account of the app's own.
    public var appAccountToken: UUID? { nothing.value() }
    /// When the shop wrote this.
    public var signedDate: Date { nothing.value() }
    /// All of it, as the shop says it.
    public var jsonRepresentation: Data { nothing.value() }

    /// The app has given what was bought.
    public func finish() async { let _: Bool = nothing.value() }

    public struct OwnershipType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whoever has the phone.
        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        /// Somebody of the family.
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }

    /// Why something was paid back.
    public struct RevocationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Something was wrong with the app, or with something else.
        public static let developerIssue = RevocationReason(rawValue: 1), other = RevocationReason(rawValue: 0)
    }
}

extension Transaction {
    /// All that was paid: nothing.
    public static var all: Transactions {
        SimulatedApp.require(.symbol("Transaction.all", .iOS(15)))
        Shop.note()
        return Transactions(goOn: false)
    }
    /// Why somebody has something: nothing was paid.
    public static var currentEntitlements: Transactions {
        SimulatedApp.require(.symbol("Transaction.currentEntitlements", .iOS(15)))
        Shop.note()
        return Transactions(goOn: false)
    }
    /// What the app has not given yet: nothing was paid.
    public static var unfinished: Transactions {
        SimulatedApp.require(.symbol("Transaction.unfinished", .iOS(15)))
        Shop.note()
        return Transactions(goOn: false)
    }
    /// What is paid elsewhere. Nothing is: a loop over it waits until its task is cancelled.
    public static var updates: Transactions {
        SimulatedApp.require(.symbol("Transaction.updates", .iOS(15)))
        Shop.note()
        return Transactions(goOn: true)
    }
    /// The last time that something was paid for: nil.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
        SimulatedApp.require(.symbol("Transaction.latest(for:)", .iOS(15)))
        Shop.note()
        return nil
    }
    /// Why somebody has something: nil.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
        SimulatedApp.require(.symbol("Transaction.currentEntitlement(for:)", .iOS(15)))
        Shop.note()
        return nil
    }

    /// What was paid, or is. Nothing is.
    public struct Transactions: AsyncSequence, Sendable {
        /// What comes out of it.
        public typealias Element = VerificationResult<Transaction>

        let goOn: Bool

        /// An iterator that ends, or waits for what is paid.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(goOn: goOn) }

        public struct AsyncIterator: AsyncIteratorProtocol {
            let goOn: Bool
            private var nothing = NothingToCome<Element>()

            init(goOn: Bool) { self.goOn = goOn }

            /// Nil at the end, or when the task was cancelled.
            public mutating func next() async -> Element? {
                guard goOn else { return nil }
                return await nothing.next()
            }
        }
    }
}

/// A loop over what never comes, which ends as its task is cancelled.
struct NothingToCome<Element: Sendable> {
    private var iterator: AsyncStream<Element>.Iterator
    /// Kept, because a stream ends that nobody can feed any more.
    private let feed: AsyncStream<Element>.Continuation

    init() {
        let (stream, feed) = AsyncStream.makeStream(of: Element.self)
        (iterator, self.feed) = (stream.makeAsyncIterator(), feed)
    }

    mutating func next() async -> Element? { await iterator.next() }
}
