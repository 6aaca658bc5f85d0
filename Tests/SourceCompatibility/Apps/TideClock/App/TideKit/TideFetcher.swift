// swift-format-ignore-file
//
//  TideFetcher.swift
//  TideKit
//

import Foundation

public enum TideError: Error {
    case server(Int)
}

public final class TideFetcher {

    private let server: URL
    private let session: URLSession

    public init(server: URL) {
        self.server = server
        let configuration = URLSessionConfiguration.default
        configuration.timeoutIntervalForRequest = 15
        session = URLSession(configuration: configuration)
    }

    /// Calls back on the main queue.
    @discardableResult
    public func fetch(
        station: String, completion: @escaping (Result<TideTable, Error>) -> Void
    ) -> URLSessionDataTask {
        let task = session.dataTask(with: server.appendingPathComponent("\(station).json")) { data, response, error in
            let result = Result<TideTable, Error> {
                if let error = error { throw error }
                let status = (response as? HTTPURLResponse)?.statusCode ?? 0
                guard status == 200, let data = data else { throw TideError.server(status) }
                return try JSONDecoder().decode(TideTable.self, from: data)
            }
            DispatchQueue.main.async { completion(result) }
        }
        task.resume()
        return task
    }
}
