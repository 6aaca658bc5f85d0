import UIKit

/// What an app asks of the shop as a whole. There is none.
public enum AppStore {
    /// Whether somebody may pay: no, as on a phone that forbids it.
    public static var canMakePayments: Bool {
        SimulatedApp.require(.appStoreCanMakePayments)
        Shop.note()
        return false
    }

    /// Has what was bought be asked anew. Throws, since no shop answers.
    public static func sync() async throws {
        SimulatedApp.require(.appStoreSync)
        Shop.note()
        throw StoreKitError.networkError(URLError(.notConnectedToInternet))
    }

    /// Asks people how they like the app. Nobody is asked.
    @MainActor
    public static func requestReview(in scene: UIWindowScene) {
        SimulatedApp.require(.appStoreRequestReview)
        SimulatedApp.notSimulated("AppStore.requestReview(in:)", "nobody is asked")
    }

    /// Shows what is paid for again and again. Nothing is shown.
    @MainActor
    public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
        SimulatedApp.require(.appStoreShowSubscriptions)
        Shop.note()
    }
}

/// Why the shop does not do something.
public enum StoreKitError: Error, Sendable {
    /// Nobody knows.
    case unknown
    /// Nobody wanted it.
    case userCancelled
    /// It was not reached.
    case networkError(URLError)
    /// The system did not want it.
    case systemError(any Error)
    /// There is none in this country.
    case notAvailableInStorefront
    /// The app may not ask.
    case notEntitled
}

/// That the app itself was bought. There is no value of this type.
public struct AppTransaction: Hashable, Sendable {
    private let nothing: Product.Nothing

    /// Tells the app from others.
    public var bundleID: String { nothing.value() }
    /// Which of it one has.
    public var appVersion: String { nothing.value() }
    /// Which of it was bought.
    public var originalAppVersion: String { nothing.value() }
    /// When that was.
    public var originalPurchaseDate: Date { nothing.value() }

    /// That of the app. Throws, since no shop answers.
    public static var shared: VerificationResult<AppTransaction> {
        get async throws {
            SimulatedApp.require(.appTransactionShared)
            Shop.note()
            throw StoreKitError.networkError(URLError(.notConnectedToInternet))
        }
    }
    /// That of the app, asked anew. Throws, since no shop answers.
    public static func refresh() async throws -> VerificationResult<AppTransaction> {
        SimulatedApp.require(.appTransactionRefresh)
        Shop.note()
        throw StoreKitError.networkError(URLError(.notConnectedToInternet))
    }
}

/// The shop of a country.
public struct Storefront: Hashable, Sendable {
    private let nothing: Product.Nothing

    /// Tells it from others.
    public var id: String { nothing.value() }
    /// Where people buy in it.
    public var countryCode: String { nothing.value() }

    /// That of whoever has the phone: nil.
    public static var current: Storefront? {
        get async {
            SimulatedApp.require(.storefrontCurrent)
            Shop.note()
            return nil
        }
    }
}
