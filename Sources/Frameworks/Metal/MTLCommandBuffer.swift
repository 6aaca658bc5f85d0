import BackgroundRuntime
import VigilGraphics

/// The graphics processor of the device.
///
/// - Returns: always one: every phone that Vigil simulates with Metal has one.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? {
    SimulatedApp.require(.symbol("MTLCreateSystemDefaultDevice", .iOS(8)))
    return SimulatedGPU()
}

public protocol MTLDevice: AnyObject, Sendable {
    var name: String { get }
    /// Makes a queue of command buffers.
    func makeCommandQueue() -> (any MTLCommandQueue)?
    /// Makes a queue of command buffers.
    func makeCommandQueue(maxCommandBufferCount: Int) -> (any MTLCommandQueue)?
}

/// A queue of command buffers, which run in the order in which they are committed.
public protocol MTLCommandQueue: AnyObject, Sendable {
    /// A name for the app's own use.
    var label: String? { get set }
    /// The graphics processor that works for it.
    var device: any MTLDevice { get }
    /// Makes a command buffer.
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

/// How far a command buffer has come.
public enum MTLCommandBufferStatus: UInt, Sendable {
    /// Neither enqueued nor committed.
    case notEnqueued = 0
    /// It has its place in the queue.
    case enqueued = 1
    /// It waits for the graphics processor.
    case committed = 2
    /// The graphics processor has it.
    case scheduled = 3
    case completed = 4
    /// It failed: see its error.
    case error = 5
}

/// The domain of the errors of command buffers.
public let MTLCommandBufferErrorDomain = "MTLCommandBufferErrorDomain"

/// Called with a command buffer.
public typealias MTLCommandBufferHandler = @Sendable (any MTLCommandBuffer) -> Void

/// Commands for the graphics processor. Here it is a time in which that works.
public protocol MTLCommandBuffer: AnyObject, Sendable {
    /// A name for the app's own use.
    var label: String? { get set }
    /// The queue that it belongs to.
    var commandQueue: any MTLCommandQueue { get }
    /// How far it has come.
    var status: MTLCommandBufferStatus { get }
    /// Why it failed: in the background with the code 7; nil if it did not.
    var error: (any Error)? { get }
    /// Gives it a place in its queue.
    func enqueue()
    /// Hands it to the graphics processor.
    func commit()
    /// Calls a closure, on a thread of Metal's own, once it was done or failed. To be added before it is committed.
    func addCompletedHandler(_ block: @escaping MTLCommandBufferHandler)
    /// Calls a closure, on a thread of Metal's own, once the graphics processor has it. To be added before it is committed.
    func addScheduledHandler(_ block: @escaping MTLCommandBufferHandler)
    /// Waits, with the calling thread, until it was done or failed.
    func waitUntilCompleted()
    /// Waits until it was done or failed.
    func completed() async
}

private final class SimulatedGPU: MTLDevice {
    let name = "Vigil GPU"

    func makeCommandQueue() -> (any MTLCommandQueue)? { SimulatedCommandQueue(self) }

    func makeCommandQueue(maxCommandBufferCount: Int) -> (any MTLCommandQueue)? { makeCommandQueue() }
}

private final class SimulatedCommandQueue: MTLCommandQueue, @unchecked Sendable {
    var label: String?
    let device: any MTLDevice

    init(_ device: any MTLDevice) { self.device = device }

    func makeCommandBuffer() -> (any MTLCommandBuffer)? { SimulatedCommandBuffer(self) }
}

/// Used by the threads of one app, one at a time.
private final class SimulatedCommandBuffer: MTLCommandBuffer, @unchecked Sendable {
    var label: String?
    let commandQueue: any MTLCommandQueue
    private(set) var status = MTLCommandBufferStatus.notEnqueued
    private(set) var error: (any Error)?
    private var scheduledHandlers: [MTLCommandBufferHandler] = []
    private var completedHandlers: [MTLCommandBufferHandler] = []
    private let end = DispatchGroup()

    init(_ queue: any MTLCommandQueue) {
        commandQueue = queue
        end.enter()
    }

    func enqueue() { if status == .notEnqueued { status = .enqueued } }

    func addScheduledHandler(_ block: @escaping MTLCommandBufferHandler) {
        checkIsOpen("addScheduledHandler")
        scheduledHandlers.append(block)
    }

    func addCompletedHandler(_ block: @escaping MTLCommandBufferHandler) {
        checkIsOpen("addCompletedHandler")
        completedHandlers.append(block)
    }

    private func checkIsOpen(_ name: String) {
        guard status == .notEnqueued || status == .enqueued else {
            let process = SimulatedApp.process(for: name)
            process.raise("\(name) of a command buffer that was committed", rule: LifecycleRules.terminateCrash)
        }
    }

    func commit() {
        checkIsOpen("commit()")
        let process = SimulatedApp.process(for: "MTLCommandBuffer.commit()")
        status = .scheduled
        call(scheduledHandlers, in: process)
        process.device.requiredService(GraphicsService.self).submit(.metal, in: process) { [self] in
            finish($0, in: process)
        }
    }

    private func finish(_ failure: GraphicsError?, in process: AppProcess) {
        status = failure == nil ? .completed : .error
        error = failure.map { failure in
            NSError(
                domain: MTLCommandBufferErrorDomain, code: failure.code,
                userInfo: [NSLocalizedDescriptionKey: failure.text])
        }
        call(completedHandlers, in: process)
        end.leave()
        (scheduledHandlers, completedHandlers) = ([], [])
    }

    private func call(_ handlers: [MTLCommandBufferHandler], in process: AppProcess) {
        guard !handlers.isEmpty, process.state != .notRunning else { return }
        let thread = process.makeThread("com.Metal.CompletionQueueDispatch")
        process.deliver(on: thread) { [self] in
            for handler in handlers { handler(self) }
            process.removeThread(thread)
        }
    }

    func waitUntilCompleted() { end.wait() }

    func completed() async {
        await withCheckedContinuation { continuation in end.notify(queue: .global()) { continuation.resume() } }
    }
}
