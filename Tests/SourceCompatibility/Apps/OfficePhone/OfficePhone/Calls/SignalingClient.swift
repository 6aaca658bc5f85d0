// swift-format-ignore-file
//
//  SignalingClient.swift
//  OfficePhone
//

import CallKit
import Foundation

/// Tells the server what becomes of calls.
final class SignalingClient {

    private var timers: [UUID: Timer] = [:]
    private let session = URLSession(configuration: .ephemeral)

    func connect(call: UUID, ended: @escaping (CXCallEndedReason) -> Void) {
        let timer = Timer.scheduledTimer(withTimeInterval: 45, repeats: false) { [weak self] _ in
            self?.timers[call] = nil
            ended(.unanswered)
        }
        timer.tolerance = 1
        timers[call] = timer
    }

    func accept(_ call: UUID) {
        timers.removeValue(forKey: call)?.invalidate()
        send("accept", call)
    }

    func hangUp(_ call: UUID) {
        timers.removeValue(forKey: call)?.invalidate()
        send("hangup", call)
    }

    func disconnect() {
        timers.values.forEach { $0.invalidate() }
        timers.removeAll()
        print("no line")
    }

    private func send(_ verb: String, _ call: UUID) {
        var request = URLRequest(url: URL(string: "https://phone.example.com/calls/\(verb)")!)
        request.httpMethod = "POST"
        request.httpBody = try? JSONEncoder().encode(["call": call.uuidString])
        session.dataTask(with: request) { _, response, error in
            let status = (response as? HTTPURLResponse)?.statusCode
            print("\(verb): \(status.map(String.init) ?? error?.localizedDescription ?? "?")")
        }.resume()
    }
}
