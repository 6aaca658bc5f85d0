// swift-format-ignore-file
//
//  LibraryViewModel.swift
//  AudioBooks
//

import Foundation
import Combine

final class LibraryViewModel: ObservableObject {

    @Published private(set) var rows: [Book] = []
    @Published private(set) var playing = ""

    let library: Library
    private let player: BookPlayer
    private let sleepTimer: SleepTimer
    private var cancellables = Set<AnyCancellable>()

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
    }

    func select(_ book: Book) {
        player.play(book)
        sleepTimer.minutes = 20
    }
}
