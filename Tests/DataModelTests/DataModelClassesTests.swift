import Testing
import VigilDataModel

@Suite("The classes that Xcode makes of a Core Data model")
struct DataModelClassesTests {
    @Test("the classes of the library are the ones that the tests of Core Data compile")
    func compiled() throws {
        let made = DataModelClasses(of: try LibraryModel.model()).text
        #expect(try LibraryModel.classes() == made)
    }

    @Test("an entity that is manual gets nothing, one that is a category gets no class")
    func kinds() throws {
        let sources = DataModelClasses(of: try LibraryModel.model()).sources
        #expect(
            sources.map(\.file) == [
                "Author+CoreDataClass.swift", "Book+CoreDataClass.swift", "Chapter+CoreDataProperties.swift",
                "Comic+CoreDataClass.swift",
            ])
        #expect(!sources[2].text.contains("class Chapter:"))
        #expect(sources[3].text.contains("nonisolated public class Comic: Book {}"))
        #expect(!sources[3].text.contains("Identifiable"))
    }

    @Test("a model whose classes the app has itself makes no text")
    func manual() throws {
        let model = try DataModel(xml: "<model><entity name=\"A\" representedClassName=\"A\"/></model>")
        #expect(DataModelClasses(of: model).text.isEmpty)
        #expect(DataModelClasses(of: model).sources.isEmpty)
    }
}
