/// Something that a test waits for.
open class XCTestExpectation: NSObject, @unchecked Sendable {
    public let expectationDescription: String
    /// Whether it is not to happen.
    open var isInverted = false
    /// How often it has to happen.
    open var expectedFulfillmentCount = 1
    /// Whether it fails the test to happen more often.
    open var assertForOverFulfill = false
    private(set) var count = 0
    /// Whose turn it was, for an order.
    private(set) var place: Int?
    nonisolated(unsafe) private static var lastPlace = 0

    /// Something that is said by ``fulfill()``.
    public init(description: String = "no description provided") { expectationDescription = description }

    open func fulfill() {
        count += 1
        if count == expectedFulfillmentCount {
            Self.lastPlace += 1
            place = Self.lastPlace
        } else if count > expectedFulfillmentCount, assertForOverFulfill {
            TestFailure.record("API violation - multiple calls made to fulfill() for \(expectationDescription)")
        }
    }

    /// Whether it has happened as often as it has to.
    var isFulfilled: Bool { count >= expectedFulfillmentCount }

    /// Looks whether it has happened.
    func look() {}
}

/// Something that is so once an object meets a condition.
open class XCTNSPredicateExpectation: XCTestExpectation, @unchecked Sendable {
    public let predicate: NSPredicate
    /// Who is to meet it.
    public let object: Any?
    /// Asked once it is met: false where it is not enough.
    open var handler: (() -> Bool)?

    /// Something that is so once `object` meets `predicate`.
    public init(predicate: NSPredicate, object: Any?) {
        (self.predicate, self.object) = (predicate, object)
        super.init(description: "Expect predicate `\(predicate.predicateFormat)` for object \(object ?? "nil")")
    }

    override func look() {
        guard !isFulfilled, predicate.evaluate(with: object), handler?() ?? true else { return }
        fulfill()
    }
}

/// Something that is so once a value of an object is as asked.
open class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
    /// The path of the value.
    public let keyPath: String
    /// Whose value it is.
    public let observedObject: Any
    /// What it has to be; nil for any.
    public let expectedValue: Any?

    /// Something that is so once the value is as asked.
    public init(keyPath: String, object: Any, expectedValue: Any? = nil) {
        (self.keyPath, observedObject, self.expectedValue) = (keyPath, object, expectedValue)
        super.init(description: "Expect value of '\(keyPath)' of \(object)")
    }

    override func look() {
        guard !isFulfilled else { return }
        let condition =
            expectedValue.map { NSPredicate(format: "%K == %@", argumentArray: [keyPath, $0]) }
            ?? NSPredicate(format: "%K != nil", argumentArray: [keyPath])
        if condition.evaluate(with: observedObject) { fulfill() }
    }
}

/// Waits, in the phone's time.
open class XCTWaiter: NSObject {
    /// What came of a wait.
    public enum Result: Int, Sendable {
        case completed = 1
        /// The time was over before.
        case timedOut = 2
        /// It happened in another order.
        case incorrectOrder = 3
        /// What was not to happen did.
        case invertedFulfillment = 4
        /// Another wait ended before.
        case interrupted = 5
    }

    /// What was waited for and has happened.
    public private(set) var fulfilledExpectations: [XCTestExpectation] = []

    public override init() { super.init() }

    /// Waits until all have happened, for at most `timeout` seconds of the phone's time.
    open func wait(
        for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false
    ) -> Result {
        let wanted = expectations.filter { !$0.isInverted }
        let unwanted = expectations.filter(\.isInverted)
        let isDone = UITestRun.current.wait(upTo: timeout) {
            for expectation in expectations { expectation.look() }
            if unwanted.contains(where: \.isFulfilled) { return true }
            // What is not to happen has the whole time not to.
            return unwanted.isEmpty && wanted.allSatisfy(\.isFulfilled)
        }
        fulfilledExpectations = expectations.filter(\.isFulfilled)
        if unwanted.contains(where: \.isFulfilled) { return .invertedFulfillment }
        guard isDone || wanted.allSatisfy(\.isFulfilled) else { return .timedOut }
        let places = wanted.compactMap(\.place)
        return enforceOrder && places != places.sorted() ? .incorrectOrder : .completed
    }

    /// Waits until all have happened, for at most `timeout` seconds of the phone's time.
    open class func wait(
        for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false
    ) -> Result {
        XCTWaiter().wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder)
    }

    /// What a failed wait says.
    static func failure(of expectations: [XCTestExpectation], after timeout: TimeInterval) -> String {
        if let unwanted = expectations.first(where: { $0.isInverted && $0.isFulfilled }) {
            return "Fulfilled inverted expectation \"\(unwanted.expectationDescription)\""
        }
        let missing = expectations.filter { !$0.isInverted && !$0.isFulfilled }.map(\.expectationDescription)
        guard !missing.isEmpty else { return "Failed due to expectation fulfilled in incorrect order" }
        return "Asynchronous wait failed: Exceeded timeout of \(timeout) seconds, with unfulfilled expectations: "
            + missing.map { "\"\($0)\"" }.joined(separator: ", ")
    }
}

/// What went wrong with a wait.
public struct XCTestError: Error, Hashable, Sendable {
    /// What kind of error it is.
    public enum Code: Int, Sendable {
        /// The time was over before.
        case timeoutWhileWaiting = 0
        /// Something failed while waiting.
        case failureWhileWaiting = 1
    }

    /// What kind of error it is.
    public let code: Code

    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
}
