import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif
#if os(Linux)
    import FoundationNetworking
#endif

/// A session as libraries make it that run on Linux too.
func useNetworking() {
    print(String(reflecting: URLSession.self))
    let session = URLSession(configuration: .ephemeral)
    guard let url = URL(string: "https://example.com/a") else { return }
    let task = session.dataTask(with: url) { data, response, error in
        print((error as? URLError)?.code == .notConnectedToInternet)
    }
    task.resume()
}
