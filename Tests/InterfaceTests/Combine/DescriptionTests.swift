import Combine
import Testing
import VigilFacts

/// What people see of a subscription: in the log of `print`, in a debugger's line, in a playground.
@Suite("Descriptions")
struct DescriptionTests {
    private let subject = PassthroughSubject<Int, any Error>()

    @Test("print names the subscription that it gets, without an address")
    func printing() {
        expect(log(of: subject.map { $0 }), is: "receive subscription: (PassthroughSubject)")
        expect(log(of: subject.filter { $0 > 0 }.compactMap { $0 }.scan(0, +)), is: log(of: subject))
        expect(log(of: subject.dropFirst()), is: "receive subscription: (Drop)")
        expect(log(of: CurrentValueSubject<Int, any Error>(1)), is: "receive subscription: (CurrentValueSubject)")
        expect(log(of: [1, 2].publisher.setFailureType(to: (any Error).self)), is: "receive subscription: ([1, 2])")
        expect(log(of: Empty<Int, any Error>()), is: "receive subscription: (Empty)")
    }

    @Test("each operator has its name")
    func operators() {
        expect(name(of: subject.first()) == "First" && name(of: subject.last()) == "Last")
        expect(name(of: subject.prefix(2)) == "Output" && name(of: subject.output(at: 2)) == "Output")
        expect(name(of: subject.tryMap { $0 }), is: "TryMap")
        expect(name(of: subject.removeDuplicates()), is: "RemoveDuplicates")
        expect(name(of: subject.reduce(0, +)) == "Reduce" && name(of: subject.count()) == "Count")
        expect(name(of: subject.max()) == "Comparison" && name(of: subject.contains(1)) == "Contains")
        expect(name(of: subject.allSatisfy { $0 > 0 }) == "AllSatisfy" && name(of: subject.collect()) == "Collect")
        expect(name(of: subject.flatMap { Just($0) }) == "FlatMap" && name(of: subject.zip(subject)) == "Zip")
        expect(name(of: subject.merge(with: subject)) == "Merge" && name(of: subject.collect(2)) == "CollectByCount")
        expect(name(of: subject.append(1)) == "Concatenate" && name(of: subject.retry(1)) == "Retry")
        expect(name(of: subject.replaceError(with: 1)) == "ReplaceError" && name(of: subject.print()) == "Print")
        expect(name(of: subject.share()) == "Multicast" && name(of: subject.handleEvents()) == "HandleEvents")
        expect(name(of: subject.receive(on: ImmediateScheduler.shared)), is: "ReceiveOn")
        expect(name(of: subject.buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest)), is: "Buffer")
    }

    @Test("publishers of one value have theirs, and show it in a mirror")
    func single() throws {
        expect(name(of: Just(3)) == "Just" && name(of: Result<Int, any Error>.success(3).publisher) == "Once")
        expect(name(of: Future<Int, Never> { _ in }), is: "Future")
        let made = try require(subscription(of: Just(3)))
        let shown = try require(made as? any CustomReflectable)
        expect(shown.customMirror.children.map { "\($0.value)" }, is: ["3"])
    }

    @Test("subscribers that stand for others are called like these")
    func subscribers() {
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
        expect("\(AnySubscriber(sink))" == "Sink" && "\(AnySubscriber<Int, Never>())" == "Anonymous AnySubscriber")
        expect("\(AnySubscriber(PassthroughSubject<Int, Never>()))", is: "Subject")
        expect(Mirror(reflecting: AnySubscriber(sink)).children.isEmpty)
    }

    private func log<P: Publisher>(of publisher: P) -> String? {
        let lines = Lines()
        publisher.print("", to: lines).subscribe(Asker())
        return lines.all.first
    }

    private func name<P: Publisher>(of publisher: P) -> String? {
        guard let subscription = subscription(of: publisher) else { return nil }
        let shown = subscription as? any CustomPlaygroundDisplayConvertible
        expect(shown?.playgroundDescription as? String, is: "\(subscription)")
        return "\(subscription)"
    }

    private func subscription<P: Publisher>(of publisher: P) -> (any Subscription)? {
        let asker = Asker<P.Output, P.Failure>()
        publisher.subscribe(asker)
        return asker.subscription
    }
}

/// A stream that keeps its lines.
private final class Lines: TextOutputStream {
    private(set) var all: [String] = []

    /// A line comes in pieces, the last of which ends it.
    func write(_ string: String) {
        let text = string.trimmingCharacters(in: .newlines)
        if !text.isEmpty { all.append(text) }
    }
}
