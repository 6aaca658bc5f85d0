import BackgroundRuntime
import PhotosUI
import SafariServices
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

/// Shows controllers of the system, one after the other.
private final class LeavingApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let root = UIViewController()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow()
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        return true
    }

    func show(_ name: String) {
        let controller = make(name)
        controller.modalPresentationStyle = .fullScreen
        root.present(controller, animated: false)
    }

    private func make(_ name: String) -> UIViewController {
        switch name {
        case "share":
            let share = UIActivityViewController(activityItems: ["a text"], applicationActivities: nil)
            share.completionWithItemsHandler = { type, isDone, _, _ in print("shared", type == nil, isDone) }
            return share
        case "file":
            let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import)
            picker.delegate = self
            return picker
        case "picture":
            let picker = UIImagePickerController()
            picker.delegate = self
            return picker
        case "photo":
            let picker = PHPickerViewController(configuration: PHPickerConfiguration())
            picker.delegate = self
            return picker
        default:
            let page = SFSafariViewController(url: URL(string: "https://example.com") ?? URL(fileURLWithPath: "/"))
            page.dismissButtonStyle = .close
            page.delegate = self
            return page
        }
    }

    var isLeft: Bool { root.presentedViewController == nil }
}

extension LeavingApp: UIDocumentPickerDelegate, UIImagePickerControllerDelegate, UINavigationControllerDelegate,
    PHPickerViewControllerDelegate, SFSafariViewControllerDelegate
{
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { print("no file") }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        print("no picture")
        picker.dismiss(animated: false)
    }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        print("photos", results.count)
        picker.dismiss(animated: false)
    }

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { print("read") }
}

struct LeaveTests: Facts {
    @Test(
        "A controller of the system that is not simulated", .enabled(if: RuntimeInterface.problems.isEmpty),
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let leave = Fact(
        "is left by its button, and tells the app as a phone does",
        for: [
            ("share", "Close", "shared true false"), ("file", "Cancel", "no file"), ("picture", "Cancel", "no picture"),
            ("photo", "Cancel", "photos 0"), ("page", "Close", "read"),
        ]
    ) { (name: String, button: String, line: String) in
        let phone = try DelegatePhone(LeavingApp.self, on: .iOS(17), manifest: Manifest())
        phone.app.launch()
        try phone.app.main { (app: LeavingApp) in app.show(name) }
        phone.wait(1)
        try phone.happen("ui.tap", ["what": .text(button)])
        phone.wait(1)
        expect(phone.app.trace.output, is: [line])
        try expect(phone.app.main { (app: LeavingApp) in app.isLeft })
    }
}
