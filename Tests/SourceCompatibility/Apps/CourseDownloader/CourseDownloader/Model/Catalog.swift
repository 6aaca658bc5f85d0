// swift-format-ignore-file
//
//  Catalog.swift
//  CourseDownloader
//

import Foundation

protocol CatalogObserver: class {
    func catalog(_ catalog: Catalog, didUpdateLessonAt index: Int)
}

final class Catalog {

    private(set) var lessons: [Lesson]
    private let observers = NSHashTable<AnyObject>.weakObjects()
    private let fileManager: FileManager

    init(fileManager: FileManager = .default) {
        self.fileManager = fileManager
        self.lessons = []
        let titles = ["Welcome", "Scales", "Chords", "Rhythm"]
        for (index, title) in titles.enumerated() {
            let number = index + 1
            let url = URL(string: "https://courses.example.com/lessons/\(number).mp4")!
            var lesson = Lesson(number: number, title: title, url: url, state: .remote)
            let file = Catalog.folder(fileManager).appendingPathComponent(lesson.fileName)
            if fileManager.fileExists(atPath: file.path) {
                lesson.state = .local(file)
            }
            lessons.append(lesson)
        }
    }

    static func folder(_ fileManager: FileManager) -> URL {
        let support = fileManager.urls(for: .applicationSupportDirectory, in: .userDomainMask).first!
        let folder = support.appendingPathComponent("Lessons", isDirectory: true)
        if !fileManager.fileExists(atPath: folder.path) {
            try? fileManager.createDirectory(at: folder, withIntermediateDirectories: true, attributes: nil)
        }
        return folder
    }

    // MARK: - Observers

    func add(_ observer: CatalogObserver) {
        observers.add(observer)
    }

    // MARK: - Changes

    func index(of url: URL) -> Int? {
        return lessons.firstIndex { $0.url == url }
    }

    func set(_ state: Lesson.State, at index: Int) {
        lessons[index].state = state
        for case let observer as CatalogObserver in observers.allObjects {
            observer.catalog(self, didUpdateLessonAt: index)
        }
    }

    /// Moves a file that was loaded to its place, where no backup takes it.
    func store(_ location: URL, at index: Int) throws {
        var destination = Catalog.folder(fileManager).appendingPathComponent(lessons[index].fileName)
        if fileManager.fileExists(atPath: destination.path) {
            try fileManager.removeItem(at: destination)
        }
        try fileManager.moveItem(at: location, to: destination)
        var values = URLResourceValues()
        values.isExcludedFromBackup = true
        try destination.setResourceValues(values)
        set(.local(destination), at: index)
    }
}
