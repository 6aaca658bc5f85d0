import UIKit

extension Product {
    /// What is paid for again and again. Nothing is: there is no value of this type.
    public struct SubscriptionInfo: Hashable, Sendable {
        private let nothing: Nothing

        /// Tells what belongs together.
        public var subscriptionGroupID: String { nothing.value() }
        /// How long one has it.
        public var subscriptionPeriod: SubscriptionPeriod { nothing.value() }
        /// What it costs at first.
        public var introductoryOffer: SubscriptionOffer? { nothing.value() }
        /// What it costs for some.
        public var promotionalOffers: [SubscriptionOffer] { nothing.value() }
        /// Whether it costs less at first.
        public var isEligibleForIntroOffer: Bool { get async { nothing.value() } }
        /// Whether it is paid for.
        public var status: [Status] { get async throws { nothing.value() } }

        /// Whether something costs less at first: no.
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
            SimulatedApp.require(.symbol("Product.SubscriptionInfo.isEligibleForIntroOffer(for:)", .iOS(15)))
            Shop.note()
            return false
        }
        /// Whether something is paid for: nothing is.
        public static func status(for groupID: String) async throws -> [Status] {
            SimulatedApp.require(.symbol("Product.SubscriptionInfo.status(for:)", .iOS(15)))
            Shop.note()
            return []
        }
    }

    /// How long one has something.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// A length of time.
        public enum Unit: Hashable, Sendable {
            /// A day, or more.
            case day, week, month, year
        }

        private let nothing: Nothing
        /// What it is counted in.
        public var unit: Unit { nothing.value() }
        /// How many of them.
        public var value: Int { nothing.value() }
    }

    /// What something costs that is paid for again and again.
    public struct SubscriptionOffer: Hashable, Sendable {
        public struct OfferType: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Who has not paid before.
            public static let introductory = OfferType(rawValue: "Introductory")
            public static let promotional = OfferType(rawValue: "Promotional")
        }

        /// How it is paid.
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
            public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
            public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
        }

        private let nothing: Nothing
        /// Tells it from others.
        public var id: String? { nothing.value() }
        public var type: OfferType { nothing.value() }
        public var price: Decimal { nothing.value() }
        /// What it costs, to be read.
        public var displayPrice: String { nothing.value() }
        public var period: SubscriptionPeriod { nothing.value() }
        public var periodCount: Int { nothing.value() }
        /// How it is paid.
        public var paymentMode: PaymentMode { nothing.value() }
    }
}

extension Product.SubscriptionInfo {
    /// How far something is that is paid for again and again.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// It is paid for.
        public static let subscribed = RenewalState(rawValue: 1)
        public static let expired = RenewalState(rawValue: 2)
        /// It could not be paid, and is tried again.
        public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
        /// The same, while one still has it.
        public static let inGracePeriod = RenewalState(rawValue: 4)
        /// It was paid back.
        public static let revoked = RenewalState(rawValue: 5)
    }

    /// What comes next of something that is paid for again and again.
    public struct RenewalInfo: Hashable, Sendable {
        private let nothing: Product.Nothing
        /// What was bought first.
        public var originalTransactionID: UInt64 { nothing.value() }
        public var currentProductID: String { nothing.value() }
        /// Whether it is paid again.
        public var willAutoRenew: Bool { nothing.value() }
        /// What is paid next.
        public var autoRenewPreference: String? { nothing.value() }
        /// Whether it is tried to be paid again.
        public var isInBillingRetry: Bool { nothing.value() }
        /// Until when one has it though it is not paid.
        public var gracePeriodExpirationDate: Date? { nothing.value() }
    }

    /// Whether something is paid for that is paid again and again.
    public struct Status: Hashable, Sendable {
        private let nothing: Product.Nothing
        /// How far it is.
        public var state: RenewalState { nothing.value() }
        public var transaction: VerificationResult<Transaction> { nothing.value() }
        public var renewalInfo: VerificationResult<RenewalInfo> { nothing.value() }

        /// What changes. Nothing does: a loop over it waits until its task is cancelled.
        public static var updates: Statuses {
            SimulatedApp.require(.symbol("Product.SubscriptionInfo.Status.updates", .iOS(15)))
            Shop.note()
            return Statuses()
        }

        /// What changes. Nothing does.
        public struct Statuses: AsyncSequence, Sendable {
            /// What comes out of it.
            public typealias Element = Product.SubscriptionInfo.Status

            /// An iterator that waits.
            public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }

            public struct AsyncIterator: AsyncIteratorProtocol {
                private var nothing = NothingToCome<Element>()

                /// Nil when the task was cancelled.
                public mutating func next() async -> Element? { await nothing.next() }
            }
        }
    }
}
