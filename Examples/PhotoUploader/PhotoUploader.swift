import UIKit

/// Sends photos to a server by a background session: the system uploads them, also while the app is suspended or was ended,
/// and wakes it when all of them are there.
@main
final class PhotoUploader: UIResponder, UIApplicationDelegate {
    private var outbox: Outbox?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        guard (Int(UIDevice.current.systemVersion.prefix { $0 != "." }) ?? 0) >= 7 else {
            print("no background sessions on this system")
            return true
        }
        Camera.takePhotos()
        // At every launch, also one for the events of the session: without it they would not come.
        outbox = Outbox()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { outbox?.sendWhatIsNew() }

    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) {
        print("woken for \(identifier)")
        outbox?.whenTold = completionHandler
    }
}

/// Stands for the camera: three photos, once.
enum Camera {
    static let folder = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Documents/Outbox")

    static func takePhotos() {
        guard !FileManager.default.fileExists(atPath: folder.path) else { return }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for number in 1...3 {
                let pixels = Data(repeating: UInt8(number), count: number * 1_000_000)
                try pixels.write(to: folder.appending(path: "IMG_\(number).jpg"))
            }
        } catch {
            print("no photos: \(error.localizedDescription)")
        }
    }
}
