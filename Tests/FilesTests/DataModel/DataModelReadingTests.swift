import Testing
import VigilDataModel
import VigilDocuments
import VigilFacts

struct DataModelReadingTests: Facts {
    @Test("A Core Data model, as Xcode keeps it", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let entities = Fact("entities come with their classes, parents and what is made of them") {
        let model = try LibraryModel.model()
        expect(model.entities.map(\.name), is: ["Author", "Book", "Chapter", "Comic", "Reader", "Thing"])
        expect(
            model.entities.map(\.className), is: ["Author", "Book", "Chapter", "Comic", "Reader", "NSManagedObject"])
        expect(model.entities.map(\.generation), is: [.class, .class, .category, .class, .manual, .class])
        expect(model.entity(named: "Comic")?.parent, is: "Book")
        expect(model.entities.filter(\.isAbstract).map(\.name), is: ["Thing"])
        expect(model.entity(named: "Author")?.userInfo, is: ["shelf": "A & B"])
        expect(model.entity(named: "Reader")?.uniqueness, is: [["card"]])
        expect(model.entity(named: "Author")?.line, is: 3)
        expect(model.versionIdentifier, is: "two")
    }

    let attributes = Fact("attributes come with their types, bounds and first values") {
        let book = try require(try LibraryModel.model().entity(named: "Book"))
        let pages = try require(book.attributes.first { $0.name == "pages" })
        expect(pages.type == .integer32 && pages.isScalar && !pages.isOptional)
        expect(pages.defaultValue == "100" && pages.minimum == "0" && pages.maximum == "5000")
        let added = try require(book.attributes.first { $0.name == "added" })
        expect(added.type == .date && added.defaultValue == "86400" && added.isOptional && !added.isScalar)
        expect(book.attributes.first { $0.name == "tags" }?.className, is: "NSArray")
        expect(book.attributes.map(\.type).contains(.uri))
    }

    let relationships = Fact("relationships come with their ends, order and delete rules") {
        let model = try LibraryModel.model()
        let books = try require(model.entity(named: "Author")?.relationships.first)
        expect(books.destination == "Book" && books.inverse == "author" && books.isToMany && !books.isOrdered)
        expect(books.deleteRule == .cascade && books.maximum == 0)
        let author = try require(model.entity(named: "Book")?.relationships.first)
        expect(!author.isToMany && author.maximum == 1 && author.deleteRule == .nullify)
        expect(model.entity(named: "Book")?.relationships.last?.isOrdered, is: true)
    }

    let requests = Fact("stored fetch requests and configurations are read") {
        let model = try LibraryModel.model()
        let request = try require(model.fetchRequests.first)
        expect(request.name == "UnreadBooks" && request.entity == "Book" && request.limit == 5)
        expect(request.predicate == "isRead == NO" && model.fetchRequests.count == 1)
        expect(model.configurations, is: ["Shelves": ["Book"]])
    }

    let problems = Fact(
        "what is no model is said with its line",
        for: [
            ("<plist/>", 1, "this is no Core Data model"),
            ("<model>\n<entity/>\n</model>", 2, "the attribute name is missing"),
            (
                "<model>\n\n<entity name=\"A\"><attribute name=\"a\" attributeType=\"Number\"/></entity></model>", 3,
                "unknown attributeType \"Number\""
            ),
            ("<model>\n<entity name=\"A\" codeGenerationType=\"x\"/></model>", 2, "unknown codeGenerationType \"x\""),
            ("<model><entity name=\"A\">", 1, "the file ends inside <entity>"),
        ]
    ) { (text: String, line: Int, message: String) in
        expect {
            _ = try DataModel(xml: text, file: "Model")
        } throws: { error in
            let problem = error as? InputProblem
            return problem?.file == "Model" && problem?.line == line && problem?.message == message
        }
    }
}
