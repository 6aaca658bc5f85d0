// swift-format-ignore-file
//
//  NewsClient.swift
//  DailyNews
//

import Foundation

enum NewsError: LocalizedError {
    case http(Int)
    case empty

    var errorDescription: String? {
        switch self {
        case .http(let status): return "The server says \(status)."
        case .empty: return "The server says nothing."
        }
    }
}

protocol NewsClient {
    func fetch(topic: String?, completion: @escaping (Result<[Article], Error>) -> Void)
}

final class HTTPNewsClient: NewsClient {

    private let baseURL: URL
    private let session: URLSession
    private let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }()

    init(baseURL: URL) {
        self.baseURL = baseURL
        let configuration = URLSessionConfiguration.default
        configuration.timeoutIntervalForRequest = 20
        configuration.waitsForConnectivity = false
        session = URLSession(configuration: configuration)
    }

    func fetch(topic: String?, completion: @escaping (Result<[Article], Error>) -> Void) {
        var components = URLComponents(url: baseURL.appendingPathComponent("news.json"), resolvingAgainstBaseURL: false)!
        components.queryItems = topic.map { [URLQueryItem(name: "topic", value: $0)] }
        session.dataTask(with: components.url!) { [decoder] data, response, error in
            completion(Result {
                if let error = error { throw error }
                let status = (response as? HTTPURLResponse)?.statusCode ?? 0
                guard status == 200 else { throw NewsError.http(status) }
                guard let data = data, !data.isEmpty else { throw NewsError.empty }
                return try decoder.decode(NewsPage.self, from: data).articles
            })
        }.resume()
    }
}
