#if ON_MACHINE
    import Foundation
#else
    import UIKit
#endif

/// Notifications that wait for the run loop of their thread, and are put together meanwhile. In which order a run posts
/// them is not noted: the machine's own begins with those that wait for idleness, and with the last of them.
struct NotificationQueueProgram {
    // The machine's own takes two senders for one only where they are an NSObject.
    private final class Sender: NSObject, Sendable {}

    private let notes: Notes

    init(_ notes: Notes) { self.notes = notes }

    func play(_ chance: inout Chance) {
        let own = Shared(chance)
        let hand = Hand()
        hand.run { own.change { chance in post(&chance) } }
        hand.end()
    }

    private func post(_ chance: inout Chance) {
        let center = NotificationCenter()
        let heard = Shared<[String]>([])
        let (queue, senders) = (NotificationQueue(notificationCenter: center), [Sender(), Sender()])
        let observer = center.addObserver(forName: nil, object: nil, queue: nil) { notification in
            let sender = senders.firstIndex { $0 === notification.object as AnyObject? } ?? -1
            let number = notification.userInfo?["number"] as? Int ?? -1
            heard.change { $0.append("\(number): \(notification.name.rawValue) of \(sender)") }
        }
        for number in 0..<12 {
            let name = Notification.Name("name \(chance.below(2))")
            let info = ["number": number]
            let notification = Notification(name: name, object: chance.pick(senders), userInfo: info)
            switch chance.below(6) {
            case 0: queue.enqueue(notification, postingStyle: .now)
            case 1:
                take(notification, from: queue, mask: 1 + chance.below(3))
                notes.add("taken away like \(name.rawValue)")
            case 2: run(number, heard)
            case 3: queue.enqueue(notification, postingStyle: .asap)
            case 4: queue.enqueue(notification, postingStyle: .whenIdle)
            default:
                queue.enqueue(
                    notification, postingStyle: chance.pick([.asap, .whenIdle]),
                    coalesceMask: chance.pick([[], .onName, .onSender, [.onName, .onSender]]), forModes: nil)
            }
        }
        run(12, heard)
        center.removeObserver(observer)
        notes.add("one for a thread: \(NotificationQueue.default === NotificationQueue.default)")
    }

    private func take(_ notification: Notification, from queue: NotificationQueue, mask: Int) {
        #if ON_MACHINE
            let mask = NotificationQueue.NotificationCoalescing(rawValue: UInt(mask))
        #endif
        queue.dequeueNotifications(matching: notification, coalesceMask: mask)
    }

    /// A timer keeps the loop running; what waits is posted meanwhile.
    private func run(_ number: Int, _ heard: Shared<[String]>) {
        let timer = Timer(timeInterval: 0.002, repeats: false) { _ in }
        RunLoop.current.add(timer, forMode: .default)
        while timer.isValid { _ = RunLoop.current.run(mode: .default, before: Date() + 60) }
        notes.add("ran \(number), heard \(heard.value.sorted())")
        heard.change { $0 = [] }
    }
}
