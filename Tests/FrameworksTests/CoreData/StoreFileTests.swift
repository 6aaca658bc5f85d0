import CoreData
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

@Suite("Files of Core Data on a phone", .enabled(if: RuntimeInterface.problems.isEmpty))
@MainActor
struct StoreFileTests {
    @Test("a store of complete protection cannot be saved while the phone is locked")
    func protection() throws {
        let phone = try CoreDataPhone(Locked.self, on: .iOS(17), manifest: Manifest())
        phone.device.change { $0.hasPasscode = true }
        phone.app.launch()
        try phone.app.main { (app: Locked) in expect(app.save("a") == nil) }
        phone.device.press(.home)
        phone.device.lock()
        phone.device.advance(by: .seconds(20))
        try phone.app.main { (app: Locked) in expect(app.save("b"), is: CocoaError.fileWriteNoPermission.rawValue) }
    }

    @Test("a store that a group shares is locked while objects are made: who is suspended so is ended")
    func deadlock() throws {
        let phone = try CoreDataPhone(Importer.self, on: .iOS(17), manifest: Manifest())
        phone.app.launch()
        phone.device.press(.home)
        phone.device.advance(by: .seconds(60))
        expect(phone.app.exits.first?.rule.id, is: "life.suspend.file-lock", "\(phone.app.exits)")
    }

    @Test("a store of an older model is migrated, or refused")
    func migration() throws {
        let phone = try CoreDataPhone(Locked.self, on: .iOS(17), manifest: Manifest())
        phone.app.launch()
        try phone.app.main { (app: Locked) in
            _ = app.save("a")
            let url = try require(app.coordinator?.persistentStores.first?.url)
            let newer = Locked.model(with: "size")
            let strict = NSPersistentStoreCoordinator(managedObjectModel: newer)
            #expect {
                try strict.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
            } throws: {
                ($0 as NSError).code == NSPersistentStoreIncompatibleVersionHashError
            }
            let options = [
                NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true,
            ]
            try strict.addPersistentStore(
                ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: options)
            let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
            context.persistentStoreCoordinator = strict
            let notes = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note"))
            expect(notes.map { $0.value(forKey: "text") as? String }, is: ["a"])
            expect(notes.first?.value(forKey: "size") == nil)
        }
    }
}

/// Keeps a note in a store that is protected while the phone is locked, with a model made in code.
private final class Locked: UIResponder, UIApplicationDelegate {
    private(set) var coordinator: NSPersistentStoreCoordinator?
    private var context: NSManagedObjectContext?

    func applicationDidEnterBackground(_ application: UIApplication) {
        _ = application.beginBackgroundTask(withName: "save")
    }

    static func model(with further: String? = nil) -> NSManagedObjectModel {
        let text = NSAttributeDescription()
        (text.name, text.attributeType) = ("text", .stringAttributeType)
        let note = NSEntityDescription()
        note.name = "Note"
        note.properties = [text]
        if let further {
            let size = NSAttributeDescription()
            (size.name, size.attributeType) = (further, .integer32AttributeType)
            note.properties += [size]
        }
        let model = NSManagedObjectModel()
        model.entities = [note]
        return model
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let container = NSPersistentContainer(name: "Notes", managedObjectModel: Self.model())
        container.persistentStoreDescriptions[0].setOption(
            FileProtectionType.complete.rawValue as NSString, forKey: NSPersistentStoreFileProtectionKey)
        container.loadPersistentStores { _, error in if let error { print(error) } }
        (coordinator, context) = (container.persistentStoreCoordinator, container.viewContext)
        return true
    }

    /// The code of the error with which a note could not be saved; nil where it could.
    func save(_ text: String) -> Int? {
        guard let context else { return -1 }
        let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
        note.setValue(text, forKey: "text")
        do { try context.save() } catch { return (error as NSError).code }
        return nil
    }
}

/// Fills a store of its group as it leaves the screen, which takes a while.
private final class Importer: UIResponder, UIApplicationDelegate {
    private var container: NSPersistentContainer?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let container = NSPersistentContainer(name: "Notes", managedObjectModel: Locked.model())
        let group = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.notes")
        container.persistentStoreDescriptions[0].url = group?.appendingPathComponent("Notes.sqlite")
        container.loadPersistentStores { _, error in if let error { print(error) } }
        self.container = container
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        container?.performBackgroundTask { context in
            var count = 0
            let request = NSBatchInsertRequest(entityName: "Note") { (values: NSMutableDictionary) in
                Thread.sleep(forTimeInterval: 1)
                values["text"] = "note"
                count += 1
                return count > 100
            }
            do { try context.execute(request) } catch { print(error) }
        }
    }
}
