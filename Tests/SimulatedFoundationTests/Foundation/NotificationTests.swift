import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

@testable import SimulatedFoundation

private let saved = Notification.Name("saved")

/// A worker that posts each second, and observers on two queues.
@MainActor private func postEachSecond() {
    let center = NotificationCenter.default
    center.addObserver(forName: saved, object: nil, queue: .main) { notification in
        print("main", notification.userInfo?["number"] ?? "", Thread.isMainThread)
        sleep(1)
    }
    center.addObserver(forName: saved, object: nil, queue: nil) { _ in print("poster", Thread.isMainThread) }
    Thread.detachNewThread {
        for number in 1...2 {
            Thread.sleep(forTimeInterval: 1)
            center.post(name: saved, object: nil, userInfo: ["number": number])
            print("posted", number)
        }
    }
}

struct NotificationTests: Facts {
    @Test("A notification centre", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let order = Fact("calls observers in order, on their queue, before the post returns") {
        let phone = try FoundationPhone { postEachSecond() }
        phone.run(for: .seconds(10))
        expect(
            phone.history,
            is: [
                "1.0 main 1 true", "2.0 poster false", "2.0 posted 1", "3.0 main 2 true", "4.0 poster false",
                "4.0 posted 2",
            ])
    }

    let queue = Fact(
        "gets from a queue what is posted now, then in the next pass of the run loop, then when nothing else is due"
    ) {
        let phone = try FoundationPhone {
            let (center, queue) = (NotificationCenter.default, NotificationQueue.default)
            center.addObserver(forName: saved, object: nil, queue: nil) { print($0.userInfo?["number"] ?? "") }
            func add(_ number: Int, _ style: NotificationQueue.PostingStyle) {
                let notification = Notification(name: saved, object: nil, userInfo: ["number": number])
                queue.enqueue(notification, postingStyle: style, coalesceMask: [], forModes: nil)
            }
            add(1, .whenIdle)
            add(2, .asap)
            add(3, .now)
            DispatchQueue.main.async { print("block") }
            // Takes the place of what waits and is like it.
            let last = Notification(name: saved, object: NSObject(), userInfo: ["number": 4])
            queue.enqueue(last, postingStyle: .asap)
            queue.enqueue(last, postingStyle: .asap)
        }
        phone.run(for: .seconds(1))
        expect(phone.app.trace.output, is: ["3", "2", "block", "4", "1"])
    }

    let interrupted = Fact("stands still in the middle of a post while the app is suspended, and ends with it") {
        let suspended = try FoundationPhone { postEachSecond() }
        suspended.run(for: .milliseconds(2_500))
        suspended.device.press(.home)
        suspended.device.advance(by: .milliseconds(57_500))
        suspended.app.activate()
        suspended.device.advance(by: .seconds(5))
        expect(suspended.history.suffix(3), is: ["60.0 main 2 true", "61.0 poster false", "61.0 posted 2"])
        let ended = try FoundationPhone { postEachSecond() }
        ended.run(endedAt: 1)
        expect(ended.history, is: ["1.0 main 1 true"])
    }

    let matching = Fact("knows names and objects, and forgets observers that are removed, also during a post") {
        let phone = try FoundationPhone {
            let (center, mine, other) = (NotificationCenter(), NSObject(), NSObject())
            let all = center.addObserver(forName: nil, object: nil, queue: nil) { print("all", $0.name.rawValue) }
            center.addObserver(forName: saved, object: mine, queue: nil) { _ in print("mine") }
            center.post(name: saved, object: mine)
            center.post(name: saved, object: other)
            center.post(name: Notification.Name("else"), object: nil)
            NotificationCenter.default.removeObserver(all)
            center.post(name: Notification.Name("kept by its centre"), object: nil)
            center.removeObserver(all)
            center.post(name: saved, object: other)
        }
        phone.run(for: .seconds(1))
        expect(
            phone.history,
            is: [
                "0.0 all saved", "0.0 mine", "0.0 all saved", "0.0 all else", "0.0 all kept by its centre",
            ])
    }

    let removedTwice = Fact("has one observer less, however often that one is removed") {
        let center = NotificationCenter()
        let observers = (1...5).map { _ in center.addObserver(forName: nil, object: nil, queue: nil) { _ in } }
        for _ in 1...2 { center.removeObserver(observers[0]) }
        expect(center.observerCount, is: 4)
    }

    let sequence = Fact.async(
        "hands the notifications of a name to an asynchronous sequence, from the making of its iterator on"
    ) {
        let center = NotificationCenter()
        let phone = try FoundationPhone {
            for number in 1...3 {
                DispatchQueue.main.asyncAfter(deadline: .now() + Double(number)) {
                    center.post(name: saved, object: nil, userInfo: ["number": number])
                    center.post(name: Notification.Name("else"), object: nil)
                }
            }
        }
        phone.run(for: .seconds(1))
        var iterator = center.notifications(named: saved).makeAsyncIterator()
        await phone.device.advance(by: .seconds(5))
        let (first, second) = (await iterator.next(), await iterator.next())
        expect(first?.userInfo?["number"] as? Int == 2 && second?.userInfo?["number"] as? Int == 3)
    }

    let sequenceEnds = Fact("lets go of an asynchronous sequence with its iterator") {
        let center = NotificationCenter()
        center.addObserver(forName: saved, object: nil, queue: nil) { _ in }
        var iterator: NotificationCenter.Notifications.Iterator? = center.notifications(named: saved)
            .makeAsyncIterator()
        expect(iterator != nil && center.observerCount == 2)
        iterator = nil
        expect(center.observerCount, is: 1)
    }

    let outside = Fact("outside any app is one of the program, which no app hears") {
        let heard = Heard()
        let observer = NotificationCenter.default.addObserver(forName: saved, object: nil, queue: nil) { _ in
            heard.count.withLock { $0 += 1 }
        }
        NotificationCenter.default.post(name: saved, object: nil)
        let phone = try FoundationPhone { NotificationCenter.default.post(name: saved, object: nil) }
        phone.run(for: .seconds(1))
        NotificationCenter.default.removeObserver(observer)
        NotificationCenter.default.post(name: saved, object: nil)
        expect(heard.count.withLock { $0 }, is: 1)
    }
}

private final class Heard: Sendable {
    let count = Mutex(0)
}
