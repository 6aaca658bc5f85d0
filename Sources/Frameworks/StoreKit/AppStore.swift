import UIKit

/// What an app asks of the shop as a whole. There is none.
public enum AppStore {
    /// Whether somebody may pay: no, as on a phone that forbids it.
    public static var canMakePayments: Bool {
        SimulatedApp.require(.symbol("AppStore.canMakePayments", .iOS(15)))
        Shop.note()
        return false
    }

    /// Has what was bought be asked anew. Throws, since no shop answers.
    public static func sync() async throws {
        SimulatedApp.require(.symbol("AppStore.sync()", .iOS(15)))
        Shop.note()
        throw StoreKitError.networkError(URLError(.notConnectedToInternet))
    }

    /// Asks people how they like the app. Nobody is asked.
    @MainActor
    public static func requestReview(in scene: UIWindowScene) {
        SimulatedApp.require(.symbol("AppStore.requestReview(in:)", .iOS(16)))
        SimulatedApp.notSimulated("AppStore.requestReview(in:)", "nobody is asked")
    }

    /// Shows what is paid for again and again. Nothing is shown.
    @MainActor
    public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
        SimulatedApp.require(.symbol("AppStore.showManageSubscriptions(in:)", .iOS(15)))
        Shop.note()
    }
}

/// Why the shop does not do something.
public enum StoreKitError: Error, Sendable {
    case unknown
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
    public var originalPurchaseDate: Date { nothing.value() }

    /// That of the app. Throws, since no shop answers.
    public static var shared: VerificationResult<AppTransaction> {
        get async throws {
            SimulatedApp.require(.symbol("AppTransaction.shared", .iOS(16)))
            Shop.note()
            throw StoreKitError.networkError(URLError(.notConnectedToInternet))
        }
    }
    /// That of the app, asked anew. Throws, since no shop answers.
    public static func refresh() async throws -> VerificationResult<AppTransaction> {
        SimulatedApp.require(.symbol("AppTransaction.refresh()", .iOS(16)))
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
            SimulatedApp.require(.symbol("Storefront.current", .iOS(15)))
            Shop.note()
            return nil
        }
    }
}
