// Measurements: how fast a computer runs the simulation says nothing about a phone. What is measured is run once, and the
// test says so.

/// Something that is measured.
public protocol XCTMetric {}

/// How long the launch of an app takes: not measured here.
public struct XCTApplicationLaunchMetric: XCTMetric, Sendable {
    /// The time until the app answers.
    public init(waitUntilResponsive: Bool = false) {}
}
/// The time of a clock: not measured here.
public struct XCTClockMetric: XCTMetric, Sendable { public init() {} }
/// The time of the processor: not measured here.
public struct XCTCPUMetric: XCTMetric, Sendable { public init() {} }
/// Memory: not measured here.
public struct XCTMemoryMetric: XCTMetric, Sendable { public init() {} }
/// Storage: not measured here.
public struct XCTStorageMetric: XCTMetric, Sendable { public init() {} }
/// What signposts mark: not measured here.
public struct XCTOSSignpostMetric: XCTMetric, Sendable {
    /// From the tap on its icon until the app answers.
    public static let applicationLaunch = XCTOSSignpostMetric()
    /// How smoothly a list comes to rest.
    public static let scrollDecelerationMetric = XCTOSSignpostMetric()
}

/// How something is measured.
open class XCTMeasureOptions: NSObject {
    /// How often it is run: once here.
    open var iterationCount = 5
    /// Those of a test that says nothing.
    open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}

extension XCTestCase {
    /// Runs a block once, and says that nothing is measured.
    public func measure(metrics: [any XCTMetric], block: () -> Void) {
        measure(metrics: metrics, options: .default, block: block)
    }

    /// Runs a block once, and says that nothing is measured.
    public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
        let names = metrics.map { "\(type(of: $0))" }.joined(separator: ", ")
        Swift.print(
            "\(name): \(names): not measured, how fast a computer runs this says nothing about a phone; run once")
        block()
    }
}
