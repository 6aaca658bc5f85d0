// Made of a Core Data model: changes are lost.
import CoreData

nonisolated public class Author: NSManagedObject {}

nonisolated extension Author {
    public class func fetchRequest() -> NSFetchRequest<Author> {
        NSFetchRequest<Author>(entityName: "Author")
    }

    public var name: String? {
        get { managedValue(forKey: "name") }
        set { setManagedValue(newValue, forKey: "name") }
    }

    public var books: NSSet? {
        get { managedValue(forKey: "books") }
        set { setManagedValue(newValue, forKey: "books") }
    }
}

nonisolated extension Author {
    public func addToBooks(_ value: Book) {
        sendManaged("addBooksObject:", value)
    }

    public func removeFromBooks(_ value: Book) {
        sendManaged("removeBooksObject:", value)
    }

    public func addToBooks(_ values: NSSet) {
        sendManaged("addBooks:", values)
    }

    public func removeFromBooks(_ values: NSSet) {
        sendManaged("removeBooks:", values)
    }
}

nonisolated extension Author: Identifiable {}

@section("vigil_entries") @used
nonisolated private let vigilEntityAuthor: LinkedMethod = {
    NSManagedObject._register(in: $0, Author.self, as: "Author")
}

nonisolated public class Book: NSManagedObject {}

nonisolated extension Book {
    public class func fetchRequest() -> NSFetchRequest<Book> {
        NSFetchRequest<Book>(entityName: "Book")
    }

    public var added: Date? {
        get { managedValue(forKey: "added") }
        set { setManagedValue(newValue, forKey: "added") }
    }

    public var cover: Data? {
        get { managedValue(forKey: "cover") }
        set { setManagedValue(newValue, forKey: "cover") }
    }

    public var id: UUID? {
        get { managedValue(forKey: "id") }
        set { setManagedValue(newValue, forKey: "id") }
    }

    public var isRead: Bool {
        get { managedValue(forKey: "isRead") }
        set { setManagedValue(newValue, forKey: "isRead") }
    }

    public var page: URL? {
        get { managedValue(forKey: "page") }
        set { setManagedValue(newValue, forKey: "page") }
    }

    public var pages: Int32 {
        get { managedValue(forKey: "pages") }
        set { setManagedValue(newValue, forKey: "pages") }
    }

    public var price: NSDecimalNumber? {
        get { managedValue(forKey: "price") }
        set { setManagedValue(newValue, forKey: "price") }
    }

    public var rating: Double {
        get { managedValue(forKey: "rating") }
        set { setManagedValue(newValue, forKey: "rating") }
    }

    public var stock: NSNumber? {
        get { managedValue(forKey: "stock") }
        set { setManagedValue(newValue, forKey: "stock") }
    }

    public var tags: NSArray? {
        get { managedValue(forKey: "tags") }
        set { setManagedValue(newValue, forKey: "tags") }
    }

    public var title: String? {
        get { managedValue(forKey: "title") }
        set { setManagedValue(newValue, forKey: "title") }
    }

    public var author: Author? {
        get { managedValue(forKey: "author") }
        set { setManagedValue(newValue, forKey: "author") }
    }

    public var chapters: NSOrderedSet? {
        get { managedValue(forKey: "chapters") }
        set { setManagedValue(newValue, forKey: "chapters") }
    }
}

nonisolated extension Book {
    public func insertIntoChapters(_ value: Chapter, at idx: Int) {
        sendManaged("insertObject:inChaptersAtIndex:", value, idx)
    }

    public func removeFromChapters(at idx: Int) {
        sendManaged("removeObjectFromChaptersAtIndex:", idx)
    }

    public func insertIntoChapters(_ values: [Chapter], at indexes: NSIndexSet) {
        sendManaged("insertChapters:atIndexes:", values, indexes)
    }

    public func removeFromChapters(at indexes: NSIndexSet) {
        sendManaged("removeChaptersAtIndexes:", indexes)
    }

    public func replaceChapters(at idx: Int, with value: Chapter) {
        sendManaged("replaceObjectInChaptersAtIndex:withObject:", idx, value)
    }

    public func replaceChapters(at indexes: NSIndexSet, with values: [Chapter]) {
        sendManaged("replaceChaptersAtIndexes:withChapters:", indexes, values)
    }

    public func addToChapters(_ value: Chapter) {
        sendManaged("addChaptersObject:", value)
    }

    public func removeFromChapters(_ value: Chapter) {
        sendManaged("removeChaptersObject:", value)
    }

    public func addToChapters(_ values: NSOrderedSet) {
        sendManaged("addChapters:", values)
    }

    public func removeFromChapters(_ values: NSOrderedSet) {
        sendManaged("removeChapters:", values)
    }
}

nonisolated extension Book: Identifiable {}

@section("vigil_entries") @used
nonisolated private let vigilEntityBook: LinkedMethod = {
    NSManagedObject._register(in: $0, Book.self, as: "Book")
}

nonisolated extension Chapter {
    public class func fetchRequest() -> NSFetchRequest<Chapter> {
        NSFetchRequest<Chapter>(entityName: "Chapter")
    }

    public var number: Int16 {
        get { managedValue(forKey: "number") }
        set { setManagedValue(newValue, forKey: "number") }
    }

    public var `where`: String? {
        get { managedValue(forKey: "where") }
        set { setManagedValue(newValue, forKey: "where") }
    }

    public var book: Book? {
        get { managedValue(forKey: "book") }
        set { setManagedValue(newValue, forKey: "book") }
    }
}

nonisolated extension Chapter: Identifiable {}

@section("vigil_entries") @used
nonisolated private let vigilEntityChapter: LinkedMethod = {
    NSManagedObject._register(in: $0, Chapter.self, as: "Chapter")
}

nonisolated public class Comic: Book {}

nonisolated extension Comic {
    public class func fetchRequest() -> NSFetchRequest<Comic> {
        NSFetchRequest<Comic>(entityName: "Comic")
    }

    public var artist: String? {
        get { managedValue(forKey: "artist") }
        set { setManagedValue(newValue, forKey: "artist") }
    }
}

@section("vigil_entries") @used
nonisolated private let vigilEntityComic: LinkedMethod = {
    NSManagedObject._register(in: $0, Comic.self, as: "Comic")
}
