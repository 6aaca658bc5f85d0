/// The classes that Xcode makes of a model's entities as it builds an app, in words that Linux compiles.
///
/// An entity that says "Class Definition" gets a class, one that says "Category/Extension" the properties of a class that the app
/// has itself; one that says "Manual/None" gets nothing. In place of `@NSManaged`, which needs Objective-C, stand accessors
/// that ask the object for its value. Each class registers itself, so that its entity finds it.
public struct DataModelClasses: Sendable {
    /// The model that the classes are made of.
    public let model: DataModel

    /// What Xcode would make as it builds an app with this model.
    public init(of model: DataModel) { self.model = model }

    /// What is made of one entity.
    public struct Source: Hashable, Sendable {
        /// What Xcode calls the file: `Item+CoreDataProperties.swift`, or `Item+CoreDataClass.swift` where the class is in it.
        public let file: String
        /// What stands in the file, ready to be compiled.
        public let text: String
    }

    /// The files, in the order of the entities; none for a model whose classes the app has itself.
    public var sources: [Source] {
        model.entities.filter(isMade).map { entity in
            let kind = entity.generation == .class ? "Class" : "Properties"
            return Source(file: "\(entity.className)+CoreData\(kind).swift", text: text(of: entity))
        }
    }

    /// The text of all of them together; empty where there are none.
    public var text: String {
        let made = model.entities.filter(isMade)
        guard !made.isEmpty else { return "" }
        return Self.head + made.map(declarations).joined(separator: "\n")
    }

    private static let head = "// Made of a Core Data model: changes are lost.\nimport CoreData\n\n"

    /// Of a class that the framework has there is nothing to make.
    private func isMade(_ entity: DataModel.Entity) -> Bool {
        entity.generation != .manual && entity.className != "NSManagedObject"
    }

    private func text(of entity: DataModel.Entity) -> String { Self.head + declarations(of: entity) }

    private func declarations(of entity: DataModel.Entity) -> String {
        var parts: [String] = []
        if entity.generation == .class {
            parts.append("nonisolated public class \(entity.className): \(superclass(of: entity)) {}\n")
        }
        parts.append(properties(of: entity))
        parts += entity.relationships.filter(\.isToMany).map { accessors(of: $0, in: entity) }
        if !inheritsClass(entity) { parts.append("nonisolated extension \(entity.className): Identifiable {}\n") }
        parts.append(registration(of: entity))
        return parts.joined(separator: "\n")
    }

    private func parentClass(of entity: DataModel.Entity) -> String? {
        entity.parent.flatMap(model.entity).map(\.className)
    }

    private func superclass(of entity: DataModel.Entity) -> String { parentClass(of: entity) ?? "NSManagedObject" }

    /// Whether its class inherits from another one of the model, which is identifiable already.
    private func inheritsClass(_ entity: DataModel.Entity) -> Bool {
        parentClass(of: entity).map { $0 != "NSManagedObject" } ?? false
    }

    /// What makes the class known to Core Data.
    private func registration(of entity: DataModel.Entity) -> String {
        """
        @section("vigil_entries") @used
        nonisolated private let vigilEntity\(entity.className): LinkedMethod = {
            NSManagedObject._register(in: $0, \(entity.className).self, as: "\(entity.className)")
        }

        """
    }

    /// The class that code sees for the objects of an entity.
    func className(of entity: String) -> String { model.entity(named: entity)?.className ?? "NSManagedObject" }
}
