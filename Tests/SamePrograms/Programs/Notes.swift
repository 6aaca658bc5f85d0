#if ON_MACHINE
    import Foundation
#else
    import UIKit
#endif

/// What a program saw, in order. Several threads may note.
final class Notes: @unchecked Sendable {
    private let lock = NSLock()
    private var noted: [String] = []

    var lines: [String] { lock.withLock { noted } }

    func add(_ line: String) { lock.withLock { noted.append(line) } }
}

/// Numbers that depend on the seed alone.
struct Chance: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to, but not including, `bound`.
    mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

    /// True once in `count` times.
    mutating func isOne(in count: Int) -> Bool { below(count) == 0 }

    mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }
}

/// A value that threads take turns with.
final class Shared<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var kept: Value

    init(_ value: Value) { kept = value }

    var value: Value { lock.withLock { kept } }

    func change(_ body: (inout Value) -> Void) { lock.withLock { body(&kept) } }
}

/// A thread that does what it is given, one thing after the other, so that a program decides who does what next.
final class Hand: @unchecked Sendable {
    private let given = DispatchSemaphore(value: 0)
    private let done = DispatchSemaphore(value: 0)
    private let ended = DispatchSemaphore(value: 0)
    private var work: (@Sendable () -> Void)?

    init() {
        Thread.detachNewThread { [self] in
            while takeOne() {}
            ended.signal()
        }
    }

    private func takeOne() -> Bool {
        given.wait()
        guard let work else { return false }
        work()
        done.signal()
        return true
    }

    /// Has it do something, and waits until that is done.
    func run(_ body: @escaping @Sendable () -> Void) {
        start(body)
        finish()
    }

    /// Has it do something that may have to wait.
    func start(_ body: @escaping @Sendable () -> Void) {
        work = body
        given.signal()
    }

    /// Whether what it does is still under way after a while. Only a no tells something.
    func isWaiting() -> Bool { done.wait(timeout: .now() + .milliseconds(1)) == .timedOut }

    /// Waits until it is done.
    func finish() { done.wait() }

    /// Lets the thread go.
    func end() {
        work = nil
        given.signal()
        ended.wait()
    }
}
