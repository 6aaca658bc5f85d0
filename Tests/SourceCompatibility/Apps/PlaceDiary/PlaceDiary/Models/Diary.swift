// swift-format-ignore-file
//
//  Diary.swift
//  PlaceDiary
//

import Combine
import CoreLocation
import Foundation

/// Where somebody was, and for how long.
@MainActor
final class Diary: ObservableObject {
    @Published private(set) var entries: [DiaryEntry] = []
    @Published private(set) var lastError: String?

    private let archive: DiaryArchive

    init(fileName: String) {
        archive = DiaryArchive(url: URL.documentsDirectory.appending(path: fileName))
    }

    var today: [DiaryEntry] {
        entries.filter { Calendar.current.isDateInToday($0.arrival) }
    }

    // MARK: - Visits

    /// Somebody stands still.
    func arrive(at location: CLLocation) {
        if let current = entries.last, current.departure == nil {
            guard location.distance(from: current.place.location) > 100 else { return }
            leave(at: location.timestamp)
        }
        entries.append(DiaryEntry(arrival: location.timestamp, place: .init(location)))
        print("arrived at place \(entries.count)")
    }

    /// Somebody goes on.
    func leave(at date: Date) {
        guard var current = entries.popLast() else { return }
        if current.departure == nil {
            current.departure = date
            print("left place \(entries.count + 1) after \(Int(date.timeIntervalSince(current.arrival) / 60)) min")
        }
        entries.append(current)
    }

    func setNote(_ note: String, of entry: DiaryEntry) {
        guard let index = entries.firstIndex(where: { $0.id == entry.id }) else { return }
        entries[index].note = note
    }

    func delete(at offsets: IndexSet) {
        for index in offsets.reversed() {
            entries.remove(at: index)
        }
    }

    // MARK: - File

    func load() async {
        do {
            entries = try await archive.read()
        } catch CocoaError.fileReadNoSuchFile {
            entries = []
        } catch {
            lastError = error.localizedDescription
        }
    }

    func save() async {
        do {
            try await archive.write(entries)
            print("saved \(entries.count) places")
        } catch {
            lastError = error.localizedDescription
        }
    }
}

actor DiaryArchive {
    private let url: URL

    init(url: URL) {
        self.url = url
    }

    func read() throws -> [DiaryEntry] {
        try JSONDecoder().decode([DiaryEntry].self, from: Data(contentsOf: url))
    }

    func write(_ entries: [DiaryEntry]) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(entries).write(to: url, options: [.atomic, .completeFileProtectionUntilFirstUserAuthentication])
    }
}
