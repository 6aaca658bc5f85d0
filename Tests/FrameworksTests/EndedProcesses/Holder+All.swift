import AVFoundation
import BackgroundRuntime
import BackgroundTasks
import CFNetwork
import CallKit
import Combine
import CoreBluetooth
import CoreLocation
import HealthKit
import MediaPlayer
import Network
import PushKit
import UIKit
import UserNotifications

@testable import VigilWorkout

extension Holder {
    static let all = foundation + dispatch + concurrency + combine + services

    private static let foundation: [Holder] = [
        Holder("a timer's block") { relic in
            Timer.scheduledTimer(withTimeInterval: 100, repeats: true) { _ in _ = relic }
        },
        Holder("a timer's block that fires once") { relic in
            Timer.scheduledTimer(withTimeInterval: 5_000, repeats: false) { _ in _ = relic }
        },
        Holder("a block of the run loop") { relic in RunLoop.main.perform(inModes: [.tracking]) { _ = relic } },
        Holder("an observer's block") { relic in
            NotificationCenter.default.addObserver(forName: nil, object: nil, queue: .main) { _ in _ = relic }
        },
        Holder("an operation that waits") { relic in
            OperationQueue.main.isSuspended = true
            OperationQueue.main.addOperation { _ = relic }
        },
        Holder("an operation behind another") { relic in
            let first = BlockOperation { Thread.sleep(forTimeInterval: 5_000) }
            let second = BlockOperation { _ = relic }
            second.addDependency(first)
            let queue = OperationQueue()
            queue.addOperations([first, second], waitUntilFinished: false)
        },
        Holder("a completion block") { relic in
            let operation = BlockOperation { Thread.sleep(forTimeInterval: 5_000) }
            operation.completionBlock = { _ = relic }
            OperationQueue().addOperation(operation)
        },
        Holder("a thread that sleeps") { relic in
            Thread { withExtendedLifetime(relic) { Thread.sleep(forTimeInterval: 5_000) } }.start()
        },
        Holder("the values of a thread") { relic in Thread.current.threadDictionary["relic"] = relic },
        Holder("the values of a thread that sleeps") { relic in
            Thread {
                Thread.current.threadDictionary["relic"] = relic
                Thread.sleep(forTimeInterval: 5_000)
            }.start()
        },
        Holder("a task of finite length", goesInBackground: true) { relic in
            _ = UIApplication.shared.beginBackgroundTask { _ = relic }
        },
        Holder("a view on the screen") { relic in
            final class Screen: UIViewController { var relic: Relic? }
            let (window, screen) = (UIWindow(), Screen())
            screen.relic = relic
            window.rootViewController = screen
            window.makeKeyAndVisible()
            Keeper.kept.append(window)
        },
        Holder("a static variable") { relic in Keeper.kept.append(relic) },
    ]

    private static let dispatch: [Holder] = [
        Holder("a block for later") { relic in DispatchQueue.main.asyncAfter(deadline: .now() + 5_000) { _ = relic } },
        Holder("a block of a global queue for later") { relic in
            DispatchQueue.global().asyncAfter(deadline: .now() + 5_000) { _ = relic }
        },
        Holder("a work item") { relic in
            DispatchQueue.main.asyncAfter(deadline: .now() + 5_000, execute: DispatchWorkItem { _ = relic })
        },
        Holder("a block behind one that sleeps") { relic in
            let queue = DispatchQueue(label: "own")
            queue.async { Thread.sleep(forTimeInterval: 5_000) }
            queue.async { _ = relic }
        },
        Holder("a block of a group") { relic in
            let group = DispatchGroup()
            group.enter()
            group.notify(queue: .main) { _ = relic }
            Keeper.kept.append(group)
        },
        Holder("a source's handler") { relic in
            let source = DispatchSource.makeTimerSource(queue: .main)
            source.schedule(deadline: .now() + 100, repeating: 100)
            source.setEventHandler { _ = relic }
            source.setCancelHandler { _ = relic }
            source.resume()
            Keeper.kept.append(source as AnyObject)
        },
    ]

    private static let concurrency: [Holder] = [
        Holder("a task that sleeps") { relic in
            Task {
                try await Task.sleep(for: .seconds(5_000))
                withExtendedLifetime(relic) {}
            }
        },
        Holder("a detached task that sleeps") { relic in
            Task.detached {
                try await Task.sleep(for: .seconds(5_000))
                withExtendedLifetime(relic) {}
            }
        },
        Holder("a task that nobody resumes") { relic in
            Task {
                await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
                withExtendedLifetime(relic) {}
            }
        },
        Holder("the end of a stream") { relic in
            let (stream, source) = AsyncStream<Int>.makeStream()
            source.onTermination = { _ in unlink(relic.path) }
            Task {
                for await _ in stream {}
                withExtendedLifetime(source) {}
            }
        },
        Holder("an actor") { relic in
            actor Box {
                let relic: Relic
                init(_ relic: Relic) { self.relic = relic }
                func wait() async { try? await Task.sleep(for: .seconds(5_000)) }
            }
            let box = Box(relic)
            Task { await box.wait() }
        },
    ]

    private static let combine: [Holder] = [
        Holder("a subscription") { relic in
            let cancellable = NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)
                .sink { _ in _ = relic }
            Keeper.kept.append(cancellable)
        },
        Holder("a subscription that a view controller keeps") { relic in
            final class Screen: UIViewController {
                var all: Set<AnyCancellable> = []
            }
            let (window, screen) = (UIWindow(), Screen())
            Timer.publish(every: 10, on: .main, in: .common).autoconnect().sink { _ in _ = relic }.store(
                in: &screen.all)
            window.rootViewController = screen
            window.makeKeyAndVisible()
            NotificationCenter.default.addObserver(forName: nil, object: nil, queue: .main) { _ in _ = window }
        },
        Holder("a subject's receiver, and the code of its cancellation") { relic in
            let subject = PassthroughSubject<Int, Never>()
            let cancellable = subject.handleEvents(receiveCancel: { unlink(relic.path) }).sink { _ in }
            Keeper.kept += [subject, cancellable]
        },
        Holder("code of a cancellation") { relic in
            let cancellable = AnyCancellable { unlink(relic.path) }
            DispatchQueue.main.asyncAfter(deadline: .now() + 5_000) { _ = cancellable }
        },
    ]

    private static let page = URL(string: "https://example.com/") ?? URL(filePath: "/")

    private static let services: [Holder] = [
        Holder("a question about health data") { relic in
            HKHealthStore().requestAuthorization(toShare: nil, read: [HKQuantityType(.heartRate)]) { _, _ in _ = relic }
        },
        Holder("an observer query") { relic in
            AppProcess.current?.device.requiredService(HealthService.self).isPermitted = true
            let store = HKHealthStore()
            let type = HKQuantityType(.heartRate)
            let query = HKObserverQuery(sampleType: type, predicate: nil) { _, _, _ in _ = relic }
            store.requestAuthorization(toShare: nil, read: [type]) { _, _ in store.execute(query) }
        },
        Holder("a delegate of locations") { relic in
            Delegate(relic).keep {
                $0.objects = [CLLocationManager(), $0]; $0.manager?.delegate = $0
            }
        },
        Holder("a delegate of Bluetooth") { relic in
            Delegate(relic).keep { $0.objects = [CBCentralManager(delegate: $0, queue: nil), $0] }
        },
        Holder("a delegate of pushes of calls") { relic in
            Delegate(relic).keep {
                let registry = PKPushRegistry(queue: .main)
                registry.delegate = $0
                registry.desiredPushTypes = [.voIP]
                $0.objects = [registry, $0]
            }
        },
        Holder("a delegate of calls") { relic in
            Delegate(relic).keep {
                let provider = CXProvider(configuration: CXProviderConfiguration())
                provider.setDelegate($0, queue: nil)
                $0.objects = [provider, $0]
            }
        },
        Holder("the delegate of a session", goesInBackground: true) { relic in
            let session = URLSession(configuration: .default, delegate: Delegate(relic), delegateQueue: .main)
            session.dataTask(with: page).resume()
        },
        Holder("the completion of a transfer", goesInBackground: true) { relic in
            URLSession.shared.dataTask(with: page) { _, _, _ in _ = relic }.resume()
        },
        Holder("the delegate of notifications") { relic in
            let delegate = Delegate(relic)
            UNUserNotificationCenter.current().delegate = delegate
            Keeper.kept.append(delegate)
        },
        Holder("a question that waits for the user") { relic in
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in _ = relic }
        },
        Holder("a remote command") { relic in
            _ = MPRemoteCommandCenter.shared().playCommand.addTarget { _ in
                _ = relic
                return .success
            }
        },
        Holder("a monitor of the network") { relic in
            let monitor = NWPathMonitor()
            monitor.pathUpdateHandler = { _ in _ = relic }
            monitor.start(queue: .main)
            Keeper.kept.append(monitor)
        },
        Holder("the handler of background tasks") { relic in
            BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.refresh", using: nil) { _ in _ = relic }
        },
    ]
}

/// A delegate of anything, in a circle with what it is the delegate of.
private final class Delegate: NSObject, @unchecked Sendable {
    let relic: Relic
    var objects: [AnyObject] = []
    var manager: CLLocationManager? { objects.first as? CLLocationManager }

    init(_ relic: Relic) { self.relic = relic }

    /// Lets a timer, too, hold it.
    @MainActor func keep(_ prepare: @MainActor (Delegate) -> Void) {
        prepare(self)
        Timer.scheduledTimer(withTimeInterval: 100, repeats: true) { _ in _ = self }
    }
}

extension Delegate: CLLocationManagerDelegate, PKPushRegistryDelegate, CXProviderDelegate, URLSessionDataDelegate {
    func pushRegistry(_ registry: PKPushRegistry, didUpdate credentials: PKPushCredentials, for type: PKPushType) {}
    func providerDidReset(_ provider: CXProvider) {}
}

extension Delegate: CBCentralManagerDelegate, UNUserNotificationCenterDelegate {
    func centralManagerDidUpdateState(_ central: CBCentralManager) {}
}
