import BackgroundRuntime
import VigilProgramImage

/// The classes of managed objects, by the names that entities give them.
enum ManagedClasses {
    /// A class of the app, and what it is called in Objective-C.
    struct Part: @unchecked Sendable {
        let name: String
        let type: NSManagedObject.Type
    }

    /// How an object comes to be.
    enum Origin {
        /// It is new in its context.
        case inserted
        /// It stands for one that the store has.
        case fault(NSManagedObjectID)
    }

    private static let linked: [String: NSManagedObject.Type] = Dictionary(
        LinkedProgram.current.parts.lazy.compactMap { $0 as? Part }.map { ($0.name, $0.type) }
    ) { $1 }

    /// What a launch learned of classes: those that requests and initializers named.
    private final class Seen {
        var classes: [String: NSManagedObject.Type] = [:]
        var missing: Set<String> = []
    }

    private static var seen: Seen? { AppProcess.current?.storage.object { Seen() } }

    /// The app uses a class by itself.
    static func note(_ type: NSManagedObject.Type) {
        guard type != NSManagedObject.self, let seen else { return }
        seen.classes[plainName(of: type)] = type
    }

    /// A class without its module.
    static func plainName(of type: NSManagedObject.Type) -> String {
        let name = linked.first { $0.value == type }?.key ?? String(describing: type)
        return name.split(separator: ".").last.map(String.init) ?? name
    }

    /// The class of an entity's objects; `NSManagedObject` and a finding where there is none of its name.
    static func type(of entity: NSEntityDescription) -> NSManagedObject.Type {
        let name = (entity.managedObjectClassName ?? "").split(separator: ".").last.map(String.init) ?? ""
        guard !name.isEmpty, name != "NSManagedObject" else { return NSManagedObject.self }
        if let known = seen?.classes[name] ?? linked[name] { return known }
        if let found = NSClassFromString(entity.managedObjectClassName) as? NSManagedObject.Type { return found }
        if seen?.missing.insert(name).inserted == true {
            SimulatedApp.report(
                "CoreData: warning: Unable to load class named '\(name)' for entity '\(entity.name ?? "")'. Class not found, "
                    + "using default NSManagedObject instead. The plugin registers the classes of sources that it translates"
            )
        }
        return NSManagedObject.self
    }

    /// The entity of a class; nil where the model has none.
    static func entity(of type: NSManagedObject.Type, in model: NSManagedObjectModel?) -> NSEntityDescription? {
        note(type)
        let name = plainName(of: type)
        return model?.entities.first {
            $0.managedObjectClassName?.split(separator: ".").last.map(String.init) == name
        } ?? model?.entitiesByName[name]
    }

    /// A new object of an entity.
    static func make(
        _ entity: NSEntityDescription, _ origin: Origin, in context: NSManagedObjectContext
    ) -> NSManagedObject {
        if case .fault(let id) = origin { context.expected = id }
        return type(of: entity).init(_ManagedObjectCreation(entity: entity, context: context))
    }
}

/// What an object is made of, for the initializer that any class of managed objects has.
public struct _ManagedObjectCreation {
    let entity: NSEntityDescription
    let context: NSManagedObjectContext
}
