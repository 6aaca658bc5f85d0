import Testing
import VigilDataModel
import VigilFacts

struct DataModelClassesTests: Facts {
    @Test("The classes that Xcode makes of a Core Data model", arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    let compiled = Fact("the classes of the library are the ones that the tests of Core Data compile") {
        let made = DataModelClasses(of: try LibraryModel.model()).text
        try expect(LibraryModel.classes(), is: made)
    }

    let kinds = Fact("an entity that is manual gets nothing, one that is a category gets no class") {
        let sources = DataModelClasses(of: try LibraryModel.model()).sources
        expect(
            sources.map(\.file),
            is: [
                "Author+CoreDataClass.swift", "Book+CoreDataClass.swift", "Chapter+CoreDataProperties.swift",
                "Comic+CoreDataClass.swift",
            ])
        expect(!sources[2].text.contains("class Chapter:"))
        expect(sources[3].text.contains("nonisolated public class Comic: Book {}"))
        expect(!sources[3].text.contains("Identifiable"))
    }

    let manual = Fact("a model whose classes the app has itself makes no text") {
        let model = try DataModel(xml: "<model><entity name=\"A\" representedClassName=\"A\"/></model>")
        expect(DataModelClasses(of: model).text.isEmpty)
        expect(DataModelClasses(of: model).sources.isEmpty)
    }
}
