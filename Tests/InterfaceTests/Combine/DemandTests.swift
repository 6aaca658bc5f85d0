import Combine
import Testing
import VigilFacts

struct DemandTests: Facts {
    @Test("Demand and cancellation", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let reckoning = Fact("demands are added, taken and compared, and what is unlimited stays so") {
        typealias Demand = Subscribers.Demand
        expect(Demand.max(2) + 3 == 5 && Demand.max(2) - .max(5) == .none)
        expect(Demand.unlimited - 3 == .unlimited && Demand.unlimited + .max(1) == .unlimited)
        expect(Demand.max(7) < .unlimited && Demand.unlimited > 7 && !(Demand.unlimited < .unlimited))
        expect("\(Demand.unlimited) \(Demand.max(2))", is: "unlimited max(2)")
    }

    let sequence = Fact("a sequence delivers what is asked for, and ends with its last element") {
        let asker = Asker<Int, Never>()
        [1, 2, 3].publisher.subscribe(asker)
        expect(asker.got, is: [])
        asker.ask(2)
        expect(asker.got, is: ["1", "2"])
        asker.ask(1)
        expect(asker.got, is: ["1", "2", "3", "finished"])
    }

    let filter = Fact("filter asks for another value in the place of one that it holds back") {
        let asker = Asker<Int, Never>()
        (1...6).publisher.filter { $0 % 2 == 0 }.subscribe(asker)
        asker.ask(2)
        expect(asker.got, is: ["2", "4"])
    }

    let subjects = Fact(
        "a passthrough subject loses what nobody wants; one with a value delivers the newest when it is wanted"
    ) {
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
        expect(first.got == ["2"] && second.got == ["2", "3"] && keeping.value == 3)
    }

    let late = Fact("who comes after the end gets the end alone") {
        let subject = PassthroughSubject<Int, Mishap>()
        subject.send(completion: .failure(Mishap()))
        subject.send(1)
        expect(subject.record, is: ["failed: Mishap()"])
    }

    let cancellation = Fact("nothing comes after a cancellation, and letting go of the cancellable is one") {
        let subject = PassthroughSubject<Int, Never>()
        var got: [Int] = []
        var cancels = 0
        var held: AnyCancellable? = subject.handleEvents(receiveCancel: { cancels += 1 }).sink { got.append($0) }
        subject.send(1)
        expect(held != nil)
        held = nil
        subject.send(2)
        expect(got == [1] && cancels == 1)
    }

    let cancellationInside = Fact("a cancellation in the middle of a value stops those behind it") {
        var held: AnyCancellable?
        var got: [Int] = []
        let subject = PassthroughSubject<Int, Never>()
        held = subject.map { $0 * 10 }.sink {
            got.append($0)
            if $0 == 20 { held?.cancel() }
        }
        for value in 1...4 { subject.send(value) }
        expect(got, is: [10, 20])
    }

    let pacing = Fact("zip asks each for as many as are wanted, flatMap for so many publishers at once") {
        var requests: [String] = []
        let first = (1...5).publisher.handleEvents(receiveRequest: { requests.append("\($0)") })
        let asker = Asker<(Int, String), Never>()
        first.zip(["a", "b", "c"].publisher).subscribe(asker)
        asker.ask(2)
        expect(asker.got == ["(1, \"a\")", "(2, \"b\")"] && requests == ["max(2)"])

        var open: [Int] = []
        let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
        let sink = (0..<3).publisher.flatMap(maxPublishers: .max(1)) { index in
            subjects[index].handleEvents(receiveSubscription: { _ in open.append(index) })
        }.sink { _ in }
        expect(open, is: [0])
        subjects[0].send(completion: .finished)
        expect(open, is: [0, 1])
        sink.cancel()
    }
}

struct ReckoningTests: Facts {
    @Test("Reckoning", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let saturation = Fact("demands and stretches of time stop at the largest number") {
        let most = Subscribers.Demand.max(.max)
        expect(most + 1 == .unlimited && most * 2 == .unlimited && Subscribers.Demand.max(1) - 5 == .none)
        expect(most + most == .unlimited && Subscribers.Demand.max(3) * 2 == .max(6))
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        let longest = Stride.nanoseconds(.max)
        expect(longest + longest == longest && longest * 2 == longest && Stride.seconds(Int.max) == longest)
        expect(Stride.milliseconds(.max) == longest && Stride.seconds(Double.infinity) == longest)
        expect(Stride.seconds(-1e300) < 0 && Stride.seconds(2) * 3 == 6)
    }

    let stretches = Fact("each scheduler has a kind of instants and of stretches of its own") {
        let date = Date(timeIntervalSinceReferenceDate: 10)
        expect(RunLoop.SchedulerTimeType(date).advanced(by: 1.5).date, is: date + 1.5)
        expect(OperationQueue.SchedulerTimeType.Stride.milliseconds(2).timeInterval, is: 0.002)
        expect(ImmediateScheduler.SchedulerTimeType.Stride.seconds(5), is: 0)
        let far = DispatchQueue.SchedulerTimeType(.distantFuture)
        let near = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 5))
        expect(near.distance(to: far) == .nanoseconds(.max) && near.advanced(by: .nanoseconds(.max)) == far)
        expect(near.advanced(by: -1).dispatchTime.uptimeNanoseconds, is: 0)
    }

    let ended = Fact("a subject that has ended keeps the value it is given, and delivers none") {
        let subject = CurrentValueSubject<Int, Never>(1)
        subject.send(completion: .finished)
        subject.value = 2
        subject.send(3)
        expect(subject.value == 2 && subject.record == ["finished"])
    }

    let coding = Fact("an end is written and read") {
        let end = Subscribers.Completion<Written>.failure(Written(text: "oops"))
        let bytes = try JSONEncoder().encode(end)
        try expect(JSONDecoder().decode(Subscribers.Completion<Written>.self, from: bytes), is: end)
    }

    private struct Written: Error, Codable, Equatable { let text: String }
}
