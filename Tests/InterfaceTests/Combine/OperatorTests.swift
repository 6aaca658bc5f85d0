import Combine
import Testing
import VigilFacts

@Suite("Operators")
struct OperatorTests {
    private let three = [1, 2, 3].publisher

    @Test("values are changed, chosen and put together")
    func values() {
        expect(three.map { $0 * 2 }.record, is: ["2", "4", "6", "finished"])
        expect(three.tryMap { if $0 == 2 { throw Mishap() } else { $0 } }.record, is: ["1", "failed: Mishap()"])
        expect(["1", "x", "3"].publisher.compactMap { Int($0) }.record, is: ["1", "3", "finished"])
        expect([1, 1, 2, 2, 1].publisher.removeDuplicates().record, is: ["1", "2", "1", "finished"])
        expect(three.scan(0, +).record, is: ["1", "3", "6", "finished"])
        expect(three.reduce(0, +).record, is: ["6", "finished"])
        expect(three.collect().record, is: ["[1, 2, 3]", "finished"])
        expect(three.collect(2).record, is: ["[1, 2]", "[3]", "finished"])
        // As Apple's page on it shows, those of a sequence stay optional.
        expect([1, nil].publisher.replaceNil(with: 7).record, is: ["Optional(1)", "Optional(7)", "finished"])
        expect(CurrentValueSubject<Int?, Never>(nil).first().replaceNil(with: 7).record == ["7", "finished"])
        expect(["a", "bb"].publisher.map(\.count).record, is: ["1", "2", "finished"])
    }

    @Test("parts of what comes")
    func parts() {
        expect(three.first().record == ["1", "finished"] && three.last().record == ["3", "finished"])
        expect(three.first { $0 > 1 }.record, is: ["2", "finished"])
        expect(three.dropFirst().record, is: ["2", "3", "finished"])
        expect(three.prefix(2).record == ["1", "2", "finished"] && three.prefix(0).record == ["finished"])
        expect(three.prefix { $0 < 2 }.record, is: ["1", "finished"])
        expect(three.drop { $0 < 3 }.record, is: ["3", "finished"])
        expect(three.output(at: 1).record, is: ["2", "finished"])
        expect(three.output(in: 1...).record, is: ["2", "3", "finished"])
        expect(three.ignoreOutput().record, is: ["finished"])
        expect(three.max().record == ["3", "finished"] && three.min().record == ["1", "finished"])
        expect(three.count().record == ["3", "finished"] && three.contains(2).record == ["true", "finished"])
        expect(three.allSatisfy { $0 < 3 }.record, is: ["false", "finished"])
        expect(Empty<Int, Never>().replaceEmpty(with: 5).record == ["5", "finished"])
        expect(three.replaceEmpty(with: 5).record, is: ["1", "2", "3", "finished"])
    }

    @Test("one publisher after the other, and several at once")
    func together() {
        expect(three.prepend(0).append(4, 5).record, is: ["0", "1", "2", "3", "4", "5", "finished"])
        expect(three.merge(with: [9].publisher).record, is: ["1", "2", "3", "9", "finished"])
        expect(three.flatMap { Just($0).append($0 * 10) }.record, is: ["1", "10", "2", "20", "3", "30", "finished"])
        expect(three.zip("ab".publisher).map { "\($0)\($1)" }.record, is: ["1a", "2b", "finished"])
        let (left, right) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<String, Never>())
        var got: [String] = []
        let sink = left.combineLatest(right) { "\($0)\($1)" }.sink { got.append($0) }
        right.send("a")
        left.send(2)
        right.send("b")
        expect(got, is: ["1a", "2a", "2b"])
        sink.cancel()
    }

    @Test("what waits for another publisher ends when that ends without a value")
    func never() {
        let waiting = PassthroughSubject<Int, Never>()
        expect(waiting.drop(untilOutputFrom: Empty<Int, Never>()).record, is: ["finished"])
        expect(three.prefix(untilOutputFrom: Empty<Int, Never>()).record, is: ["1", "2", "3", "finished"])
    }

    @Test("an operator has the kind that Apple gives it, which code may write down")
    func kinds() {
        let filtered: Publishers.Filter<Publishers.Map<PassthroughSubject<Int, Never>, Int>> =
            PassthroughSubject<Int, Never>().map { $0 + 1 }.filter { $0 > 1 }
        let added:
            Publishers.Concatenate<Publishers.Filter<Publishers.Map<PassthroughSubject<Int, Never>, Int>>, Just<Int>>
        added = filtered.append(Just(1))
        let merged: Publishers.Merge<Empty<Int, Never>, Just<Int>> = Empty().merge(with: Just(2))
        expect("\(type(of: added))".hasPrefix("Concatenate<") && merged.record == ["2", "finished"])
        expect(Just(1).map { $0 + 1 } == Just(2) && [1, 2].publisher.first() == Optional(1).publisher)
        expect(Just(1).tryMap { _ -> Int in throw Mishap() }.record, is: ["failed: Mishap()"])
    }

    @Test("what was recorded is delivered as often as somebody asks")
    func recording() throws {
        let record = Record<Int, Mishap> {
            $0.receive(1)
            $0.receive(2)
            $0.receive(completion: .failure(Mishap()))
        }
        expect(record.record == ["1", "2", "failed: Mishap()"] && record.record == record.record)
        expect(Record<Int, Mishap>(output: [], completion: .finished).record == ["finished"])
    }

    @Test("zip ends behind its subscription, whoever of its publishers has ended before")
    func earlyEnd() {
        let none = Empty<Int, Never>()
        expect(three.zip(none).map(\.0).zip(three).map { "\($0)" }.record, is: ["finished"])
        let failing = Fail<Int, Mishap>(error: Mishap()).zip(Empty<Int, Mishap>(completeImmediately: false))
        expect(failing.record, is: ["failed: Mishap()"])
    }

    @Test("a full buffer that ends with an error delivers what it holds before")
    func fullBuffer() {
        let late = Asker<Int, Mishap>()
        let subject = PassthroughSubject<Int, Mishap>()
        subject.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { Mishap() }).subscribe(late)
        for value in 1...3 { subject.send(value) }
        late.ask(5)
        expect(late.got, is: ["1", "2", "failed: Mishap()"])
    }

    @Test("closures that throw end a search and a comparison")
    func throwing() {
        expect(three.tryAllSatisfy { if $0 == 2 { throw Mishap() } else { true } }.record, is: ["failed: Mishap()"])
        expect(three.tryContains { $0 == 2 }.record, is: ["true", "finished"])
        expect(three.tryMax { $0 < $1 }.record, is: ["3", "finished"])
        expect(three.tryMin { _, _ in throw Mishap() }.record, is: ["failed: Mishap()"])
    }

    @Test("switchToLatest lets go of the publisher before")
    func switching() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let source = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        var got: [String] = []
        let sink = source.switchToLatest().sink(
            receiveCompletion: { got.append("\($0)") }, receiveValue: { got.append("\($0)") })
        source.send(first)
        first.send(1)
        source.send(second)
        first.send(2)
        second.send(3)
        source.send(completion: .finished)
        second.send(4)
        second.send(completion: .finished)
        expect(got, is: ["1", "3", "4", "finished"])
        sink.cancel()
    }

    @Test("errors are caught, replaced, changed, and tried again")
    func errors() {
        let failing = three.tryMap { value in
            if value == 2 { throw Mishap() }
            return value
        }
        expect(failing.catch { _ in Just(9) }.record, is: ["1", "9", "finished"])
        expect(failing.replaceError(with: 0).record, is: ["1", "0", "finished"])
        expect(failing.retry(2).record, is: ["1", "1", "1", "failed: Mishap()"])
        expect(Fail<Int, Mishap>(error: Mishap()).mapError { _ in CancellationError() }.record.count == 1)
        expect(three.setFailureType(to: Mishap.self).record, is: ["1", "2", "3", "finished"])
        expect(failing.tryCatch { _ -> Just<Int> in throw Mishap() }.record, is: ["1", "failed: Mishap()"])
    }

    @Test("values are encoded and decoded")
    func coding() {
        let list = Just([1, 2]).encode(encoder: JSONEncoder()).decode(type: [Int].self, decoder: JSONDecoder())
        expect(list.record, is: ["[1, 2]", "finished"])
        expect(Just(Data()).decode(type: Int.self, decoder: JSONDecoder()).map { _ in 0 }.record.count, is: 1)
    }

    @Test("a shared publisher is subscribed to once, and let go with the last of its subscribers")
    func sharing() {
        let source = PassthroughSubject<Int, Never>()
        var events: [String] = []
        let shared = source.handleEvents(
            receiveSubscription: { _ in events.append("on") }, receiveCancel: { events.append("off") }
        ).share()
        let first = shared.sink { events.append("a\($0)") }
        let second = shared.sink { events.append("b\($0)") }
        source.send(1)
        first.cancel()
        source.send(2)
        second.cancel()
        expect(events, is: ["on", "a1", "b1", "b2", "off"])
    }

    @Test("nothing comes of a multicast before it is connected")
    func multicast() {
        let source = three.multicast { PassthroughSubject<Int, Never>() }
        var got: [Int] = []
        let sink = source.sink { got.append($0) }
        expect(got, is: [])
        let connection = source.connect()
        expect(got, is: [1, 2, 3])
        connection.cancel()
        sink.cancel()
    }

    @Test("a future runs its closure at once and keeps what came; a deferred publisher is made for each subscriber")
    func futures() {
        var runs = 0
        let future = Future<Int, Mishap> { promise in
            runs += 1
            promise(.success(runs))
            promise(.failure(Mishap()))
        }
        expect(runs == 1 && future.record == ["1", "finished"] && future.record == ["1", "finished"] && runs == 1)
        let deferred = Deferred {
            runs += 1
            return Just(runs)
        }
        expect(runs == 1 && deferred.record == ["2", "finished"] && deferred.record == ["3", "finished"])
    }

    @Test("print writes everything that passes")
    func printing() {
        final class Lines: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let lines = Lines()
        _ = Just(1).print("one", to: lines).record
        expect(
            lines.text.split(separator: "\n").dropFirst(),
            is: [
                "one: request unlimited", "one: receive value: (1)", "one: receive finished",
            ])
    }
}
