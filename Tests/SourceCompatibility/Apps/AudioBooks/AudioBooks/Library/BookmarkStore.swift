// swift-format-ignore-file
//
//  BookmarkStore.swift
//  AudioBooks
//

import Foundation
import Combine

final class BookmarkStore {

    private let changes = PassthroughSubject<(book: String, bookmark: Bookmark), Never>()
    private var bookmarks: [String: Bookmark]
    private var cancellable: AnyCancellable?
    private let defaults: UserDefaults

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
        bookmarks = defaults.data(forKey: "bookmarks")
            .flatMap { try? PropertyListDecoder().decode([String: Bookmark].self, from: $0) } ?? [:]
        cancellable = changes
            .handleEvents(receiveOutput: { [weak self] in self?.bookmarks[$0.book] = $0.bookmark })
            .throttle(for: .seconds(60), scheduler: DispatchQueue.main, latest: true)
            .sink { [weak self] _ in self?.flush() }
    }

    func set(_ bookmark: Bookmark, for book: Book) {
        changes.send((book.id, bookmark))
    }

    subscript(book: Book) -> Bookmark? {
        bookmarks[book.id]
    }

    func flush() {
        guard let data = try? PropertyListEncoder().encode(bookmarks) else { return }
        defaults.set(data, forKey: "bookmarks")
    }
}
