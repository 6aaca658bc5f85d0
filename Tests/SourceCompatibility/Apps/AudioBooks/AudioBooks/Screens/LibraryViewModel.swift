// swift-format-ignore-file
//
//  LibraryViewModel.swift
//  AudioBooks
//

import Foundation
import Combine
import Listening

final class LibraryViewModel: ObservableObject {

    @Published private(set) var rows: [Book] = []
    @Published private(set) var playing = ""

    let library: Library
    private let player: BookPlayer
    private let sleepTimer: SleepTimer
    private var cancellables = Set<AnyCancellable>()
    private var listening: NSKeyValueObservation?

    init(library: Library, player: BookPlayer, sleepTimer: SleepTimer) {
        self.library = library
        self.player = player
        self.sleepTimer = sleepTimer
        library.results
            .assign(to: &$rows)
        player.$book
            .map { $0.map { "Now: \($0.title)" } ?? "" }
            .assign(to: \.playing, on: self)
            .store(in: &cancellables)
        player.finished
            .sink { print("finished: \($0.title)") }
            .store(in: &cancellables)
        listening = player.clock.observe(\.minutes, options: [.old, .new]) { _, change in
            guard let minutes = change.newValue, minutes != change.oldValue else { return }
            print("listened for \(minutes.spelledMinutes)")
        }
    }

    func select(_ book: Book) {
        player.play(book)
        sleepTimer.minutes = 20
    }
}
