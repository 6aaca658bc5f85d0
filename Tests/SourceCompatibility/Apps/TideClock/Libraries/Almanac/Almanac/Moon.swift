// swift-format-ignore-file
//
//  Moon.swift
//  Almanac
//

import Foundation

public struct Moon {

    public enum Phase: CaseIterable {
        case new, firstQuarter, full, lastQuarter

        public var bringsSpringTide: Bool { self == .new || self == .full }
    }

    /// In days since the moon was new.
    public let age: Double

    public init(age: Double) {
        self.age = age
    }

    public var phase: Phase {
        let quarters = Int((age / 29.53 * 4).rounded()) % 4
        return Phase.allCases[quarters]
    }
}
