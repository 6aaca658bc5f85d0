import BackgroundRuntime
import Network
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

private final class Watcher: UIResponder, UIApplicationDelegate {
    private let all = NWPathMonitor()
    private let wifi = NWPathMonitor(requiredInterfaceType: .wifi)
    private let queue = DispatchQueue(label: "paths")

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        all.pathUpdateHandler = { path in
            print(path.status, path.isExpensive, path.availableInterfaces.map(\.name), Thread.isMainThread)
        }
        wifi.pathUpdateHandler = { print("wifi", $0.usesInterfaceType(.wifi), $0.status) }
        all.start(queue: queue)
        wifi.start(queue: .main)
        return true
    }

    func stop() { all.cancel() }
}

private final class Looper: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Task {
            for await path in NWPathMonitor() {
                print(path.status)
                if path.status == .unsatisfied { break }
            }
            print("over")
        }
        return true
    }
}

private final class Connector: UIResponder, UIApplicationDelegate {
    private let connection = NWConnection(host: "example.com", port: 443, using: .tls)

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        connection.stateUpdateHandler = { print($0 == .failed(.posix(.ENETDOWN))) }
        connection.start(queue: .main)
        return true
    }
}

struct PathTests: Facts {
    @Test("The network, as an app asks for it", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func phone(_ delegate: (some UIApplicationDelegate).Type) throws -> DelegatePhone {
        let phone = try DelegatePhone(delegate, on: .iOS(17), modules: [], manifest: Manifest())
        phone.app.launch()
        phone.device.advance(by: .seconds(1))
        return phone
    }

    let changes = Fact(
        "a monitor tells the path as it starts, and each change on its queue; one of Wi-Fi alone sees no other way"
    ) {
        let phone = try Self.phone(Watcher.self)
        for network in [DeviceConditions.Network.cellular, .none, .wifi] {
            phone.device.change { $0.network = network }
            phone.device.advance(by: .seconds(1))
        }
        let (all, wifi) = (
            phone.app.trace.output.filter { !$0.hasPrefix("wifi") },
            phone.app.trace.output.filter { $0.hasPrefix("wifi") }
        )
        expect(
            all,
            is: [
                #"satisfied false ["en0"] false"#, #"satisfied true ["pdp_ip0"] false"#, "unsatisfied false [] false",
                #"satisfied false ["en0"] false"#,
            ])
        expect(wifi, is: ["wifi true satisfied", "wifi false unsatisfied", "wifi true satisfied"])
    }

    let cancel = Fact("a monitor that is cancelled tells nothing more") {
        let phone = try Self.phone(Watcher.self)
        try phone.app.main { (watcher: Watcher) in watcher.stop() }
        phone.device.change { $0.network = .cellular }
        phone.device.advance(by: .seconds(1))
        expect(phone.app.trace.output.filter { !$0.hasPrefix("wifi") }.count, is: 1)
    }

    let suspension = Fact("a suspended app is told nothing, and gets what it missed when it runs again") {
        let phone = try Self.phone(Watcher.self)
        phone.device.press(.home)
        phone.device.advance(by: .seconds(60))
        let before = phone.app.trace.output.count
        phone.device.change { $0.network = .none }
        phone.device.advance(by: .seconds(60))
        expect(phone.app.state == .suspended && phone.app.trace.output.count == before)
        phone.app.launch()
        phone.device.advance(by: .seconds(1))
        expect(phone.app.trace.output.contains("unsatisfied false [] false"))
    }

    let loop = Fact("a loop over a monitor gets its paths, and ends it as it is left") {
        let phone = try Self.phone(Looper.self)
        phone.device.change { $0.network = .none }
        phone.device.advance(by: .seconds(1))
        phone.device.change { $0.network = .wifi }
        phone.device.advance(by: .seconds(1))
        expect(phone.app.trace.output, is: ["satisfied", "unsatisfied", "over"])
    }

    let connection = Fact("a connection fails, and the trace says that it is not simulated") {
        let phone = try Self.phone(Connector.self)
        expect(phone.app.trace.output, is: ["true"])
        expect(phone.app.trace.entries.contains { $0.text.hasPrefix("NWConnection is not simulated") })
    }
}
