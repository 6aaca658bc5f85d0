// swift-format-ignore-file
//
//  Book.swift
//  AudioBooks
//

import Foundation

struct Chapter: Codable, Hashable {
    let number: Int
    let duration: TimeInterval
    let url: URL
}

struct Book: Codable, Hashable, Identifiable {
    let id: String
    let title: String
    let chapters: [Chapter]

    func chapter(after chapter: Chapter) -> Chapter? {
        chapters.first { $0.number == chapter.number + 1 }
    }
}

struct Bookmark: Codable, Equatable {
    var chapter: Int
    var time: TimeInterval
}
