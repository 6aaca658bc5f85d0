import BackgroundRuntime
import Combine
import Testing
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

@MainActor
@Suite("Combine on the time of the phone", .enabled(if: RuntimeInterface.problems.isEmpty))
struct TimeTests {
    /// Sends these numbers at these tenths of a second.
    private static func subject(_ bag: Bag, _ tenths: [(Int, Int)]) -> PassthroughSubject<Int, Never> {
        let subject = PassthroughSubject<Int, Never>()
        bag.objects.append(subject)
        for (time, value) in tenths {
            let queue: DispatchQueue = .main
            queue.schedule(after: queue.now.advanced(by: .milliseconds(time * 100))) { subject.send(value) }
        }
        return subject
    }

    @Test("debounce delivers after a silence, throttle at most once in an interval")
    func pace() throws {
        let times = [(0, 0), (2, 2), (4, 4), (12, 12), (13, 13)]
        try expect(
            output { bag in
                Self.subject(bag, times).debounce(for: .seconds(0.5), scheduler: DispatchQueue.main)
                    .sink { print($0) }.store(in: &bag.cancellables)
            }, is: ["00.900 4", "01.800 13"])
        try expect(
            output { bag in
                Self.subject(bag, times).throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
                    .sink { print($0) }.store(in: &bag.cancellables)
            }, is: ["00.000 0", "01.000 4", "02.000 13"])
        try expect(
            output { bag in
                Self.subject(bag, times).throttle(for: 1, scheduler: DispatchQueue.main, latest: false)
                    .sink { print($0) }.store(in: &bag.cancellables)
            }, is: ["00.000 0", "01.000 2", "02.000 12"])
    }

    @Test("a burst in one turn is one value for throttle, and what debounce still holds at the end is lost")
    func burst() throws {
        try expect(
            output { bag in
                [1, 2, 3].publisher.append(Empty(completeImmediately: false))
                    .throttle(for: 1, scheduler: DispatchQueue.main, latest: true)
                    .sink { print($0) }.store(in: &bag.cancellables)
            }, is: ["00.000 3"])
        try expect(
            output { bag in
                [1, 2].publisher.debounce(for: 1, scheduler: DispatchQueue.main)
                    .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) }).store(in: &bag.cancellables)
            }, is: ["00.000 finished"])
    }

    @Test("delay, timeout and lists by time wait in virtual time")
    func waiting() throws {
        try expect(
            output { bag in
                [1, 2].publisher.delay(for: 2, scheduler: DispatchQueue.main)
                    .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) }).store(in: &bag.cancellables)
            }, is: ["02.000 1", "02.000 2", "02.000 finished"])
        try expect(
            output { bag in
                Self.subject(bag, [(5, 5)]).timeout(.seconds(1), scheduler: DispatchQueue.main)
                    .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) }).store(in: &bag.cancellables)
            }, is: ["00.500 5", "01.500 finished"])
        try expect(
            output(for: .seconds(3)) { bag in
                Self.subject(bag, [(1, 1), (5, 5), (14, 14)]).collect(.byTime(DispatchQueue.main, .seconds(1)))
                    .sink { print($0) }.store(in: &bag.cancellables)
            }, is: ["01.000 [1, 5]", "02.000 [14]"])
    }

    @Test("values are handed over to a queue, an operation queue and a run loop, in their order")
    func threads() throws {
        let lines = try output { bag in
            [1, 2].publisher.receive(on: DispatchQueue(label: "side")).map { ($0, Thread.isMainThread) }
                .receive(on: DispatchQueue.main).sink { print($0.0, $0.1, Thread.isMainThread) }
                .store(in: &bag.cancellables)
            Just(3).receive(on: OperationQueue()).sink { print($0, Thread.isMainThread) }.store(in: &bag.cancellables)
            Just(4).subscribe(on: DispatchQueue.global()).handleEvents(receiveOutput: { _ in
                print("above", Thread.isMainThread)
            }).receive(on: RunLoop.main).sink { print($0, Thread.isMainThread) }.store(in: &bag.cancellables)
            Just(5).receive(on: ImmediateScheduler.shared).sink { print($0) }.store(in: &bag.cancellables)
        }
        expect(lines.first == "00.000 5" && lines.count == 6)
        expect(lines.filter { $0.hasSuffix("false true") }, is: ["00.000 1 false true", "00.000 2 false true"])
        expect(Set(lines).isSuperset(of: ["00.000 3 false", "00.000 above false", "00.000 4 true"]))
    }

    @Test("a timer is published once it is connected, until it is cancelled")
    func timer() throws {
        let lines = try output { bag in
            let start = Date()
            Timer.publish(every: 2, on: .main, in: .common).autoconnect()
                .map { Int($0.timeIntervalSince(start)) }.prefix(2)
                .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) }).store(in: &bag.cancellables)
            let idle = Timer.publish(every: 1, on: .main, in: .common).sink { _ in print("never") }
            bag.cancellables.insert(idle)
        }
        expect(lines, is: ["02.000 2", "04.000 4", "04.000 finished"])
    }

    @Test("notifications are published until nobody wants them")
    func notifications() throws {
        let lines = try output { bag in
            let name = Notification.Name("news")
            let sink = NotificationCenter.default.publisher(for: name).compactMap { $0.userInfo?["n"] as? Int }
                .sink { print($0) }
            NotificationCenter.default.post(name: name, object: nil, userInfo: ["n": 1])
            sink.cancel()
            NotificationCenter.default.post(name: name, object: nil, userInfo: ["n": 2])
            NotificationCenter.default.publisher(for: .init("UIApplicationDidEnterBackgroundNotification"))
                .sink { _ in print("background") }.store(in: &bag.cancellables)
        }
        expect(lines, is: ["00.000 1"])
    }

    @Test("values are awaited one by one")
    func values() throws {
        let lines = try output { bag in
            let subject = Self.subject(bag, [(10, 1), (20, 2), (30, 3)])
            Task { for await value in subject.prefix(2).values { print(value) } }
            Task {
                do {
                    for try await value in Fail<Int, Mishap>(error: Mishap()).values { print(value) }
                } catch { print("caught", error) }
                print("future", await Future<Int, Never> { $0(.success(7)) }.value)
            }
            let waiting = Task {
                for await _ in PassthroughSubject<Int, Never>().values { print("never") }
                print("cancelled")
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 5) { waiting.cancel() }
        }
        expect(
            lines, is: ["00.000 caught Mishap()", "00.000 future 7", "01.000 1", "02.000 2", "05.000 cancelled"])
    }

    @Test("a suspended app gets no values, and those that were due come when it goes on")
    func suspension() throws {
        let device = Device(system: .iOS(17), modules: [])
        let app = try device.install(
            LaunchCode {
                let bag = Bag()
                _ = AppProcess.current?.storage.object { bag }
                Just(1).delay(for: 20, scheduler: DispatchQueue.main).sink { print($0) }.store(in: &bag.cancellables)
            }, manifest: Manifest())
        app.launch()
        device.press(.home)
        device.advance(by: .seconds(60))
        expect(app.trace.output, is: [])
        app.launch()
        device.advance(by: .seconds(1))
        expect(app.trace.output, is: ["1"])
    }

    @Test("a breakpoint has no debugger to stop in, and says so")
    func breakpoint() throws {
        let device = Device(system: .iOS(17), modules: [])
        let app = try device.install(
            LaunchCode { _ = Just(1).breakpoint(receiveOutput: { $0 == 1 }).sink { print($0) } }, manifest: Manifest())
        app.launch()
        expect(app.trace.output, is: ["1"])
        expect(app.trace.entries.contains { $0.kind == .note && $0.text.contains("no debugger") })
    }
}
