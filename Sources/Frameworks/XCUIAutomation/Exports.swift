@_exported import SimulatedFoundation
import VigilProgramImage

// What a UI test imports by the one word XCTest: the machine's, with Foundation as the simulation has it. Each name by
// itself, since the whole module would bring the machine's Foundation along.
@_exported import struct QuartzCore.CGVector
@_exported import func XCTest.XCTAssert
@_exported import func XCTest.XCTAssertEqual
@_exported import func XCTest.XCTAssertFalse
@_exported import func XCTest.XCTAssertGreaterThan
@_exported import func XCTest.XCTAssertGreaterThanOrEqual
@_exported import func XCTest.XCTAssertIdentical
@_exported import func XCTest.XCTAssertLessThan
@_exported import func XCTest.XCTAssertLessThanOrEqual
@_exported import func XCTest.XCTAssertNil
@_exported import func XCTest.XCTAssertNoThrow
@_exported import func XCTest.XCTAssertNotEqual
@_exported import func XCTest.XCTAssertNotIdentical
@_exported import func XCTest.XCTAssertNotNil
@_exported import func XCTest.XCTAssertThrowsError
@_exported import func XCTest.XCTAssertTrue
@_exported import func XCTest.XCTFail
@_exported import struct XCTest.XCTSkip
@_exported import func XCTest.XCTSkipIf
@_exported import func XCTest.XCTSkipUnless
@_exported import func XCTest.XCTUnwrap

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemCode.register(in: $0, ["MachineXCTest"]) }
