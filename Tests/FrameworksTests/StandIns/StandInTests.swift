import Accelerate
import AuthenticationServices
import BackgroundRuntime
import Charts
import CoreImage
import CoreMotion
import HealthKit
import IntentsUI
import LocalAuthentication
import MessageUI
import MobileCoreServices
import PhotosUI
import SafariServices
import SpriteKit
import StoreKit
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport
import WatchConnectivity
import WebKit
import WidgetKit

/// Frameworks whose types only have to be there answer as a phone does that has not what they are about.
struct StandInTests: Facts {
    @Test(
        "What stands in for frameworks that are not simulated", .enabled(if: RuntimeInterface.problems.isEmpty),
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// What the trace of an app says that runs this for ten seconds.
    private static func trace(
        passcode: Bool = false, _ body: @escaping @MainActor @Sendable () -> Void
    ) throws -> [String] {
        let device = Device(system: .iOS(17))
        device.change { $0.hasPasscode = passcode }
        let app = try device.install(LaunchCode(body), manifest: Manifest())
        app.launch()
        device.advance(by: .seconds(10))
        expect(app.state, is: .active)
        return app.trace.entries.map(\.text)
    }

    let web = Fact("no page is loaded: the delegate hears that it failed, and the trace says so once") {
        let said = try Self.trace {
            let (view, delegate) = (WKWebView(frame: .zero), PageDelegate())
            delegate.view = view
            view.navigationDelegate = delegate
            PageDelegate.kept = delegate
            view.load(URLRequest(url: URL(fileURLWithPath: "/page")))
            _ = WKWebView(frame: .zero)
            print("loading", view.isLoading)
        }
        expect(said.filter { $0.hasPrefix("WebKit is not simulated") }.count, is: 1, "\(said)")
        expect(said.contains("loading true") && said.contains("started") && said.contains("failed -1009"), "\(said)")
        expect(said.contains("done with the text"))
    }

    let unavailable = Fact("what the phone has not is answered so") {
        let said = try Self.trace {
            print(MFMailComposeViewController.canSendMail(), MFMessageComposeViewController.canSendText())
            print(!HKHealthStore.isHealthDataAvailable(), CMMotionManager().isDeviceMotionAvailable)
            print(CMPedometer.isStepCountingAvailable(), CMMotionActivityManager.isActivityAvailable())
            print(SKPaymentQueue.canMakePayments(), UIImagePickerController.isSourceTypeAvailable(.camera))
            print(PHAsset.fetchAssets(with: nil).count, CIFilter(name: "CISepiaTone")?.outputImage == nil)
            SKStoreReviewController.requestReview()
            WidgetCenter.shared.reloadAllTimelines()
            _ = SFSafariViewController(url: URL(string: "https://example.com") ?? URL(fileURLWithPath: "/"))
        }
        expect(said.filter { ["false false", "0 true"].contains($0) }.count, is: 5, "\(said)")
        for name in ["MessageUI", "CoreMotion", "StoreKit", "Photos", "CoreImage", "WidgetKit"] {
            expect(said.filter { $0.hasPrefix("\(name) is not simulated") }.count, is: 1, "\(name)")
        }
        expect(said.contains("SafariServices is not simulated: no page is loaded or drawn"))
    }

    let pictures = Fact("the user lets the app see no pictures, and the answer stays") {
        let said = try Self.trace {
            print("before", PHPhotoLibrary.authorizationStatus() == .notDetermined)
            PHPhotoLibrary.requestAuthorization { status in
                print("answer", status == .denied, PHPhotoLibrary.authorizationStatus() == .denied)
            }
        }
        expect(said.contains("before true") && said.contains("answer true true"), "\(said)")
    }

    let watch = Fact("a session with a watch goes, and nothing reaches one") {
        let said = try Self.trace {
            let delegate = WatchDelegate()
            WatchDelegate.kept = delegate
            let session = WCSession.default
            session.delegate = delegate
            print("supported", WCSession.isSupported(), session.isPaired, session.isReachable)
            session.activate()
        }
        expect(said.contains("supported true false false") && said.contains("active 2"), "\(said)")
        expect(said.contains("unheard deviceNotPaired") && said.contains("no context"), "\(said)")
    }

    let owner = Fact(
        "nobody is known by the body, and only a phone with a passcode can ask for it",
        for: [false, true]
    ) { (hasPasscode: Bool) in
        let said = try Self.trace(passcode: hasPasscode) {
            let context = LAContext()
            print("body", context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil))
            print("owner", context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
            context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "why") { isOwner, error in
                print("known", isOwner, (error as? LAError)?.code == (hasPasscode ? .userCancel : .passcodeNotSet))
            }
        }
        expect(said.contains("body false") && said.contains("owner \(hasPasscode)"), "\(said)")
        expect(said.contains("known false true"), "\(said)")
    }

    let nobody = Fact("nobody signs in, and nobody buys") {
        let said = try Self.trace {
            let delegate = SignIn()
            SignIn.kept = delegate
            let controller = ASAuthorizationController(
                authorizationRequests: [ASAuthorizationAppleIDProvider().createRequest()])
            controller.delegate = delegate
            controller.performRequests()
            let request = SKProductsRequest(productIdentifiers: ["coins"])
            request.delegate = delegate
            request.start()
            INPreferences.requestSiriAuthorization { print("assistant", $0 == .denied) }
        }
        expect(said.contains("not signed in true") && said.contains("not sold"), "\(said)")
        expect(said.contains("assistant true"), "\(said)")
    }

    let others = Fact("a scene of a game is told of its view, and a row of numbers is measured") {
        let said = try Self.trace {
            let view = SKView(frame: .zero)
            view.presentScene(Game(size: CGSize(width: 1, height: 1)))
            print("children", view.scene?.children.count ?? 0, view.scene?.childNode(withName: "ball") != nil)
        }
        expect(said.contains("game moved in") && said.contains("children 1 true"), "\(said)")
        var result: Float = 0
        vDSP_rmsqv([3, 4, 0, 0], 1, &result, 4)
        expect(result, is: 2.5)
        vDSP_maxmgv([1, -7, 3], 1, &result, 3)
        expect(result, is: 7)
        expect(UTType(filenameExtension: "PNG") == .png && (kUTTypeFolder as NSString) == "public.folder")
    }
}

@MainActor
private final class PageDelegate: NSObject, WKNavigationDelegate {
    static var kept: PageDelegate?
    var view: WKWebView?

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { print("started") }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        print("failed", (error as? URLError)?.code.rawValue ?? 0)
        webView.loadHTMLString("<p>", baseURL: nil)
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { print("done with the text") }
}

private final class WatchDelegate: NSObject, WCSessionDelegate {
    nonisolated(unsafe) static var kept: WatchDelegate?

    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?
    ) {
        print("active", activationState.rawValue)
        session.sendMessage([:], replyHandler: nil) { error in
            print("unheard", (error as? WCError).map { "\($0.code)" } ?? "")
        }
        do { try session.updateApplicationContext([:]) } catch { print("no context") }
    }
    func sessionDidBecomeInactive(_ session: WCSession) {}
    func sessionDidDeactivate(_ session: WCSession) {}
}

@MainActor
private final class SignIn: NSObject, ASAuthorizationControllerDelegate, @preconcurrency SKProductsRequestDelegate {
    static var kept: SignIn?

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        print("not signed in", (error as? ASAuthorizationError)?.code == .canceled)
    }
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {}
    func request(_ request: SKRequest, didFailWithError error: any Error) { print("not sold") }
}

private final class Game: SKScene {
    override func didMove(to view: SKView) {
        let ball = SKSpriteNode(color: .red, size: CGSize(width: 1, height: 1))
        ball.name = "ball"
        addChild(ball)
        print("game moved in")
    }
}
