import Combine
import Testing
import VigilFacts

/// A source, operators and a subscriber by chance.
struct RandomChain {
    /// Where values come from.
    enum Source: Equatable {
        case list([Int]), subject([Event]), keeping([Event])
    }

    /// Behind everything that happens by itself: a source has its last event before 30, and operators add less than 30.
    private static let end = 120

    let source: Source
    let steps: [ChainStep]
    let plan: Plan
    /// Whether the subscriber asks for more by its answer to a value, or by its subscription.
    let answers: Bool

    init(seed: Int) {
        var dice = Dice(seed)
        var time = 0
        var events: [Event] = (0..<dice.roll(9)).map { _ in
            time += dice.roll(4)
            return Event(time: time, signal: .value(dice.roll(40)))
        }
        if dice.roll(4) > 0 {
            events.append(Event(time: time + dice.roll(3), signal: [.finished, .failed][dice.roll(2)]))
        }
        let list = (0..<dice.roll(9)).map { _ in dice.roll(40) }
        source = [.list(list), .subject(events), .keeping(events)][dice.roll(3)]
        steps = (0..<(1 + dice.roll(5))).map { _ in ChainStep.random(&dice) }
        let isGreedy = dice.roll(3) == 0
        plan = Plan(
            first: isGreedy ? .max : dice.roll(4), each: isGreedy ? 0 : dice.roll(2),
            later: isGreedy ? [] : (0..<dice.roll(5)).map { (time: $0 * 4 + dice.roll(4), count: 1 + dice.roll(3)) },
            last: dice.roll(4) == 0 ? 1 + dice.roll(4) : nil)
        answers = dice.roll(2) == 0
    }

    /// What the subscriber gets by the models.
    func expected() -> [String] {
        var models: [any Model] = steps.map(\.model)
        var times: [Int] = []
        switch source {
        case .list(let list): models.insert(ListModel(list), at: 0)
        case .subject(let events), .keeping(let events):
            times = events.map(\.time)
            models.insert(SubjectModel(events, keeping: source == .keeping(events) ? 7 : nil), at: 0)
        }
        var reference = Reference(
            models + [SubscriberModel(plan)], source: times, subscriber: plan.later.map(\.time))
        return (reference.play(until: RandomChain.end) as? SubscriberModel)?.log ?? []
    }

    /// What a subscriber of the framework gets.
    func delivered() -> [String] {
        let scheduler = TestScheduler()
        var publisher = start(on: scheduler)
        for step in steps { publisher = step.apply(to: publisher, on: scheduler) }
        let subscriber = PlannedSubscriber(plan, answers: answers) { scheduler.now.steps }
        for (time, count) in plan.later {
            scheduler.schedule(after: .init(steps: time)) { subscriber.ask(count) }
        }
        publisher.subscribe(subscriber)
        scheduler.play(until: RandomChain.end)
        subscriber.cancel()
        return subscriber.log
    }

    private func start(on scheduler: TestScheduler) -> AnyPublisher<Int, Mishap> {
        switch source {
        case .list(let list): return Publishers.Sequence<[Int], Mishap>(sequence: list).eraseToAnyPublisher()
        case .subject(let events): return play(events, into: PassthroughSubject<Int, Mishap>(), on: scheduler)
        case .keeping(let events): return play(events, into: CurrentValueSubject<Int, Mishap>(7), on: scheduler)
        }
    }

    private func play<S: Subject>(
        _ events: [Event], into subject: S, on scheduler: TestScheduler
    ) -> AnyPublisher<Int, Mishap> where S.Output == Int, S.Failure == Mishap {
        for event in events {
            scheduler.schedule(after: .init(steps: event.time)) {
                switch event.signal {
                case .value(let value): subject.send(value)
                case .failed: subject.send(completion: .failure(Mishap()))
                default: subject.send(completion: .finished)
                }
            }
        }
        return subject.eraseToAnyPublisher()
    }
}

/// A subscriber that does as planned.
private final class PlannedSubscriber: Subscriber {
    private let plan: Plan
    private let answers: Bool
    private let time: () -> Int
    private var subscription: (any Subscription)?
    private var count = 0
    private(set) var log: [String] = []

    init(_ plan: Plan, answers: Bool, time: @escaping () -> Int) {
        (self.plan, self.answers, self.time) = (plan, answers, time)
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        ask(plan.first)
    }

    func receive(_ input: Int) -> Subscribers.Demand {
        log.append("\(time()): \(input)")
        count += 1
        if count == plan.last {
            subscription?.cancel()
            return .none
        }
        guard plan.each > 0 else { return .none }
        if answers { return .max(plan.each) }
        ask(plan.each)
        return .none
    }

    func receive(completion: Subscribers.Completion<Mishap>) {
        log.append("\(time()): \(completion == .finished ? "finished" : "failed")")
    }

    func ask(_ count: Int) {
        if count > 0 { subscription?.request(count == .max ? .unlimited : .max(count)) }
    }

    /// Takes the chain apart, which holds itself.
    func cancel() {
        subscription?.cancel()
        subscription = nil
    }
}

extension RandomChain {
    /// What differs between the chains of these seeds and their models.
    static func differences(_ seeds: Range<Int>) -> [String] {
        seeds.compactMap { seed in
            let chain = RandomChain(seed: seed)
            let (expected, delivered) = (chain.expected(), chain.delivered())
            if expected == delivered { return nil }
            return "seed \(seed): \(chain.source), \(chain.steps), \(chain.plan): \(expected), got \(delivered)"
        }
    }
}

struct ChainTests: Facts {
    @Test("Random chains", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let models = Fact(
        "deliver what models of their operators do, at the same times, to slow and to greedy subscribers"
    ) { expect(RandomChain.differences(0..<200), is: []) }

    let chance = Fact("of the same seed are the same, and those of several seeds differ") {
        expect(RandomChain(seed: 5).steps, is: RandomChain(seed: 5).steps)
        expect(Set((0..<50).map { "\(RandomChain(seed: $0).steps)" }).count > 40)
        let logs = (0..<200).map { RandomChain(seed: $0).expected() }
        expect(logs.filter { $0.count > 2 }.count > 60 && logs.contains { $0.last?.hasSuffix("failed") == true })
    }
}

@Suite("Many random chains", .long)
struct ChainLongTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    let models = Fact(
        "deliver what models of their operators do, at the same times, to slow and to greedy subscribers"
    ) { expect(RandomChain.differences(200..<30_200), is: []) }
}
