import Runtime
import Testing
import VigilFacts

@testable import VigilProgramImage

struct NamedFrameTests: Facts {
    @Test("A stack of a thread", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let made = Fact("can be made of its frames, whatever their kind") {
        let frames: [Backtrace.Frame] = [
            .programCounter(0x1122_3344_5566_7788), .returnAddress(0x40_1122_3344_5566),
            .asyncResumePoint(0xFFFF_FFFF_FFFF_FF00),
        ]
        let stack = try require(Backtrace(frames))
        expect(stack.frames.map { "\($0)" }, is: frames.map { "\($0)" })
    }

    let task = Fact.async("has the functions of a task that wait for the one on the stack") {
        let names = await Caller().wait()
        expect(names.contains { $0.contains("Caller") && $0.contains("wait") }, "\(names)")
    }
}

private struct Caller {
    @concurrent func wait() async -> [String] {
        let names = await names()
        return names.filter { !$0.isEmpty }
    }

    @concurrent private func names() async -> [String] {
        await Task.yield()
        return NamedFrame.stack(atMost: 128).map(\.name)
    }
}

@Suite("The names on a stack", .long)
struct NamedFrameLongTests {
    // Below a fact are functions of the runtime whose names only the reader of stacks knows.
    @Test("has the names of its functions, from the innermost on, as the reader of stacks gives them")
    func names() throws {
        let names = NamedFrame.stack(atMost: 128).map(\.name)
        let read = try Backtrace.capture(limit: 128, top: 0).symbolicated()
        let expected = try require(read).frames.compactMap { $0.symbol?.rawName }
        let own = try require(names.firstIndex { $0.contains("NamedFrame") && $0.contains("names") })
        let ofReader = try require(expected.firstIndex { $0.contains("NamedFrame") && $0.contains("names") })
        expect(names[own...].prefix(5), is: expected[ofReader...].prefix(5))
    }
}
