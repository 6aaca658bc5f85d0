// swift-format-ignore-file
//
//  ArticleStore.swift
//  DailyNews
//

import UIKit

final class ArticleStore {

    static let didChangeNotification = Notification.Name("ArticleStoreDidChange")

    private let client: NewsClient
    private let queue = DispatchQueue(label: "com.example.DailyNews.store", attributes: .concurrent)
    private var stored: [Article] = []
    private var lastRefresh: Date?

    init(client: NewsClient) {
        self.client = client
        load()
    }

    var articles: [Article] {
        queue.sync { stored.sorted { $0.published > $1.published } }
    }

    var needsCleaning: Bool {
        articles.count > 2
    }

    // MARK: - Refresh

    func refreshIfStale() {
        guard lastRefresh.map({ Date().timeIntervalSince($0) > 3600 }) ?? true else { return }
        refresh(topic: nil) { result in
            if case .failure(let error) = result {
                print("no news: \(error.localizedDescription)")
            }
        }
    }

    func refresh(topic: String?, completion: @escaping (Result<Int, Error>) -> Void) {
        client.fetch(topic: topic) { [weak self] result in
            guard let self = self else { return }
            let count = result.map { self.merge($0) }
            self.save()
            completion(count)
        }
    }

    private func merge(_ fetched: [Article]) -> Int {
        let new: [Article] = queue.sync(flags: .barrier) {
            let known = Set(stored.map(\.id))
            let new = fetched.filter { !known.contains($0.id) }
            stored.append(contentsOf: new)
            lastRefresh = Date()
            return new
        }
        DispatchQueue.main.async {
            NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
        }
        return new.count
    }

    func markAsRead(_ article: Article) {
        queue.async(flags: .barrier) {
            guard let index = self.stored.firstIndex(where: { $0.id == article.id }) else { return }
            self.stored[index].isRead = true
        }
    }

    func removeOldArticles() {
        queue.sync(flags: .barrier) {
            stored = Array(stored.sorted { $0.published > $1.published }.prefix(2))
        }
        save()
    }

    // MARK: - File

    private var url: URL {
        FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0].appendingPathComponent("articles.json")
    }

    private func load() {
        guard let data = try? Data(contentsOf: url) else { return }
        stored = (try? JSONDecoder().decode([Article].self, from: data)) ?? []
    }

    func save() {
        let articles = self.articles
        let id = UIApplication.shared.beginBackgroundTask(withName: "Save articles")
        DispatchQueue.global(qos: .utility).async {
            defer { UIApplication.shared.endBackgroundTask(id) }
            do {
                try JSONEncoder().encode(articles).write(to: self.url, options: .atomic)
            } catch {
                print("Could not save: \(error)")
            }
        }
    }
}
