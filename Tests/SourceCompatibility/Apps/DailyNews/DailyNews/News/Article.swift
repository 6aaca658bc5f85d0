// swift-format-ignore-file
//
//  Article.swift
//  DailyNews
//

import Foundation

struct Article: Codable, Hashable, Identifiable {
    let id: UUID
    let title: String
    let topic: String
    let published: Date
    var isRead = false

    enum CodingKeys: String, CodingKey {
        case id, title, topic
        case published = "published_at"
    }
}

struct NewsPage: Decodable {
    let articles: [Article]
}
