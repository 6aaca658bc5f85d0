import UIKit

/// The page of an app or another thing in the shop. It stays empty.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
    /// Who is told that nobody wants to see it any more. Never, here.
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        SimulatedApp.require(SKStoreProductViewController.self)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// An empty page from a storyboard.
    public required init?(coder: NSCoder) {
        SimulatedApp.require(SKStoreProductViewController.self)
        super.init(coder: coder)
    }

    /// Loads what is to be shown: it fails, in a later turn of the main queue.
    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        Shop.note()
        nonisolated(unsafe) let block = block
        DispatchQueue.main.async { block?(false, SKError(.unknown)) }
    }
}

/// Who is told that nobody wants to see a page any more. Never, here.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// The key of the number of what is shown.
public var SKStoreProductParameterITunesItemIdentifier: String {
    SimulatedApp.constant("id", since: .symbol("SKStoreProductParameterITunesItemIdentifier", .iOS(6)))
}

/// What asks for the receipt anew: it fails, as all questions do.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    /// What the receipt is to be like. Kept, and without effect.
    public let receiptProperties: [String: Any]?

    /// A question, where it is tested with what the receipt is to be like.
    public init(receiptProperties properties: [String: Any]? = nil) {
        SimulatedApp.require(SKReceiptRefreshRequest.self)
        receiptProperties = properties
    }
}
