import UIKit

/// An app in which much happens at once: fifty threads, queues, operations, locks, timers, actors, groups of tasks, chance,
/// and sets that are printed in their own order.
final class Crowd: UIResponder, UIApplicationDelegate {
    private let square = Square()
    private let office = Office()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        for number in 0..<50 { sendVisitor(number) }
        for number in 0..<10 { Task { [office] in await office.work(number) } }
        for number in 0..<5 { setTimers(number) }
        return true
    }

    /// Threads of Foundation, and each fifth of the C library.
    private func sendVisitor(_ number: Int) {
        guard number % 5 == 0 else { return Thread.detachNewThread { [square] in square.visit(number) } }
        let visit = Unmanaged.passRetained(Visit(square, number)).toOpaque()
        var thread = pthread_t()
        pthread_create(&thread, nil, { Visit.begin($0) }, visit)
        pthread_detach(thread)
    }

    private func setTimers(_ number: Int) {
        let interval = Double(number + 1) / 16
        Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { timer in
            print("timer \(number) at \(Date().timeIntervalSince1970)")
            if Int.random(in: 0..<8) == 0 { timer.invalidate() }
        }
        let source = DispatchSource.makeTimerSource(queue: .global())
        source.schedule(deadline: .now() + interval, repeating: interval)
        source.setEventHandler {
            print("source \(number) \(source.data)")
            if Int.random(in: 0..<8) == 0 { source.cancel() }
        }
        source.activate()
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        let task = application.beginBackgroundTask(withName: "crowd") { print("the time is over") }
        Task { @MainActor in
            await self.office.work(100)
            application.endBackgroundTask(task)
        }
    }
}

/// What a thread of the C library begins with.
private final class Visit {
    private let square: Square
    private let number: Int

    init(_ square: Square, _ number: Int) { (self.square, self.number) = (square, number) }

    static func begin(_ visit: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let visit else { return nil }
        let own = Unmanaged<Visit>.fromOpaque(visit).takeRetainedValue()
        own.square.visit(own.number)
        return nil
    }
}
