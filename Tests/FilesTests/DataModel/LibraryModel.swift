import Foundation
import VigilDataModel
import VigilFacts

/// The model that an app of the tests has, and what was made of it once.
enum LibraryModel {
    private static let folder = packageFolder.appendingPathComponent(
        "Tests/FrameworksTests/CoreData", isDirectory: true)

    static func model() throws -> DataModel {
        try DataModel(xml: text("Library/Library.xcdatamodeld/Library 2.xcdatamodel/contents"))
    }

    static func classes() throws -> String { try text("LibraryClasses.swift") }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }
}
