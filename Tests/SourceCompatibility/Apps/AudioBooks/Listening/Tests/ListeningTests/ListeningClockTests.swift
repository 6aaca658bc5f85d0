// swift-format-ignore-file
//
//  ListeningClockTests.swift
//  ListeningTests
//

import XCTest
@testable import Listening

final class ListeningClockTests: XCTestCase {

    func testAddsUp() {
        var date = Date(timeIntervalSinceReferenceDate: 0)
        let clock = ListeningClock(now: { date })
        for _ in 1...3 {
            clock.start()
            date.addTimeInterval(40)
            clock.stop()
        }
        XCTAssertEqual(clock.minutes, 2)
    }
}
