// swift-format-ignore-file
//
//  SpeedMeter.swift
//  SpeedMeter
//

import Foundation

#if os(iOS) || os(tvOS)
import UIKit
#elseif os(OSX)
import AppKit
#endif

@objc public protocol SpeedMeterDelegate: NSObjectProtocol {
    @objc optional func speedMeter(_ meter: SpeedMeter, didBegin identifier: String)
    @objc optional func speedMeter(_ meter: SpeedMeter, didMeasure identifier: String, bytesPerSecond: Double)
}

/// Measures transfers, also those that outlive the app: when each began stands in the defaults.
open class SpeedMeter: NSObject {

    public static let version = "1.2.1"

    open weak var delegate: SpeedMeterDelegate?
    public let name: String

    fileprivate let defaults: UserDefaults
    fileprivate let lock = NSRecursiveLock()

    @objc public init(name: String, defaults: UserDefaults = .standard) {
        self.name = name
        self.defaults = defaults
        super.init()
    }

    fileprivate var key: String {
        return "SpeedMeter." + name
    }

    fileprivate var beginnings: [String: Double] {
        get { return defaults.dictionary(forKey: key) as? [String: Double] ?? [:] }
        set { defaults.set(newValue, forKey: key) }
    }

    /// The transfers that go on.
    open var running: [String] {
        return lock.locked { beginnings.keys.sorted() }
    }

    open func begin(_ identifier: String, at date: Date = Date()) {
        lock.locked {
            beginnings[identifier] = date.timeIntervalSinceReferenceDate
        }
        delegate?.speedMeter?(self, didBegin: identifier)
    }

    @discardableResult
    open func end(_ identifier: String, bytes: Int64, at date: Date = Date()) -> Measurement? {
        let beginning: Double? = lock.locked { beginnings.removeValue(forKey: identifier) }
        guard let start = beginning else { return nil }
        let measurement = Measurement(bytes: bytes, duration: date.timeIntervalSinceReferenceDate - start)
        delegate?.speedMeter?(self, didMeasure: identifier, bytesPerSecond: measurement.bytesPerSecond)
        return measurement
    }
}
