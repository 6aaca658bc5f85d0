import Foundation

/// The app of a new package: one that finishes something in the background, as Xcode would make its files.
enum NewApp {
    static func files(_ name: SwiftName, in folder: String) -> [PackageTemplate.File] {
        [
            PackageTemplate.File(path: "\(folder)/AppDelegate.swift", text: delegate),
            PackageTemplate.File(path: "\(folder)/Info.plist", text: manifest(name)),
        ]
    }

    private static let delegate = """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {

            var window: UIWindow?
            private var task = UIBackgroundTaskIdentifier.invalid

            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                NotificationCenter.default.addObserver(
                    self, selector: #selector(finishInBackground), name: UIApplication.didEnterBackgroundNotification, object: nil)
                return true
            }

            /// Something that takes twenty seconds more than the phone would give for nothing.
            @objc private func finishInBackground() {
                task = UIApplication.shared.beginBackgroundTask(withName: "finish") { [self] in end() }
                DispatchQueue.main.asyncAfter(deadline: .now() + 20) { [self] in
                    print("finished")
                    end()
                }
            }

            private func end() {
                UIApplication.shared.endBackgroundTask(task)
                task = .invalid
            }
        }

        """

    static func manifest(_ name: SwiftName) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
            <key>CFBundleIdentifier</key>
            <string>com.example.\(name.text)</string>
            <key>CFBundleName</key>
            <string>\(name.text)</string>
        </dict>
        </plist>

        """
    }

    static func scenario(_ name: SwiftName) -> String {
        """
        {
          "name": "\(name.text): ten seconds in front, then Home",
          "until": "5min",
          "steps": [
            { "at": "0s", "device": "launch" },
            { "at": "10s", "device": "home" },
            { "at": "20s", "expect": { "state": "background" } },
            { "at": "1min", "expect": { "state": "suspended" } }
          ]
        }

        """
    }

    static func test(_ name: SwiftName) -> SwiftCode {
        """
        import Testing
        import UIKit
        import VigilTesting

        @testable import \(name)

        @Test(.ownStatics) func finishesInTheBackground() throws {
            let device = Device(system: .iOS(17))
            let app = try device.install(AppDelegate.self, manifest: .named(\("../../Sources/\(name.text)/Info.plist")))
            app.launch()
            device.press(.home)
            device.advance(by: .seconds(10))
            #expect(app.isAwake(because: .task("finish")))
            device.advance(by: .seconds(60))
            #expect(app.state == .suspended, "\\(app.timeline())")
        }

        """
    }
}
