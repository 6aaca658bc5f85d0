// swift-format-ignore-file
//
//  RTRunStore.swift
//  RunTracker
//

import Foundation

/// All runs, in a property list below Library.
class RTRunStore: NSObject {

    private(set) var runs: [RTRun] = []
    private let lock = NSLock()

    override init() {
        super.init()
        load()
    }

    private var fileURL: URL {
        let library = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)[0]
        return library.appendingPathComponent("Runs.plist")
    }

    func add(_ run: RTRun) {
        lock.lock()
        defer { lock.unlock() }
        if !runs.contains(run) {
            runs.insert(run, at: 0)
        }
    }

    func load() {
        guard let array = NSArray(contentsOf: fileURL) else {
            return
        }
        runs = array.compactMap { element in
            (element as? NSDictionary).flatMap { RTRun(dictionary: $0) }
        }
    }

    @discardableResult
    func save() -> Bool {
        lock.lock()
        defer { lock.unlock() }
        let array = runs.map { $0.dictionaryRepresentation } as NSArray
        return array.write(to: fileURL, atomically: true)
    }

    func saveAsynchronously(target: NSObject, action: Selector) {
        DispatchQueue.global(qos: .background).async {
            self.save()
            let count = NSNumber(value: self.runs.count)
            target.performSelector(onMainThread: action, with: count, waitUntilDone: false)
        }
    }
}
