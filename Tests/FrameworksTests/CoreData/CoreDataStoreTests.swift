import CoreData
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

@Suite("Stores of Core Data, as an app sees them", .enabled(if: RuntimeInterface.problems.isEmpty))
@MainActor
struct CoreDataStoreTests {
    @Test("what is saved outlives the launch, what is not is gone")
    func relaunch() throws {
        let phone = try CoreDataPhone.library()
        phone.app.launch()
        try phone.app.main { (library: Library) in
            let book = library.addBook("Emma")
            let author = Author(context: library.context)
            author.name = "Jane Austen"
            book.author = author
            (book.pages, book.rating, book.isRead, book.price) = (474, 4.5, true, 12.5)
            (book.id, book.page, book.tags) = (
                UUID(uuidString: "A0000000-0000-4000-8000-000000000001"), URL(string: "https://a.b"), ["old"]
            )
            try library.context.save()
            library.addBook("Never saved")
        }
        phone.device.terminate(phone.app)
        phone.app.launch()
        try phone.app.main { (library: Library) in
            let book = try require(try library.context.fetch(Book.fetchRequest()).first as Book?)
            try expect(library.titles(), is: ["Emma"])
            expect(book.author?.name == "Jane Austen" && book.author?.books?.contains(book) == true)
            expect(book.pages == 474 && book.rating == 4.5 && book.isRead && book.price == 12.5 && book.stock == 0)
            expect(book.id?.uuidString.first == "A" && book.page?.host == "a.b")
            expect(book.tags?.object(at: 0) as? String, is: "old")
            expect(book.added, is: Date(timeIntervalSinceReferenceDate: 86_400))
        }
        expect(phone.app.trace.output, is: ["stores: 1", "stores: 1"])
    }

    @Test("new objects have the values and classes of the model")
    func firstValues() throws {
        let phone = try CoreDataPhone.library()
        phone.app.launch()
        try phone.app.main { (library: Library) in
            let book = library.addBook("A")
            expect(book.pages == 100 && !book.isRead && book.stock == 0 && book.isInserted && !book.isFault)
            let reader = NSEntityDescription.insertNewObject(forEntityName: "Reader", into: library.context)
            expect((reader as? CoreDataReader)?.card, is: "new")
            expect(reader.value(forKey: "card") as? String, is: "new")
            expect(Comic(context: library.context).entity.superentity?.name, is: "Book")
            let chapters = [Chapter(context: library.context), Chapter(context: library.context)]
            book.addToChapters(NSOrderedSet(array: [chapters[1]]))
            book.insertIntoChapters(chapters[0], at: 0)
            expect(book.chapters?.array as? [Chapter] == chapters && chapters[0].book === book)
            book.removeFromChapters(at: 0)
            expect(chapters[0].book == nil && book.chapters?.count == 1)
        }
    }

    @Test("what the model forbids is not saved, and the error says what it is")
    func validation() throws {
        let phone = try CoreDataPhone.library()
        phone.app.launch()
        try phone.app.main { (library: Library) in
            let book = library.addBook("A")
            book.pages = 6000
            #expect { try library.context.save() } throws: {
                let error = $0 as NSError
                return error.domain == NSCocoaErrorDomain && error.code == NSValidationNumberTooLargeError
                    && error.userInfo[NSValidationKeyErrorKey] as? String == "pages"
            }
            _ = Author(context: library.context)
            #expect { try library.context.save() } throws: { ($0 as NSError).code == NSValidationMultipleErrorsError }
            expect(library.context.hasChanges)
            library.context.rollback()
            let titles = try library.titles()
            expect(!library.context.hasChanges && titles.isEmpty)
        }
    }

    @Test("an object has a say in what is saved of it, and may put another value in its place")
    func ownValidation() throws {
        let phone = try CoreDataPhone.library()
        phone.app.launch()
        try phone.app.main { (library: Library) in
            let reader = try require(
                NSEntityDescription.insertNewObject(forEntityName: "Reader", into: library.context) as? CoreDataReader)
            reader.card = "lost"
            #expect { try library.context.save() } throws: { ($0 as NSError).domain == "Cards" }
            reader.card = " 12 "
            try library.context.save()
            expect(reader.card, is: "12")
        }
    }

    @Test("a deletion goes on as the relationships say")
    func deletion() throws {
        let phone = try CoreDataPhone.library()
        phone.app.launch()
        try phone.app.main { (library: Library) in
            let author = Author(context: library.context)
            author.name = "A"
            author.addToBooks(NSSet(array: [library.addBook("B"), library.addBook("C")]))
            let chapter = Chapter(context: library.context)
            (author.books?.anyObject() as? Book)?.addToChapters(chapter)
            try library.context.save()
            library.context.delete(author)
            expect(library.context.deletedObjects.count, is: 4)
            try library.context.save()
            try expect(library.context.count(for: NSFetchRequest<Chapter>(entityName: "Chapter")), is: 0)
            expect(author.managedObjectContext == nil)
        }
    }

    @Test("a context of another queue saves, and the one of the main thread takes it over")
    func background() throws {
        let phone = try CoreDataPhone.library()
        phone.app.launch()
        try phone.app.main { (library: Library) in
            let book = library.addBook("Old")
            try library.context.save()
            let id = book.objectID
            library.container.performBackgroundTask { context in
                print("on the main thread:", Thread.isMainThread)
                (context.object(with: id) as? Book)?.title = "New"
                Book(context: context).title = "Second"
                do { try context.save() } catch { print(error) }
            }
            expect(book.title, is: "Old")
        }
        phone.device.settle()
        let titles = try phone.app.main { (library: Library) in try library.titles() }
        expect(titles, is: ["New", "Second"])
        expect(phone.app.trace.output.last, is: "on the main thread: false")
    }

    @Test("two contexts that change one object conflict, as the merge policy says")
    func conflicts() throws {
        let phone = try CoreDataPhone.library()
        phone.app.launch()
        try phone.app.main { (library: Library) in
            library.context.automaticallyMergesChangesFromParent = false
            let book = library.addBook("Old")
            try library.context.save()
            let other = library.container.newBackgroundContext()
            try other.performAndWait {
                let same = other.object(with: book.objectID) as? Book
                same?.title = "Theirs"
                same?.pages = 7
                try other.save()
            }
            book.title = "Mine"
            #expect { try library.context.save() } throws: { ($0 as NSError).code == NSManagedObjectMergeError }
            library.context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
            try library.context.save()
            expect(book.title == "Mine" && book.pages == 7)
        }
    }

    @Test("a child context saves into its parent")
    func children() throws {
        let phone = try CoreDataPhone.library()
        phone.app.launch()
        try phone.app.main { (library: Library) in
            let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
            child.parent = library.context
            let draft = Book(context: child)
            draft.title = "Draft"
            try expect(library.titles(), is: [])
            try child.save()
            expect(library.context.insertedObjects.count == 1 && library.context.hasChanges)
            try expect(library.titles(), is: ["Draft"])
            try library.context.save()
            expect(!draft.objectID.isTemporaryID)
        }
    }
}
