import CoreData
import SwiftUI
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

@Suite("Requests of Core Data", .enabled(if: RuntimeInterface.problems.isEmpty))
@MainActor
struct RequestTests {
    @Test("a request has conditions, orders, bounds and kinds of results")
    func requests() throws {
        let phone = try CoreDataPhone.library()
        phone.app.launch()
        try phone.app.main { (library: Library) in
            let author = Author(context: library.context)
            author.name = "Émile"
            for (number, title) in ["Nana", "Germinal", "L'Argent", "Rome"].enumerated() {
                let book = library.addBook(title)
                (book.author, book.pages) = (author, Int32(100 * number))
            }
            try library.context.save()
            let request: NSFetchRequest<Book> = Book.fetchRequest()
            request.predicate = NSPredicate(format: "pages >= %d AND author.name BEGINSWITH[cd] %@", 100, "emi")
            try expect(library.titles(request), is: ["Germinal", "L'Argent", "Rome"])
            (request.fetchOffset, request.fetchLimit) = (1, 1)
            try expect(library.titles(request), is: ["L'Argent"])
            let authors = NSFetchRequest<Author>(entityName: "Author")
            authors.predicate = NSPredicate(format: "ANY books.title == %@ AND books.@count == 4", "Rome")
            try expect(library.context.count(for: authors), is: 1)
            let rows = NSFetchRequest<NSDictionary>(entityName: "Book")
            (rows.resultType, rows.propertiesToFetch) = (.dictionaryResultType, ["title"])
            rows.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: false)]
            try expect(library.context.fetch(rows).first?["title"] as? String, is: "Rome")
            let stored = library.container.managedObjectModel.fetchRequestTemplate(forName: "UnreadBooks")
            expect(stored?.fetchLimit, is: 5)
            let deletion = NSBatchDeleteRequest(fetchRequest: NSFetchRequest<Book>(entityName: "Book"))
            deletion.resultType = .resultTypeCount
            let result = try library.context.execute(deletion) as? NSBatchDeleteResult
            expect(result?.result as? Int, is: 4)
        }
    }

    @Test("a controller of results tells its delegate what came, moved and went, in sections")
    func controller() throws {
        let phone = try CoreDataPhone.library()
        phone.app.launch()
        try phone.app.main { (library: Library) in
            library.addBook("B").pages = 1
            let request: NSFetchRequest<Book> = Book.fetchRequest()
            request.sortDescriptors = [
                NSSortDescriptor(key: "pages", ascending: true), NSSortDescriptor(key: "title", ascending: true),
            ]
            let controller = NSFetchedResultsController(
                fetchRequest: request, managedObjectContext: library.context, sectionNameKeyPath: "pages",
                cacheName: nil)
            let watcher = Watcher(controller)
            controller.delegate = watcher
            try controller.performFetch()
            expect(controller.sections?.map(\.name), is: ["1"])
            let first = library.addBook("A")
            first.pages = 1
            library.context.processPendingChanges()
            expect(watcher.log, is: ["will", "insert A nil-[0, 0]", "did"])
            try library.context.save()
            first.title = "C"
            library.context.processPendingChanges()
            expect(watcher.log.suffix(3), is: ["will", "move C [0, 0]-[0, 1]", "did"])
            first.pages = 2
            library.context.processPendingChanges()
            expect(watcher.log.suffix(4), is: ["will", "section insert 2", "move C [0, 1]-[1, 0]", "did"])
            library.context.delete(first)
            try library.context.save()
            expect(watcher.log.suffix(4), is: ["will", "section delete 2", "delete C [1, 0]-nil", "did"])
            expect(controller.fetchedObjects?.map(\.title), is: ["B"])
            expect(watcher.isSame)
        }
    }

    @Test(
        "a controller of results takes an empty order, and ends an app whose request has none",
        arguments: [true, false])
    func noOrder(isEmpty: Bool) throws {
        let phone = try CoreDataPhone.library()
        phone.app.launch()
        try? phone.app.main { (library: Library) in
            library.addBook("Emma")
            let request: NSFetchRequest<Book> = Book.fetchRequest()
            request.sortDescriptors = isEmpty ? [] : nil
            let controller = NSFetchedResultsController(
                fetchRequest: request, managedObjectContext: library.context, sectionNameKeyPath: nil, cacheName: nil)
            try controller.performFetch()
            print(controller.fetchedObjects?.compactMap(\.title) ?? [])
        }
        expect(phone.app.trace.output.contains(#"["Emma"]"#), is: isEmpty)
        expect(phone.app.exits.map(\.name), is: (isEmpty ? [] : ["exception"]))
    }

    @Test("a view with @FetchRequest shows what the context of its environment has")
    func views() throws {
        let phone = try CoreDataPhone.library()
        phone.app.launch()
        try phone.app.main { (library: Library) in
            library.addBook("Emma")
            try library.context.save()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
            window.rootViewController = UIHostingController(
                rootView: Shelf().environment(\.managedObjectContext, library.context))
            window.makeKeyAndVisible()
            objc = window
        }
        phone.device.settle()
        expect(phone.app.trace.output.last, is: "shelf: Emma")
        try phone.app.main { (library: Library) in _ = library.addBook("Ivanhoe") }
        phone.device.settle()
        expect(phone.app.trace.output.suffix(2), is: [#"["false: Emma+Ivanhoe"]"#, "shelf: Emma, Ivanhoe"])
    }
}

@MainActor private var objc: UIWindow?

private struct Shelf: View {
    @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Book.title, ascending: true)]) private var books:
        FetchedResults<Book>

    @SectionedFetchRequest(sectionIdentifier: \.isRead, sortDescriptors: [SortDescriptor(\Book.title)])
    private var parts: SectionedFetchResults<Bool, Book>

    var body: some View {
        let _ = print(parts.map { "\($0.id): \($0.compactMap(\.title).joined(separator: "+"))" })
        let _ = print("shelf: " + books.compactMap(\.title).joined(separator: ", "))
        List { ForEach(books) { Text($0.title ?? "") } }
    }
}

private final class Watcher: NSFetchedResultsControllerDelegate {
    private let own: NSFetchedResultsController<Book>
    private(set) var log: [String] = []
    private(set) var isSame = true

    init(_ own: NSFetchedResultsController<Book>) { self.own = own }

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        log.append("will")
        isSame = isSame && controller === own && controller == own
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        log.append("did")
    }

    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        let places = [indexPath, newIndexPath].map { $0.map { "\(Array($0))" } ?? "nil" }.joined(separator: "-")
        log.append("\(type) \((anObject as? Book)?.title ?? "") \(places)")
    }

    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {
        log.append("section \(type) \(sectionInfo.name)")
    }
}
