// swift-format-ignore-file
//
//  NSLocking+Locked.swift
//  SpeedMeter
//

import Foundation

internal extension NSLocking {

    func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }
}
