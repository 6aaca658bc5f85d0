import BackgroundRuntime
import SystemConfiguration
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

/// Asks as apps have asked since before `NWPathMonitor`.
private final class Asker: UIResponder, UIApplicationDelegate {
    private var way: SCNetworkReachability?
    private let queue = DispatchQueue(label: "reachability")

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        var zero = sockaddr_in()
        zero.sin_len = UInt8(MemoryLayout.size(ofValue: zero))
        zero.sin_family = sa_family_t(AF_INET)
        let way = withUnsafePointer(to: &zero) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0)
            }
        }
        guard let way else { return false }
        var flags = SCNetworkReachabilityFlags()
        print(SCNetworkReachabilityGetFlags(way, &flags), flags == .reachable)
        var context = SCNetworkReachabilityContext()
        context.info = Unmanaged.passUnretained(self).toOpaque()
        SCNetworkReachabilitySetCallback(
            way,
            { _, flags, info in
                let isOwn = info.map { Unmanaged<Asker>.fromOpaque($0).takeUnretainedValue() } != nil
                print(flags.contains(.reachable), flags.contains(.isWWAN), Thread.isMainThread, isOwn)
            }, &context)
        self.way = way
        return SCNetworkReachabilitySetDispatchQueue(way, queue)
    }

    func moveToMain() {
        guard let way else { return }
        SCNetworkReachabilityScheduleWithRunLoop(way, CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue)
    }

    func stop() {
        guard let way else { return }
        SCNetworkReachabilityUnscheduleFromRunLoop(way, CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue)
    }
}

struct ReachabilityTests: Facts {
    @Test(
        "Reachability, as apps asked before iOS 12", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let changes = Fact(
        "is that of the phone's network, and each change is told where the app wants it, until it does not"
    ) {
        let phone = try DelegatePhone(Asker.self, on: .iOS(9), modules: [], manifest: Manifest())
        phone.app.launch()
        func change(to network: DeviceConditions.Network) {
            phone.device.change { $0.network = network }
            phone.device.advance(by: .seconds(1))
        }
        change(to: .cellular)
        change(to: .none)
        try phone.app.main { (asker: Asker) in asker.moveToMain() }
        change(to: .wifi)
        try phone.app.main { (asker: Asker) in asker.stop() }
        change(to: .none)
        let told = ["true true false true", "false false false true", "true false true true"]
        expect(phone.app.trace.output, is: ["true true"] + told)
    }
}
