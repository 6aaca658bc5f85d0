import XCTest

// XCTest's own types by other names: whoever declares one of the same name cannot name its class otherwise, since the
// module and a class in it are called the same.

/// What a class of tests inherits on the computer, where no app runs.
public typealias MachineTestCase = XCTestCase

/// Records a failure of the running test.
///
/// - Parameters:
///   - message: what went wrong.
///   - file: where, as a path.
///   - line: the line there.
package func recordFailure(_ message: String, file: StaticString, line: UInt) {
    XCTFail(message, file: file, line: line)
}
