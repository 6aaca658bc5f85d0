// swift-format-ignore-file
//
//  Call.swift
//  OfficePhone
//

import Foundation

enum CallState {
    case connecting
    case active
    case held
    case ended
}

final class Call {

    let uuid: UUID
    let outgoing: Bool
    let handle: String

    var state: CallState = .ended {
        didSet {
            stateChanged?()
        }
    }

    var connectedState: Date?
    var stateChanged: (() -> Void)?

    init(uuid: UUID, outgoing: Bool = false, handle: String) {
        self.uuid = uuid
        self.outgoing = outgoing
        self.handle = handle
    }

    func answer() {
        state = .active
        connectedState = Date()
    }

    func end() {
        state = .ended
    }

    var duration: TimeInterval {
        connectedState.map { Date().timeIntervalSince($0) } ?? 0
    }
}
