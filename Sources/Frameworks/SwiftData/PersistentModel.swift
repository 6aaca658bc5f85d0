import BackgroundRuntime
import SwiftUI

/// What an app's class conforms to that is marked with `@Model`. The plugin writes that, and `@Observable`.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

extension PersistentModel {
    /// Tells it from others, as long as the process is.
    public var persistentModelID: PersistentIdentifier { Models.current.identifier(of: self) }
    /// Tells it from others, as long as the process is.
    public var id: PersistentIdentifier { persistentModelID }
    /// The context that it was put into; nil for none.
    public var modelContext: ModelContext? { Models.current.place(of: self)?.context }
    /// Whether it was taken out.
    public var isDeleted: Bool { Models.current.place(of: self)?.isDeleted ?? false }

    public static func == (first: Self, second: Self) -> Bool { first === second }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Tells an object from others, as long as the process is.
public struct PersistentIdentifier: Hashable, Identifiable, Sendable {
    let number: Int
    /// What class it is of.
    public let entityName: String
    public var id: PersistentIdentifier { self }
}

/// The objects of a launch, by what tells them from others.
final class Models: @unchecked Sendable {
    /// What is known of one.
    final class Place {
        let identifier: PersistentIdentifier
        weak var model: AnyObject?
        weak var context: ModelContext?
        var isDeleted = false

        init(_ identifier: PersistentIdentifier, _ model: AnyObject) {
            (self.identifier, self.model) = (identifier, model)
        }
    }

    private var places: [ObjectIdentifier: Place] = [:]
    private var last = 0

    private static let outside = Models()
    /// Those of the running app.
    static var current: Models { AppProcess.current?.storage.object { Models() } ?? outside }

    /// What is known of an object; nil for one that nobody has put anywhere.
    func place(of model: AnyObject) -> Place? {
        places[ObjectIdentifier(model)].flatMap { $0.model === model ? $0 : nil }
    }

    func identifier(of model: AnyObject) -> PersistentIdentifier { known(model).identifier }

    /// What is known of an object, from now on.
    func known(_ model: AnyObject) -> Place {
        if let place = place(of: model) { return place }
        last += 1
        let place = Place(PersistentIdentifier(number: last, entityName: "\(type(of: model))"), model)
        places[ObjectIdentifier(model)] = place
        return place
    }

    /// The object of an identifier; nil where there is none any more.
    func model(_ identifier: PersistentIdentifier) -> AnyObject? {
        places.values.first { $0.identifier == identifier }?.model
    }
}
