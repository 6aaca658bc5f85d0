#if ON_MACHINE
    import Foundation
#else
    import UIKit
#endif

/// Observers that come and go while notifications are posted, also from within. The order of observers is promised by
/// nobody: what one post brings is noted in the order of their numbers.
final class NotificationProgram: @unchecked Sendable {
    private final class Sender: Sendable {}

    private struct Seat {
        let token: any NSObjectProtocol
        let name: Notification.Name?
        let sender: Int?
        /// What it does when it is called.
        let way: Int
    }

    private let notes: Notes
    private let center = NotificationCenter()
    private let senders = [Sender(), Sender()]
    private let queue = OperationQueue()
    private var seats: [Int: Seat] = [:]
    private var heard: [String] = []
    /// Who was removed by an observer: whether the post under way still reaches it is promised by nobody.
    private var leaving: Set<Int> = []
    /// The one observer that does something in the post under way: of two, nobody knows which comes first.
    private var acting: Int?
    private var depth = 0
    private var made = 0

    init(_ notes: Notes) {
        self.notes = notes
        queue.maxConcurrentOperationCount = 1
    }

    func play(_ chance: inout Chance) {
        for _ in 0..<30 {
            switch chance.below(5) {
            case 0, 1: add(&chance)
            case 2: remove(&chance)
            default: post(name(chance.below(3)), chance.isOne(in: 3) ? nil : chance.below(2), info: chance.below(9))
            }
        }
        for id in seats.keys.sorted() { take(id) }
        post(name(0), 0, info: 1)
        notes.add("one default: \(NotificationCenter.default === NotificationCenter.default)")
    }

    private func name(_ number: Int) -> Notification.Name { Notification.Name("name \(number)") }

    private func add(_ chance: inout Chance) {
        seat(
            name: chance.isOne(in: 4) ? nil : name(chance.below(3)),
            sender: chance.isOne(in: 2) ? nil : chance.below(2), way: chance.below(8), isOnQueue: chance.isOne(in: 4))
    }

    private func seat(name: Notification.Name?, sender: Int?, way: Int, isOnQueue: Bool) {
        let id = made
        made += 1
        let token = center.addObserver(
            forName: name, object: sender.map { senders[$0] }, queue: isOnQueue ? queue : nil
        ) { [self] notification in hear(notification, id) }
        seats[id] = Seat(token: token, name: name, sender: sender, way: way)
        notes.add("\(id) observes \(name?.rawValue ?? "all") of \(sender ?? -1)")
    }

    private func hear(_ notification: Notification, _ id: Int) {
        guard let seat = seats[id] else {
            if !leaving.contains(id) { heard.append("\(id) was called after its end") }
            return
        }
        let sender = senders.firstIndex { $0 === notification.object as AnyObject? } ?? -1
        let info = notification.userInfo?["number"] as? Int ?? -1
        heard.append("\(depth).\(id): \(notification.name.rawValue) of \(sender) with \(info)")
        guard acting == id else { return }
        switch seat.way {
        case 0: leave(id)
        case 1 where depth < 3: post(name(2), 1, info: info + 100)
        case 2 where made < 40: self.seat(name: name(1), sender: nil, way: 7, isOnQueue: false)
        default: break
        }
    }

    private func leave(_ id: Int) {
        leaving.insert(id)
        take(id)
    }

    private func take(_ id: Int) {
        guard let seat = seats.removeValue(forKey: id) else { return }
        center.removeObserver(seat.token)
        notes.add("\(id) is gone")
    }

    private func remove(_ chance: inout Chance) {
        guard let id = seats.keys.sorted().randomElement(using: &chance), let seat = seats[id] else { return }
        switch chance.below(3) {
        case 0: take(id)
        case 1:
            // Of another name, or another sender: it stays.
            center.removeObserver(seat.token, name: Notification.Name("none"), object: nil)
            center.removeObserver(seat.token, name: nil, object: Sender())
        default:
            seats[id] = nil
            center.removeObserver(seat.token, name: seat.name, object: seat.sender.map { senders[$0] })
            notes.add("\(id) is gone by its name")
        }
    }

    private func post(_ name: Notification.Name, _ sender: Int?, info: Int) {
        let outer = (heard, acting)
        let wanted = seats.filter { entry in
            let (ofName, ofSender) = (entry.value.name ?? name, entry.value.sender ?? sender)
            return ofName == name && ofSender == sender && entry.value.way < 3
        }
        (heard, acting) = ([], wanted.keys.min())
        depth += 1
        let object = sender.map { senders[$0] }
        if info % 2 == 0 {
            center.post(name: name, object: object, userInfo: ["number": info])
        } else {
            center.post(Notification(name: name, object: object, userInfo: nil))
        }
        depth -= 1
        notes.add("\(name.rawValue) of \(sender ?? -1): \(heard.sorted())")
        (heard, acting) = outer
    }
}
