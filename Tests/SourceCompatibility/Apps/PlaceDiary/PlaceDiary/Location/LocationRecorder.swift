// swift-format-ignore-file
//
//  LocationRecorder.swift
//  PlaceDiary
//

import Combine
import CoreLocation
import Foundation
import os

@MainActor
final class LocationRecorder: ObservableObject {
    enum State: Equatable {
        case off
        case recording
        case denied
    }

    @Published private(set) var state: State = .off
    @Published private(set) var lastLocation: CLLocation?

    private let diary: Diary
    private let track: TrackStore
    private var unsaved: [CLLocation] = []
    private var lastKept: CLLocation?
    private let logger = Logger(subsystem: "com.example.PlaceDiary", category: "location")
    private var updates: Task<Void, Never>?
    private var background: CLBackgroundActivitySession?
    private var session: CLServiceSession?
    private var stationary = StationaryDetector()

    private var wantsRecording: Bool {
        get { UserDefaults.standard.bool(forKey: "wantsRecording") }
        set { UserDefaults.standard.set(newValue, forKey: "wantsRecording") }
    }

    init(diary: Diary, track: TrackStore) {
        self.diary = diary
        self.track = track
    }

    /// To be called at each launch: a session that was there must be made again at once.
    func resumeIfNeeded() {
        if wantsRecording {
            start()
        }
    }

    func start() {
        guard updates == nil else { return }
        wantsRecording = true
        session = CLServiceSession(authorization: .whenInUse)
        background = CLBackgroundActivitySession()
        state = .recording
        updates = Task { [weak self] in
            do {
                for try await update in CLLocationUpdate.liveUpdates(.fitness) {
                    guard let self, !Task.isCancelled else { break }
                    self.take(update)
                }
            } catch {
                self?.logger.error("\(error.localizedDescription)")
            }
        }
    }

    func stop() {
        wantsRecording = false
        updates?.cancel()
        updates = nil
        background?.invalidate()
        background = nil
        session?.invalidate()
        session = nil
        state = .off
        flush()
        diary.leave(at: .now)
    }

    /// Positions go to the store by twenties; who stands still leaves no more of them.
    private func remember(_ location: CLLocation) {
        if let lastKept, location.distance(from: lastKept) < 5 { return }
        lastKept = location
        unsaved.append(location)
        if unsaved.count >= 20 {
            flush()
        }
    }

    private func flush() {
        guard !unsaved.isEmpty else { return }
        track.keep(unsaved)
        unsaved.removeAll()
    }

    private func take(_ update: CLLocationUpdate) {
        if update.authorizationDenied {
            state = .denied
            return
        }
        guard let location = update.location else { return }
        state = .recording
        lastLocation = location
        remember(location)
        switch stationary.add(location) {
        case .arrived:
            diary.arrive(at: location)
        case .departed:
            diary.leave(at: location.timestamp)
        case nil:
            break
        }
    }
}

/// Tells from a stream of positions when somebody stands still.
nonisolated struct StationaryDetector {
    enum Event {
        case arrived
        case departed
    }

    var radius: CLLocationDistance = 50
    var time: Duration = .seconds(120)

    private var anchor: CLLocation?
    private var isStationary = false

    init() {}

    mutating func add(_ location: CLLocation) -> Event? {
        guard let anchor, location.distance(from: anchor) <= radius else {
            let wasStationary = isStationary
            anchor = location
            isStationary = false
            return wasStationary ? .departed : nil
        }
        let elapsed = Duration.seconds(location.timestamp.timeIntervalSince(anchor.timestamp))
        guard !isStationary, elapsed >= time else { return nil }
        isStationary = true
        return .arrived
    }
}
