// swift-format-ignore-file
//
//  PodcastLibrary.swift
//  PodcastClient
//

import Foundation

enum RefreshResult {
    case newEpisodes([Episode])
    case nothingNew
    case failed(Error)
}

enum LibraryError: Error {
    case badStatus(Int)
    case badFeed
}

final class PodcastLibrary {

    static let didChange = Notification.Name("PodcastLibraryDidChange")

    fileprivate(set) var episodes: [Episode] = []
    fileprivate let session: URLSession
    fileprivate let feed = URL(string: "https://feeds.example.com/episodes.json")!

    init(session: URLSession = .shared) {
        self.session = session
    }

    // MARK: - Queue

    func nextEpisode(after episode: Episode) -> Episode? {
        guard let index = episodes.index(where: { $0 == episode }) else { return nil }
        return episodes.suffix(from: index + 1).first { !$0.isPlayed }
    }

    func markAsPlayed(_ episode: Episode) {
        guard let index = episodes.index(of: episode) else { return }
        episodes[index].isPlayed = true
        save()
    }

    // MARK: - Positions

    func savePosition(of episode: Episode?, at time: TimeInterval) {
        guard let episode = episode else { return }
        UserDefaults.standard.set(time, forKey: "position." + episode.identifier)
    }

    func position(of episode: Episode) -> TimeInterval {
        return UserDefaults.standard.double(forKey: "position." + episode.identifier)
    }

    // MARK: - File

    private var fileURL: URL {
        let folder = try! FileManager.default.url(for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        return folder.appendingPathComponent("episodes.json")
    }

    func load() {
        if let data = try? Data(contentsOf: fileURL), let stored = PodcastLibrary.parse(data) {
            episodes = stored
        } else {
            episodes = PodcastLibrary.builtIn
        }
        NotificationCenter.default.post(name: PodcastLibrary.didChange, object: self)
    }

    fileprivate func save() {
        do {
            let data = try JSONSerialization.data(withJSONObject: episodes.map { $0.json }, options: [])
            try data.write(to: fileURL, options: [.atomic, .completeFileProtectionUntilFirstUserAuthentication])
        } catch {
            print("not saved: \(error)")
        }
        NotificationCenter.default.post(name: PodcastLibrary.didChange, object: self)
    }

    private static var builtIn: [Episode] {
        let list: [[String: Any]] = [
            ["id": "1", "title": "The first", "show": "Examples", "url": "https://media.example.com/1.mp3#duration=900", "duration": 900.0],
            ["id": "2", "title": "The second", "show": "Examples", "url": "https://media.example.com/2.mp3#duration=600", "duration": 600.0]
        ]
        return list.flatMap { Episode(json: $0).map { [$0] } ?? [] }
    }

    fileprivate static func parse(_ data: Data) -> [Episode]? {
        guard let object = try? JSONSerialization.jsonObject(with: data, options: []),
            let list = object as? [[String: Any]] else {
                return nil
        }
        return list.compactMap(Episode.init(json:))
    }
}

// MARK: - Refresh

extension PodcastLibrary {

    func refresh(completion: @escaping (RefreshResult) -> Void) {
        var request = URLRequest(url: feed)
        request.cachePolicy = .reloadIgnoringLocalCacheData
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        let task = session.dataTask(with: request) { [weak self] data, response, error in
            DispatchQueue.main.async {
                completion(self?.takeIn(data, response, error) ?? .nothingNew)
            }
        }
        task.resume()
    }

    private func takeIn(_ data: Data?, _ response: URLResponse?, _ error: Error?) -> RefreshResult {
        if let error = error {
            return .failed(error)
        }
        if let response = response as? HTTPURLResponse, !(200...299).contains(response.statusCode) {
            return .failed(LibraryError.badStatus(response.statusCode))
        }
        guard let data = data, let fetched = PodcastLibrary.parse(data) else {
            return .failed(LibraryError.badFeed)
        }
        let fresh = fetched.filter { !episodes.contains($0) }
        guard !fresh.isEmpty else { return .nothingNew }
        episodes.append(contentsOf: fresh)
        save()
        return .newEpisodes(fresh)
    }
}
