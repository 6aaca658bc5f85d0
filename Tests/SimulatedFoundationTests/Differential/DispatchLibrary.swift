/// The calls that a program makes, of the simulated library or of the machine's own.
protocol DispatchLibrary: Sendable {
    associatedtype Queue: Sendable
    associatedtype Group: Sendable
    associatedtype Semaphore: Sendable

    func makeQueue(_ label: String, isConcurrent: Bool, isInactive: Bool, target: Queue?, number: Int) -> Queue
    func makeGroup() -> Group
    func makeSemaphore() -> Semaphore
    func async(_ queue: Queue, isBarrier: Bool, _ group: Group?, _ body: @escaping @Sendable () -> Void)
    func sync(_ queue: Queue, isBarrier: Bool, _ body: @escaping @Sendable () -> Void)
    func item(_ queue: Queue, isBarrier: Bool, isCancelled: Bool, _ body: @escaping @Sendable () -> Void)
    func suspend(_ queue: Queue)
    func resume(_ queue: Queue)
    func activate(_ queue: Queue)
    func notify(_ group: Group, on queue: Queue, _ body: @escaping @Sendable () -> Void)
    func enter(_ group: Group)
    func leave(_ group: Group)
    func wait(_ group: Group)
    func wait(_ semaphore: Semaphore)
    func signal(_ semaphore: Semaphore)
    /// What the queue of the calling code says of itself.
    func number() -> Int?
    func rest()
    func exclusively(_ body: () -> Void)
}
