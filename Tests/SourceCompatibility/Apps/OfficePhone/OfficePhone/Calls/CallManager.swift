// swift-format-ignore-file
//
//  CallManager.swift
//  OfficePhone
//

import Foundation
import CallKit

final class CallManager: NSObject {

    var callsChangedHandler: (() -> Void)?
    private(set) var calls: [Call] = []

    private let callController = CXCallController()
    private let callObserver = CXCallObserver()

    override init() {
        super.init()
        callObserver.setDelegate(self, queue: nil)
    }

    func callWithUUID(uuid: UUID) -> Call? {
        calls.first(where: { $0.uuid == uuid })
    }

    func add(call: Call) {
        calls.append(call)
        call.stateChanged = { [weak self] in
            self?.callsChangedHandler?()
        }
        callsChangedHandler?()
    }

    func remove(call: Call) {
        calls.removeAll { $0 === call }
        callsChangedHandler?()
    }

    func removeAllCalls() {
        calls.removeAll()
        callsChangedHandler?()
    }

    // MARK: - Actions of the user

    func startCall(handle: String, videoEnabled: Bool) {
        let handle = CXHandle(type: .phoneNumber, value: handle)
        let action = CXStartCallAction(call: UUID(), handle: handle)
        action.isVideo = videoEnabled
        requestTransaction(CXTransaction(action: action))
    }

    func end(call: Call) {
        requestTransaction(CXTransaction(action: CXEndCallAction(call: call.uuid)))
    }

    func setHeld(call: Call, onHold: Bool) {
        let transaction = CXTransaction()
        transaction.addAction(CXSetHeldCallAction(call: call.uuid, onHold: onHold))
        requestTransaction(transaction)
    }

    private func requestTransaction(_ transaction: CXTransaction) {
        callController.request(transaction) { error in
            if let error = error {
                print("Error requesting transaction: \(error)")
            } else {
                print("Requested transaction successfully")
            }
        }
    }
}

// MARK: - CXCallObserverDelegate

extension CallManager: CXCallObserverDelegate {

    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall) {
        if call.hasEnded {
            print("the system says that a call is over")
        }
    }
}
