import Combine
import Testing

@Suite("Demand and cancellation")
struct DemandTests {
    @Test("demands are added, taken and compared, and what is unlimited stays so")
    func reckoning() {
        typealias Demand = Subscribers.Demand
        #expect(Demand.max(2) + 3 == 5 && Demand.max(2) - .max(5) == .none)
        #expect(Demand.unlimited - 3 == .unlimited && Demand.unlimited + .max(1) == .unlimited)
        #expect(Demand.max(7) < .unlimited && Demand.unlimited > 7 && !(Demand.unlimited < .unlimited))
        #expect("\(Demand.unlimited) \(Demand.max(2))" == "unlimited max(2)")
    }

    @Test("a sequence delivers what is asked for, and ends with its last element")
    func sequence() {
        let asker = Asker<Int, Never>()
        [1, 2, 3].publisher.subscribe(asker)
        #expect(asker.got == [])
        asker.ask(2)
        #expect(asker.got == ["1", "2"])
        asker.ask(1)
        #expect(asker.got == ["1", "2", "3", "finished"])
    }

    @Test("filter asks for another value in the place of one that it holds back")
    func filter() {
        let asker = Asker<Int, Never>()
        (1...6).publisher.filter { $0 % 2 == 0 }.subscribe(asker)
        asker.ask(2)
        #expect(asker.got == ["2", "4"])
    }

    @Test("a passthrough subject loses what nobody wants; one with a value delivers the newest when it is wanted")
    func subjects() {
        let (passing, keeping) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
        let (first, second) = (Asker<Int, Never>(), Asker<Int, Never>())
        passing.subscribe(first)
        keeping.subscribe(second)
        passing.send(1)
        keeping.send(1)
        keeping.value = 2
        first.ask(1)
        second.ask(2)
        passing.send(2)
        passing.send(3)
        keeping.send(3)
        #expect(first.got == ["2"] && second.got == ["2", "3"] && keeping.value == 3)
    }

    @Test("who comes after the end gets the end alone")
    func late() {
        let subject = PassthroughSubject<Int, Mishap>()
        subject.send(completion: .failure(Mishap()))
        subject.send(1)
        #expect(subject.record == ["failed: Mishap()"])
    }

    @Test("nothing comes after a cancellation, and letting go of the cancellable is one")
    func cancellation() {
        let subject = PassthroughSubject<Int, Never>()
        var got: [Int] = []
        var cancels = 0
        var held: AnyCancellable? = subject.handleEvents(receiveCancel: { cancels += 1 }).sink { got.append($0) }
        subject.send(1)
        #expect(held != nil)
        held = nil
        subject.send(2)
        #expect(got == [1] && cancels == 1)
    }

    @Test("a cancellation in the middle of a value stops those behind it")
    func cancellationInside() {
        var held: AnyCancellable?
        var got: [Int] = []
        let subject = PassthroughSubject<Int, Never>()
        held = subject.map { $0 * 10 }.sink {
            got.append($0)
            if $0 == 20 { held?.cancel() }
        }
        for value in 1...4 { subject.send(value) }
        #expect(got == [10, 20])
    }

    @Test("zip asks each for as many as are wanted, flatMap for so many publishers at once")
    func pacing() {
        var requests: [String] = []
        let first = (1...5).publisher.handleEvents(receiveRequest: { requests.append("\($0)") })
        let asker = Asker<(Int, String), Never>()
        first.zip(["a", "b", "c"].publisher).subscribe(asker)
        asker.ask(2)
        #expect(asker.got == ["(1, \"a\")", "(2, \"b\")"] && requests == ["max(2)"])

        var open: [Int] = []
        let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
        let sink = (0..<3).publisher.flatMap(maxPublishers: .max(1)) { index in
            subjects[index].handleEvents(receiveSubscription: { _ in open.append(index) })
        }.sink { _ in }
        #expect(open == [0])
        subjects[0].send(completion: .finished)
        #expect(open == [0, 1])
        sink.cancel()
    }
}

@Suite("Reckoning")
struct ReckoningTests {
    @Test("demands and stretches of time stop at the largest number")
    func saturation() {
        let most = Subscribers.Demand.max(.max)
        #expect(most + 1 == .unlimited && most * 2 == .unlimited && Subscribers.Demand.max(1) - 5 == .none)
        #expect(most + most == .unlimited && Subscribers.Demand.max(3) * 2 == .max(6))
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        let longest = Stride.nanoseconds(.max)
        #expect(longest + longest == longest && longest * 2 == longest && Stride.seconds(Int.max) == longest)
        #expect(Stride.milliseconds(.max) == longest && Stride.seconds(Double.infinity) == longest)
        #expect(Stride.seconds(-1e300) < 0 && Stride.seconds(2) * 3 == 6)
    }

    @Test("each scheduler has a kind of instants and of stretches of its own")
    func stretches() {
        let date = Date(timeIntervalSinceReferenceDate: 10)
        #expect(RunLoop.SchedulerTimeType(date).advanced(by: 1.5).date == date + 1.5)
        #expect(OperationQueue.SchedulerTimeType.Stride.milliseconds(2).timeInterval == 0.002)
        #expect(ImmediateScheduler.SchedulerTimeType.Stride.seconds(5) == 0)
        let far = DispatchQueue.SchedulerTimeType(.distantFuture)
        let near = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 5))
        #expect(near.distance(to: far) == .nanoseconds(.max) && near.advanced(by: .nanoseconds(.max)) == far)
        #expect(near.advanced(by: -1).dispatchTime.uptimeNanoseconds == 0)
    }

    @Test("a subject that has ended keeps the value it is given, and delivers none")
    func ended() {
        let subject = CurrentValueSubject<Int, Never>(1)
        subject.send(completion: .finished)
        subject.value = 2
        subject.send(3)
        #expect(subject.value == 2 && subject.record == ["finished"])
    }

    @Test("an end is written and read")
    func coding() throws {
        let end = Subscribers.Completion<Written>.failure(Written(text: "oops"))
        let bytes = try JSONEncoder().encode(end)
        #expect(try JSONDecoder().decode(Subscribers.Completion<Written>.self, from: bytes) == end)
    }

    private struct Written: Error, Codable, Equatable { let text: String }
}
