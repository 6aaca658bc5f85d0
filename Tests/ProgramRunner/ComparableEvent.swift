import Foundation

/// What two versions of an app have in common: when, what, in which state, by which rule.
public struct ComparableEvent: Decodable, Hashable, Comparable {
    let t: Int64
    let kind: String
    let text: String
    let state: String?
    let rule: String?

    /// The events of a trace, in an order of their own.
    ///
    /// Those of one instant may come in another order, since a task goes on in a turn of its own. A task that was cancelled has
    /// to wait for the next run to hear of it, where a timer is simply gone. Lines of the source differ, and the thread that
    /// ends a finite-length task.
    ///
    /// - Throws: Foundation's error for lines that are no JSON.
    public static func all(in lines: some Sequence<some StringProtocol>) throws -> [ComparableEvent] {
        let list = Data("[\(lines.joined(separator: ","))]".utf8)
        let ofWaitingWork = ["life.enter-background.async-not-run", "life.suspend.grace"]
        return try JSONDecoder().decode([ComparableEvent].self, from: list)
            .filter { !ofWaitingWork.contains($0.rule ?? "") }.map(\.withoutSource).sorted()
    }

    /// The first event of either that the other does not have, and both counts where they differ; nil for the same events.
    public static func difference(_ left: [ComparableEvent], _ right: [ComparableEvent]) -> String? {
        let (ofLeft, ofRight) = (Set(left), Set(right))
        if let event = left.first(where: { !ofRight.contains($0) }) { return "only in the first: \(event)" }
        if let event = right.first(where: { !ofLeft.contains($0) }) { return "only in the second: \(event)" }
        return left.count == right.count ? nil : "\(left.count) events and \(right.count)"
    }

    /// The event without the lines of the source, and without the thread that ends a finite-length task.
    private var withoutSource: ComparableEvent {
        let isEnd = rule == "task.end.any-thread" || rule == "task.end.early"
        return ComparableEvent(t: t, kind: kind, text: textWithoutSource, state: state, rule: isEnd ? nil : rule)
    }

    private var textWithoutSource: String {
        guard text.contains(": on thread ") || text.contains(".swift:") else { return text }
        return text.replacing(/: on thread .*/, with: "").replacing(/\w+\.swift:\d+/, with: "")
    }

    public static func < (left: ComparableEvent, right: ComparableEvent) -> Bool {
        (left.t, left.kind, left.text, left.rule ?? "") < (right.t, right.kind, right.text, right.rule ?? "")
    }
}
