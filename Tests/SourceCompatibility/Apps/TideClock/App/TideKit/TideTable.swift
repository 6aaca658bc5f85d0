// swift-format-ignore-file
//
//  TideTable.swift
//  TideKit
//

import Almanac
import Foundation

public struct TideTable: Codable {

    public let station: String
    /// In metres above chart datum.
    public let highs: [Double]
    /// The age of the moon, in days.
    public let moonAge: Double

    public var summary: String {
        let heights = highs.map { String(format: "%.1f m", $0) }.joined(separator: ", ")
        #if SPRING_TIDES
        let kind = Moon(age: moonAge).phase.bringsSpringTide ? "spring tide" : "no spring tide"
        return "\(station): \(heights) (\(kind))"
        #else
        return "\(station): \(heights)"
        #endif
    }
}
