import BackgroundRuntime
import StoreKit
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

/// Who is told of what is paid.
private final class Till: NSObject, SKPaymentTransactionObserver, @unchecked Sendable {
    nonisolated(unsafe) static var kept: Till?

    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
        print("told of", transactions.count)
    }
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {
        if case SKError.unknown = error { print("not restored", Thread.isMainThread) }
    }
}

struct ShopTests: Facts {
    @Test("A shop that is not there", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func trace(_ body: @escaping @MainActor @Sendable () -> Void) throws -> [String] {
        let device = Device(system: .iOS(17))
        let app = try device.install(LaunchCode(body), manifest: Manifest())
        app.launch()
        device.advance(by: .seconds(10))
        expect(app.state, is: .active)
        return app.trace.entries.map(\.text)
    }

    let nothing = Fact.async("offers nothing and has sold nothing, and the trace says so once") {
        let said = try Self.trace {
            Task {
                print("offered", try await Product.products(for: ["coins"]).count)
                for await _ in Transaction.currentEntitlements { print("entitled") }
                for await result in Transaction.unfinished { print("unfinished", try result.payloadValue.id) }
                print("latest", await Transaction.latest(for: "coins") == nil, await Storefront.current == nil)
                do { try await AppStore.sync() } catch StoreKitError.networkError { print("not reached") }
                do { _ = try await AppTransaction.shared } catch { print("not bought") }
            }
        }
        expect(said.contains("offered 0") && said.contains("latest true true"), "\(said)")
        expect(said.contains("not reached") && said.contains("not bought"), "\(said)")
        expect(!said.contains { $0.hasPrefix("entitled") || $0.hasPrefix("unfinished") }, "\(said)")
        expect(said.filter { $0.hasPrefix("StoreKit is not simulated") }.count, is: 1, "\(said)")
    }

    let updates = Fact.async("a loop over what is paid elsewhere waits until its task is cancelled") {
        let said = try Self.trace {
            let listening = Task {
                for await result in Transaction.updates { print("paid", try result.payloadValue.id) }
                print("over", Task.isCancelled)
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
                print("cancels")
                listening.cancel()
            }
        }
        expect(said.filter { $0 == "cancels" || $0.hasPrefix("over") }, is: ["cancels", "over true"], "\(said)")
    }

    let restoring = Fact("tells observers that nothing can be restored, and forgets none of a payment") {
        let said = try Self.trace {
            let till = Till()
            Till.kept = till
            SKPaymentQueue.default().add(till)
            print("observers", SKPaymentQueue.default().transactionObservers.count)
            SKPaymentQueue.default().restoreCompletedTransactions()
            let payment = SKMutablePayment(product: SKProduct())
            (payment.quantity, payment.applicationUsername) = (3, "anna")
            print("payment", payment.quantity, payment.applicationUsername ?? "none")
            SKStoreProductViewController(nibName: nil, bundle: nil).loadProduct(withParameters: [:]) { isThere, error in
                print("page", isThere, (error as? SKError)?.code == .unknown)
            }
        }
        expect(said.contains("observers 1") && said.contains("not restored true"), "\(said)")
        expect(said.contains("payment 3 anna") && said.contains("page false true"), "\(said)")
    }

    let signatures = Fact("a signature is asked for what it signs, or says why it does not hold") {
        try expect(VerificationResult.verified(4).payloadValue, is: 4)
        let wrong = VerificationResult.unverified(5, .invalidSignature)
        expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) { try wrong.payloadValue }
        expect(wrong.unsafePayloadValue, is: 5)
    }
}
