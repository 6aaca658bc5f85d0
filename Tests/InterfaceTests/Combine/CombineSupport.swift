import BackgroundRuntime
import Combine
import VigilRuntimeProbes
import VigilTestSupport

/// What an app of a test holds on to as long as it runs.
final class Bag {
    var cancellables: Set<AnyCancellable> = []
    var objects: [AnyObject] = []
}

/// What an app prints that does this at launch, each line with the second in which it came.
@MainActor
func output(
    for duration: Duration = .seconds(10), _ code: @escaping @MainActor @Sendable (Bag) -> Void
) throws -> [String] {
    let device = Device(system: .iOS(17), modules: [])
    let app = try device.install(
        LaunchCode {
            let bag = Bag()
            _ = AppProcess.current?.storage.object { bag }
            code(bag)
        }, manifest: Manifest())
    app.launch()
    device.advance(by: duration)
    return app.trace.entries.filter { $0.kind == .output }.map { "\(TimeText.clock($0.instant).suffix(6)) \($0.text)" }
}

/// Asks for as many values as it is told to, and keeps what it gets.
final class Asker<Input, Failure: Error>: Subscriber {
    private(set) var got: [String] = []
    private(set) var subscription: (any Subscription)?

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Input) -> Subscribers.Demand {
        got.append("\(input)")
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: got.append("finished")
        case .failure(let error): got.append("failed: \(error)")
        }
    }

    func ask(_ count: Int) { subscription?.request(.max(count)) }
}

extension Publisher {
    /// All that comes at once, as text: values, and the end.
    var record: [String] {
        var got: [String] = []
        let sink = sink(
            receiveCompletion: {
                switch $0 {
                case .finished: got.append("finished")
                case .failure(let error): got.append("failed: \(error)")
                }
            }, receiveValue: { got.append("\($0)") })
        sink.cancel()
        return got
    }
}

struct Mishap: Error, Equatable {}
