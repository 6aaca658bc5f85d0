// swift-format-ignore-file
//
//  Int+Minutes.swift
//  Listening
//

public extension Int {

    var spelledMinutes: String {
        self == 1 ? "1 minute" : "\(self) minutes"
    }
}
