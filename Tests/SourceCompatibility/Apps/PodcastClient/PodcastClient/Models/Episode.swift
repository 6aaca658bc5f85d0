// swift-format-ignore-file
//
//  Episode.swift
//  PodcastClient
//

import Foundation

struct Episode {
    let identifier: String
    let title: String
    let show: String
    let url: URL
    let duration: TimeInterval
    var isPlayed = false

    init?(json: [String: Any]) {
        guard let identifier = json["id"] as? String,
            let title = json["title"] as? String,
            let show = json["show"] as? String,
            let address = json["url"] as? String,
            let url = URL(string: address) else {
                return nil
        }
        self.identifier = identifier
        self.title = title
        self.show = show
        self.url = url
        self.duration = json["duration"] as? TimeInterval ?? 0
        self.isPlayed = json["played"] as? Bool ?? false
    }

    var json: [String: Any] {
        return [
            "id": identifier,
            "title": title,
            "show": show,
            "url": url.absoluteString,
            "duration": duration,
            "played": isPlayed
        ]
    }
}

extension Episode: Equatable {
    static func == (lhs: Episode, rhs: Episode) -> Bool {
        return lhs.identifier == rhs.identifier
    }
}

extension Episode: CustomStringConvertible {
    var description: String {
        return "\(show): \(title)"
    }
}
