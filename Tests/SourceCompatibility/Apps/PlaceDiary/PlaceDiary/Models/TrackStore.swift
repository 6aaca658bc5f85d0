// swift-format-ignore-file
//
//  TrackStore.swift
//  PlaceDiary
//

import CoreData
import CoreLocation
import Foundation
import os

/// Keeps where each walk went, position by position.
nonisolated final class TrackStore: Sendable {
    private let container: NSPersistentContainer
    private let logger = Logger(subsystem: "com.example.PlaceDiary", category: "track")
    private let walk = UUID()

    init() {
        container = NSPersistentContainer(name: "PlaceDiary")
        container.loadPersistentStores { description, error in
            if let error {
                fatalError("no store: \(description), \(error)")
            }
        }
        container.viewContext.automaticallyMergesChangesFromParent = true
    }

    /// Saves positions on a queue of the store's own, so that none is lost when the app ends.
    func keep(_ locations: [CLLocation]) {
        container.performBackgroundTask { [walk, logger] context in
            context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
            do {
                let current = try Self.walk(walk, in: context)
                for location in locations {
                    let position = Position(context: context)
                    position.latitude = location.coordinate.latitude
                    position.longitude = location.coordinate.longitude
                    position.time = location.timestamp
                    position.walk = current
                }
                guard context.hasChanges else { return }
                try context.save()
                print("kept \(current.positions?.count ?? 0) positions")
            } catch {
                logger.error("not saved: \(error.localizedDescription)")
            }
        }
    }

    private static func walk(_ id: UUID, in context: NSManagedObjectContext) throws -> Walk {
        let request = Walk.fetchRequest()
        request.predicate = NSPredicate(format: "id == %@", id as CVarArg)
        request.fetchLimit = 1
        if let walk = try context.fetch(request).first {
            return walk
        }
        let walk = Walk(context: context)
        walk.id = id
        return walk
    }

    /// What is there of the walks before this one, and when the last of them was seen.
    @MainActor
    func earlier() throws -> (walks: Int, positions: Int, last: Date?) {
        let context = container.viewContext
        let request: NSFetchRequest<Position> = Position.fetchRequest()
        request.predicate = NSPredicate(format: "walk.id != %@", walk as CVarArg)
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Position.time, ascending: true)]
        let positions = try context.fetch(request)
        return (Set(positions.compactMap(\.walk)).count, positions.count, positions.last?.time)
    }
}
