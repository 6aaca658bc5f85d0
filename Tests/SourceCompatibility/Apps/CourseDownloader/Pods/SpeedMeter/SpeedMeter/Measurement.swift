// swift-format-ignore-file
//
//  Measurement.swift
//  SpeedMeter
//

import Foundation

public extension SpeedMeter {

    /// How much came, and in what time.
    struct Measurement {
        public let bytes: Int64
        public let duration: TimeInterval

        public var bytesPerSecond: Double {
            return duration > 0 ? Double(bytes) / duration : 0
        }
    }
}

extension SpeedMeter.Measurement: CustomStringConvertible {

    public var description: String {
        return String(format: "%.1f MB in %.0f s: %.1f kB/s", Double(bytes) / 1_000_000, duration, bytesPerSecond / 1_000)
    }
}
