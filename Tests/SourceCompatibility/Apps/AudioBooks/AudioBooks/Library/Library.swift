// swift-format-ignore-file
//
//  Library.swift
//  AudioBooks
//

import Foundation
import Combine

protocol LibraryLoader {
    func books() -> AnyPublisher<[Book], Error>
}

struct BundledLoader: LibraryLoader {

    private static let json = """
    [
      { "id": "sea", "title": "A book about the sea", "chapters": [
        { "number": 1, "duration": 600, "url": "https://books.example.com/sea/1.m4a#duration=600" },
        { "number": 2, "duration": 900, "url": "https://books.example.com/sea/2.m4a#duration=900" } ] },
      { "id": "hills", "title": "A book about hills", "chapters": [
        { "number": 1, "duration": 300, "url": "https://books.example.com/hills/1.m4a#duration=300" } ] }
    ]
    """

    func books() -> AnyPublisher<[Book], Error> {
        Just(Data(Self.json.utf8))
            .decode(type: [Book].self, decoder: JSONDecoder())
            .eraseToAnyPublisher()
    }
}

final class Library: ObservableObject {

    @Published private(set) var books: [Book] = []
    @Published var searchText = ""
    @Published private(set) var failure: String?

    private let loader: LibraryLoader
    private var cancellables: Set<AnyCancellable> = []

    init(loader: LibraryLoader) {
        self.loader = loader
    }

    func load() {
        loader.books()
            .retry(1)
            .receive(on: DispatchQueue.main)
            .sink(receiveCompletion: { [weak self] completion in
                if case .failure(let error) = completion {
                    self?.failure = error.localizedDescription
                }
            }, receiveValue: { [weak self] books in
                self?.books = books.sorted { $0.title < $1.title }
            })
            .store(in: &cancellables)
    }

    /// The books whose titles have what is looked for.
    var results: AnyPublisher<[Book], Never> {
        $searchText
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .removeDuplicates()
            .combineLatest($books)
            .map { text, books in
                text.isEmpty ? books : books.filter { $0.title.localizedCaseInsensitiveContains(text) }
            }
            .eraseToAnyPublisher()
    }
}
