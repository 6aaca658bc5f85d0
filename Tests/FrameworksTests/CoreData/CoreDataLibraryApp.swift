import CoreData
import UIKit
import VigilTestSupport

/// A class that the app has itself, for which Xcode makes the properties.
public class Chapter: NSManagedObject {}

/// A class that the app has itself, with words in place of `@NSManaged`.
final class CoreDataReader: NSManagedObject {
    @section("vigil_entries") @used nonisolated private static let entry: LinkedMethod = {
        NSManagedObject._register(in: $0, CoreDataReader.self, as: "Reader")
    }

    var card: String? {
        get { managedValue(forKey: "card") }
        set { setManagedValue(newValue, forKey: "card") }
    }

    override func awakeFromInsert() { card = "new" }

    override func validateValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String) throws {
        try super.validateValue(value, forKey: key)
        guard key == "card", let card = value.pointee as? String else { return }
        if card == "lost" { throw NSError(domain: "Cards", code: 7) }
        value.pointee = card.trimmingCharacters(in: .whitespaces) as NSString
    }
}

/// An app with the stack that Xcode's template makes.
final class Library: UIResponder, UIApplicationDelegate {
    lazy var container: NSPersistentContainer = {
        let container = NSPersistentContainer(name: "Library")
        container.loadPersistentStores { _, error in
            if let error { print("cannot open:", (error as NSError).code) }
        }
        container.viewContext.automaticallyMergesChangesFromParent = true
        return container
    }()

    var context: NSManagedObjectContext { container.viewContext }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print("stores:", container.persistentStoreCoordinator.persistentStores.count)
        return true
    }

    func titles(_ request: NSFetchRequest<Book> = Book.fetchRequest()) throws -> [String] {
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
        return try context.fetch(request).compactMap(\.title)
    }

    @discardableResult
    func addBook(_ title: String) -> Book {
        let book = Book(context: context)
        book.title = title
        return book
    }
}

final class CoreDataPhone: DelegatePhone {
    /// A phone with the library: its model lies beside the tests.
    @MainActor
    static func library(system: SystemVersion = .iOS(17)) throws -> CoreDataPhone {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Library/Info.plist")
        return try CoreDataPhone(Library.self, on: system, manifest: .read(file, system: system))
    }
}
