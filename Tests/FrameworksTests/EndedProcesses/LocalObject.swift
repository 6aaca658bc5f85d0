import AVFoundation
import CFNetwork
import CallKit
import Combine
import CoreBluetooth
import CoreLocation
import Network
import PushKit
import QuartzCore
import SystemConfiguration
import Testing
import UIKit

/// An object of Apple's that an app makes, starts, and holds in a local variable alone.
struct LocalObject: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Whether it lives on, since somebody else keeps it, as the article about simulated code says.
    let isKept: Bool
    let make: @MainActor @Sendable () throws -> AnyObject

    private init(_ name: String, isKept: Bool, _ make: @escaping @MainActor @Sendable () throws -> AnyObject) {
        (testDescription, self.isKept, self.make) = (name, isKept, make)
    }

    static let all = kept + dropped

    private static let kept: [LocalObject] = [
        LocalObject("Timer", isKept: true) { Timer.scheduledTimer(withTimeInterval: 100, repeats: true) { _ in } },
        LocalObject("CADisplayLink", isKept: true) {
            let link = CADisplayLink(target: Target(), selector: Selector("tick"))
            link.isPaused = true
            link.add(to: .main, forMode: .common)
            return link
        },
        LocalObject("NotificationCenter", isKept: true) {
            NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
        },
        LocalObject("Thread", isKept: true) {
            let thread = Thread { Thread.sleep(forTimeInterval: 100) }
            thread.start()
            return thread
        },
        LocalObject("Operation", isKept: true) {
            let operation = BlockOperation { Thread.sleep(forTimeInterval: 100) }
            OperationQueue().addOperation(operation)
            return operation
        },
        LocalObject("URLSession", isKept: true) {
            URLSession(configuration: .default, delegate: Target(), delegateQueue: nil)
        },
        LocalObject("URLSessionTask", isKept: true) {
            let task = URLSession.shared.dataTask(with: URLRequest(url: URL(fileURLWithPath: "/"))) { _, _, _ in }
            return task
        },
        LocalObject("NWPathMonitor", isKept: true) {
            let monitor = NWPathMonitor()
            monitor.start(queue: .main)
            return monitor
        },
        LocalObject("SCNetworkReachability", isKept: true) {
            let way = try #require(SCNetworkReachabilityCreateWithName(nil, "example.com"))
            SCNetworkReachabilitySetDispatchQueue(way, .main)
            return way
        },
        LocalObject("PKPushRegistry", isKept: true) {
            let registry = PKPushRegistry(queue: .main)
            registry.desiredPushTypes = [.voIP]
            return registry
        },
    ]

    private static let dropped: [LocalObject] = [
        LocalObject("DispatchSource", isKept: false) {
            let source = DispatchSource.makeTimerSource(queue: .main)
            source.schedule(deadline: .now(), repeating: 1)
            source.activate()
            return source as AnyObject
        },
        LocalObject("AnyCancellable", isKept: false) {
            Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in }
        },
        LocalObject("NSKeyValueObservation", isKept: false) {
            OperationQueue.main.observe(\.isSuspended) { _, _ in }
        },
        LocalObject("CLLocationManager", isKept: false) {
            let manager = CLLocationManager()
            manager.startUpdatingLocation()
            return manager
        },
        LocalObject("CLServiceSession", isKept: false) { CLServiceSession(authorization: .whenInUse) },
        LocalObject("CLBackgroundActivitySession", isKept: false) { CLBackgroundActivitySession() },
        LocalObject("CBCentralManager", isKept: false) { CBCentralManager(delegate: nil, queue: nil) },
        LocalObject("CBPeripheralManager", isKept: false) { CBPeripheralManager(delegate: nil, queue: nil) },
        LocalObject("CXProvider", isKept: false) {
            let provider = CXProvider(configuration: CXProviderConfiguration())
            provider.setDelegate(nil, queue: nil)
            return provider
        },
        LocalObject("CXCallObserver", isKept: false) {
            let observer = CXCallObserver()
            observer.setDelegate(Target(), queue: nil)
            return observer
        },
        LocalObject("PKPushRegistry that wants nothing", isKept: false) { PKPushRegistry(queue: .main) },
        LocalObject("NWPathMonitor that was cancelled", isKept: false) {
            let monitor = NWPathMonitor()
            monitor.start(queue: .main)
            monitor.cancel()
            return monitor
        },
        LocalObject("AVPlayer", isKept: false) {
            let player = AVPlayer(playerItem: AVPlayerItem(url: URL(fileURLWithPath: "/sound.caf")))
            player.play()
            return player
        },
        LocalObject("AVAudioEngine", isKept: false) {
            let engine = AVAudioEngine()
            try engine.start()
            return engine
        },
        LocalObject("AVAudioRecorder", isKept: false) {
            let file = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("memo.caf")
            let recorder = try AVAudioRecorder(url: file, settings: [:])
            recorder.record()
            return recorder
        },
    ]

    /// What objects call, and keep or not.
    private final class Target: NSObject, URLSessionDelegate, CXCallObserverDelegate, @unchecked Sendable {
        func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall) {}
    }
}
