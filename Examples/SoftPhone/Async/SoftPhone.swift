import UIKit

/// ``SoftPhone`` with Swift concurrency: what the user does with a call comes as a stream of events.
@main
final class SoftPhone: UIResponder, UIApplicationDelegate {
    private var registrar: (any Registrar)?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let isOldWay = (Int(UIDevice.current.systemVersion.prefix { $0 != "." }) ?? 0) < 8
        let registrar: any Registrar = isOldWay ? ConnectionRegistrar() : PushRegistrar()
        registrar.register(with: application)
        self.registrar = registrar
        return true
    }
}

/// How the phone hears of calls. It has to be set up at every launch: nothing of it survives the process.
@MainActor
protocol Registrar {
    func register(with application: UIApplication)
}
