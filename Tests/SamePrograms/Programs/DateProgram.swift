#if ON_MACHINE
    import Foundation
#else
    import UIKit
#endif

/// Dates by what they are to one another, and to now.
struct DateProgram {
    private let notes: Notes

    init(_ notes: Notes) { self.notes = notes }

    func play(_ chance: inout Chance) {
        for _ in 0..<12 {
            let (one, two) = (seconds(&chance), seconds(&chance))
            let date = Date(timeIntervalSinceReferenceDate: one)
            let (since2001, since1970) = (date.timeIntervalSinceReferenceDate, date.timeIntervalSince1970)
            let other = Date(timeInterval: two, since: date)
            notes.add("\(since2001) \(since1970) \(date.addingTimeInterval(two) == other)")
            let order = [date < other, date == other, date.compare(other) == .orderedAscending]
            notes.add("\(other.timeIntervalSince(date)) \(order)")
        }
        let interval = Double(chance.below(1_000)) + 100
        let later = Date(timeIntervalSinceNow: interval)
        let rest = later.timeIntervalSinceNow
        notes.add("\(rest <= interval && rest > interval - 30) \(later > .now) \(Date() >= Date.now - 1)")
        notes.add("\(abs(Date.timeIntervalSinceReferenceDate - Date().timeIntervalSinceReferenceDate) < 30)")
        notes.add("\(Date.distantPast < Date() && Date() < .distantFuture)")
        for days in -2...2 { place(days) }
    }

    private func seconds(_ chance: inout Chance) -> TimeInterval {
        chance.pick([0, -1, 0.25, 1e9, -1e9, 86_400 * Double(chance.below(20_000))])
    }

    private func place(_ days: Int) {
        let calendar = Calendar(identifier: .gregorian)
        var answers: [Bool] = []
        var day: Date
        // A day that ends meanwhile is asked about again.
        repeat {
            day = calendar.startOfDay(for: Date())
            guard let date = calendar.date(byAdding: .day, value: days, to: Date()) else { return }
            answers = [calendar.isDateInYesterday(date), calendar.isDateInToday(date), calendar.isDateInTomorrow(date)]
        } while day != calendar.startOfDay(for: Date())
        notes.add("\(days) days: \(answers)")
    }
}
