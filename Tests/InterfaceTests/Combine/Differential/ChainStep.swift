import Combine

/// An operator of a random chain: as a publisher, and as its model.
enum ChainStep: Equatable {
    case map, filter, tryMap(Int), scan, removeDuplicates, dropWhile, prefixWhile, handleEvents
    case prefix(Int), drop(Int), bundle(Int)
    case sum, count, last, largest, first, contains(Int), allSmall
    case replaceEmpty, replaceError, append([Int]), prepend([Int]), rescue([Int])
    case buffer(Int, isFilled: Bool, full: BufferModel.Full)
    case flatMap(Int), merge([Int]), zip([Int]), combineLatest([Int]), share, switchToLatest
    case receive, delay(Int), debounce(Int), throttle(Int, isLatest: Bool), timeout(Int)
    case group(Int, most: Int)

    /// One by chance.
    static func random(_ dice: inout Dice) -> ChainStep {
        let (small, list) = (dice.roll(4), (0..<dice.roll(4)).map { $0 + 50 })
        let plain: [ChainStep] = [
            .map, .filter, .tryMap(dice.roll(40)), .scan, .removeDuplicates, .dropWhile, .prefixWhile, .handleEvents,
            .prefix(small), .drop(small), .bundle(small + 1),
        ]
        let ends: [ChainStep] = [.sum, .count, .last, .largest, .first, .contains(small), .allSmall]
        let others: [ChainStep] = [
            .replaceEmpty, .replaceError, .append(list), .prepend(list), .rescue(list),
            .buffer(small + 1, isFilled: dice.roll(2) == 0, full: BufferModel.Full.allCases[dice.roll(3)]),
            .flatMap(dice.roll(3)), .merge(list), .zip(list), .combineLatest(list), .share, .switchToLatest,
        ]
        let paced: [ChainStep] = [
            .receive, .delay(small), .debounce(small + 1), .throttle(small + 1, isLatest: dice.roll(2) == 0),
            .timeout(small + 3), .group(small + 1, most: dice.roll(2) == 0 ? .max : 1 + dice.roll(3)),
        ]
        let kind = [plain, plain, plain, ends, others, others, paced][dice.roll(7)]
        return kind[dice.roll(kind.count)]
    }
}

/// Numbers by chance, the same for the same seed.
struct Dice {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

    /// A number below another.
    mutating func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(sides))
    }
}

extension ChainStep {
    /// What it does, as a function of what arrives.
    var model: any Model {
        switch self {
        case .prefix(let count): PrefixModel(count)
        case .drop(let count): DropModel(count)
        case .bundle(let size): BundleModel(size)
        case .replaceEmpty: ReplaceEmptyModel(77)
        case .replaceError: ReplaceErrorModel(88)
        case .append(let list): SequelModel(.append, list)
        case .prepend(let list): SequelModel(.prepend, list)
        case .rescue(let list): SequelModel(.rescue, list)
        case .buffer(let size, let isFilled, let full): BufferModel(size, isFilled: isFilled, full: full)
        case .flatMap(let most): ConfluenceModel(at: most == 0 ? .max : most)
        case .merge(let list): ConfluenceModel(with: list)
        case .zip(let list): ZipModel(list)
        case .combineLatest(let list): LatestPairModel(list)
        case .share: ShareModel()
        case .switchToLatest: SwitchModel()
        case .group(let steps, let most): TimeGroupModel(steps, most: most)
        case .receive: HandoverModel(0)
        case .delay(let steps): HandoverModel(steps)
        case .debounce(let steps): DebounceModel(steps)
        case .throttle(let steps, let isLatest): ThrottleModel(steps, isLatest: isLatest)
        case .timeout(let steps): TimeoutModel(steps)
        case .sum, .count, .last, .largest, .first, .contains, .allSmall: modelOfEnd
        default: modelOfValues
        }
    }

    private var modelOfEnd: any Model {
        switch self {
        case .sum:
            GatherModel(0) {
                $0 = ($0 ?? 0) + $1
                return false
            }
        case .count:
            GatherModel(0) { count, _ in
                count = (count ?? 0) + 1
                return false
            }
        case .largest:
            GatherModel {
                $0 = max($0 ?? $1, $1)
                return false
            }
        case .contains(let wanted):
            GatherModel(0) {
                if $1 == wanted { $0 = 1 }
                return $1 == wanted
            }
        case .allSmall:
            GatherModel(1) {
                if $1 >= 60 { $0 = 0 }
                return $1 >= 60
            }
        default:
            GatherModel {
                $0 = $1
                return self == .first
            }
        }
    }

    private var modelOfValues: any Model {
        switch self {
        case .map: ValueModel(keepsNothing: true) { .pass($1 * 2 % 97) }
        case .filter: ValueModel(keepsNothing: true) { $1 % 3 == 0 ? .skip : .pass($1) }
        case .tryMap(let bad): ValueModel(hearsAll: true) { $1 == bad ? .fail : .pass($1 + 1) }
        case .scan:
            ValueModel(keepsNothing: true) {
                $0 = ($0 + $1) % 97
                return .pass($0)
            }
        case .removeDuplicates:
            ValueModel(state: -1) {
                if $0 == $1 % 2 { return .skip }
                $0 = $1 % 2
                return .pass($1)
            }
        case .dropWhile:
            ValueModel {
                if $1 >= 5 { $0 = 1 }
                return $0 == 1 ? .pass($1) : .skip
            }
        case .prefixWhile: ValueModel { $1 < 40 ? .pass($1) : .finish }
        default: ValueModel(keepsNothing: true) { .pass($1) }
        }
    }
}

extension ChainStep {
    /// What it does to a publisher.
    func apply(
        to publisher: AnyPublisher<Int, Mishap>, on scheduler: TestScheduler
    ) -> AnyPublisher<Int, Mishap> {
        switch self {
        case .map: publisher.map { $0 * 2 % 97 }.eraseToAnyPublisher()
        case .filter: publisher.filter { $0 % 3 != 0 }.eraseToAnyPublisher()
        case .tryMap(let bad):
            publisher.tryMap { if $0 == bad { throw Mishap() } else { $0 + 1 } }.mapError { _ in Mishap() }
                .eraseToAnyPublisher()
        case .scan: publisher.scan(0) { ($0 + $1) % 97 }.eraseToAnyPublisher()
        case .removeDuplicates: publisher.removeDuplicates { $0 % 2 == $1 % 2 }.eraseToAnyPublisher()
        case .dropWhile: publisher.drop { $0 < 5 }.eraseToAnyPublisher()
        case .prefixWhile: publisher.prefix { $0 < 40 }.eraseToAnyPublisher()
        case .handleEvents: publisher.handleEvents().eraseToAnyPublisher()
        case .prefix(let count): publisher.prefix(count).eraseToAnyPublisher()
        case .drop(let count): publisher.dropFirst(count).eraseToAnyPublisher()
        case .bundle(let size): publisher.collect(size).map { $0.reduce(0, +) }.eraseToAnyPublisher()
        case .replaceEmpty: publisher.replaceEmpty(with: 77).eraseToAnyPublisher()
        case .replaceError:
            publisher.replaceError(with: 88).setFailureType(to: Mishap.self).eraseToAnyPublisher()
        case .append(let list): publisher.append(list).eraseToAnyPublisher()
        case .prepend(let list): publisher.prepend(list).eraseToAnyPublisher()
        case .rescue(let list):
            publisher.catch { _ in Publishers.Sequence<[Int], Mishap>(sequence: list) }.eraseToAnyPublisher()
        default: applyFurther(to: publisher, on: scheduler)
        }
    }

    private func applyFurther(
        to publisher: AnyPublisher<Int, Mishap>, on scheduler: TestScheduler
    ) -> AnyPublisher<Int, Mishap> {
        switch self {
        case .sum: publisher.reduce(0, +).eraseToAnyPublisher()
        case .count: publisher.count().eraseToAnyPublisher()
        case .last: publisher.last().eraseToAnyPublisher()
        case .largest: publisher.max().eraseToAnyPublisher()
        case .first: publisher.first().eraseToAnyPublisher()
        case .contains(let wanted): publisher.contains(wanted).map { $0 ? 1 : 0 }.eraseToAnyPublisher()
        case .buffer(let size, let isFilled, let full):
            publisher.buffer(
                size: size, prefetch: isFilled ? .keepFull : .byRequest, whenFull: full.strategy
            ).eraseToAnyPublisher()
        case .flatMap(let most):
            publisher.flatMap(maxPublishers: most == 0 ? .unlimited : .max(most)) {
                Publishers.Sequence<[Int], Mishap>(sequence: [$0, $0 + 100])
            }.eraseToAnyPublisher()
        case .merge(let list):
            publisher.merge(with: Publishers.Sequence<[Int], Mishap>(sequence: list)).eraseToAnyPublisher()
        case .zip(let list):
            publisher.zip(Publishers.Sequence<[Int], Mishap>(sequence: list)) { $0 + $1 }.eraseToAnyPublisher()
        case .combineLatest(let list):
            publisher.combineLatest(Publishers.Sequence<[Int], Mishap>(sequence: list)) { $0 + $1 }
                .eraseToAnyPublisher()
        case .share: publisher.share().eraseToAnyPublisher()
        case .switchToLatest:
            publisher.map { Publishers.Sequence<[Int], Mishap>(sequence: [$0, $0 + 100]) }.switchToLatest()
                .eraseToAnyPublisher()
        default: applyPaced(to: publisher, on: scheduler)
        }
    }

    private func applyPaced(
        to publisher: AnyPublisher<Int, Mishap>, on scheduler: TestScheduler
    ) -> AnyPublisher<Int, Mishap> {
        switch self {
        case .receive: publisher.receive(on: scheduler).eraseToAnyPublisher()
        case .delay(let steps): publisher.delay(for: .nanoseconds(steps), scheduler: scheduler).eraseToAnyPublisher()
        case .debounce(let steps):
            publisher.debounce(for: .nanoseconds(steps), scheduler: scheduler).eraseToAnyPublisher()
        case .throttle(let steps, let isLatest):
            publisher.throttle(for: .nanoseconds(steps), scheduler: scheduler, latest: isLatest).eraseToAnyPublisher()
        case .timeout(let steps):
            publisher.timeout(.nanoseconds(steps), scheduler: scheduler).eraseToAnyPublisher()
        case .group(let steps, let most):
            publisher.collect(
                most == .max
                    ? .byTime(scheduler, .nanoseconds(steps)) : .byTimeOrCount(scheduler, .nanoseconds(steps), most)
            ).map { $0.reduce(0, +) }.eraseToAnyPublisher()
        default: publisher.allSatisfy { $0 < 60 }.map { $0 ? 1 : 0 }.eraseToAnyPublisher()
        }
    }
}

extension BufferModel.Full {
    var strategy: Publishers.BufferingStrategy<Mishap> {
        switch self {
        case .dropNewest: .dropNewest
        case .dropOldest: .dropOldest
        case .fail: .customError { Mishap() }
        }
    }
}
