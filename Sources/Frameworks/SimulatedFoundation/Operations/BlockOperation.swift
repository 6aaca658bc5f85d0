import BackgroundRuntime

/// An operation made of blocks, which run beside one another where they block. It is over when all have returned.
open class BlockOperation: Operation, @unchecked Sendable {
    /// The blocks, in the order in which they were added.
    open private(set) var executionBlocks: [@Sendable () -> Void] = []

    /// An operation without blocks.
    public override init() {}

    /// An operation that runs `block`.
    @preconcurrency
    public convenience init(block: @escaping @Sendable () -> Void) {
        self.init()
        addExecutionBlock(block)
    }

    /// Adds a block. Once the operation has begun that is an exception.
    @preconcurrency
    open func addExecutionBlock(_ block: @escaping @Sendable () -> Void) {
        guard !isExecuting, !isFinished else {
            SimulatedApp.raise("\(waitDescription) got a block after it had begun")
        }
        executionBlocks.append(block)
    }

    open override func main() {
        let blocks = executionBlocks
        guard blocks.count > 1, AppProcess.current != nil else { return blocks.forEach { $0() } }
        let others = DispatchGroup()
        for block in blocks.dropFirst() {
            others.enter()
            DispatchQueue.global().submit {
                block()
                others.leave()
            }
        }
        blocks[0]()
        others.wait()
    }

    override func forgetClosures() {
        super.forgetClosures()
        executionBlocks = []
    }
}
