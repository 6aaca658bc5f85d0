/// What happened in a run of a program, in one order.
enum DispatchEvent: Hashable, Sendable {
    /// A block is about to be given to its queue, and has been.
    case pushing(Int)
    case pushed(Int)
    /// A block begins on a queue that calls itself so, and ends.
    case began(Int, number: Int?)
    case ended(Int)
    /// A queue has been suspended, and is about to be resumed.
    case suspended(Int)
    case resuming(Int)
    case waited(Int)
    case signalling(Int)
    case over
}

/// Plays a program on one library, and writes down what happens.
final class DispatchPlayer<Library: DispatchLibrary>: @unchecked Sendable {
    private let library: Library
    private let program: DispatchProgram
    private let queues: [Library.Queue]
    private let groups: [Library.Group]
    private let semaphores: [Library.Semaphore]
    private let all: Library.Group
    private(set) var events: [DispatchEvent] = []

    init(_ program: DispatchProgram, on library: Library) {
        self.library = library
        self.program = program
        queues = program.queues.enumerated().reduce(into: []) { made, entry in
            made.append(
                library.makeQueue(
                    "queue \(entry.offset)", isConcurrent: entry.element.isConcurrent,
                    isInactive: entry.element.isInactive, target: entry.element.target.map { made[$0] },
                    number: entry.offset))
        }
        groups = (0..<DispatchProgram.groups).map { _ in library.makeGroup() }
        semaphores = (0..<DispatchProgram.semaphores).map { _ in library.makeSemaphore() }
        all = library.makeGroup()
    }

    /// Plays the program to its end, on the calling thread.
    func play() {
        if program.isOrdered {
            library.enter(all)
            library.async(queues[0], isBarrier: false, nil) { [self] in
                perform(program.steps)
                library.leave(all)
            }
        } else {
            perform(program.steps)
        }
        library.wait(all)
        note(.over)
    }

    private func note(_ event: DispatchEvent) { library.exclusively { events.append(event) } }

    private func perform(_ steps: [DispatchProgram.Step]) {
        for step in steps { perform(step) }
    }

    private func perform(_ step: DispatchProgram.Step) {
        switch step {
        case .push(let block): push(block)
        case .suspend(let queue):
            library.suspend(queues[queue])
            note(.suspended(queue))
        case .resume(let queue):
            note(.resuming(queue))
            if program.queues[queue].isInactive {
                library.activate(queues[queue])
            } else {
                library.resume(queues[queue])
            }
        case .wait(let semaphore):
            library.wait(semaphores[semaphore])
            note(.waited(semaphore))
        case .signal(let semaphore):
            note(.signalling(semaphore))
            library.signal(semaphores[semaphore])
        case .rest: library.rest()
        }
    }

    private func push(_ block: DispatchProgram.Block) {
        let queue = queues[block.queue]
        if case .item(isCancelled: true) = block.way {} else { library.enter(all) }
        note(.pushing(block.id))
        switch block.way {
        case .async:
            library.async(queue, isBarrier: block.isBarrier, block.group.map { groups[$0] }) { self.run(block) }
        case .sync: library.sync(queue, isBarrier: block.isBarrier) { self.run(block) }
        case .item(let isCancelled):
            library.item(queue, isBarrier: block.isBarrier, isCancelled: isCancelled) { self.run(block) }
        case .notify(let group): library.notify(groups[group], on: queue) { self.run(block) }
        }
        note(.pushed(block.id))
    }

    private func run(_ block: DispatchProgram.Block) {
        note(.began(block.id, number: library.number()))
        perform(block.steps)
        note(.ended(block.id))
        library.leave(all)
    }
}
