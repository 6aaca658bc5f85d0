#if ON_MACHINE
    import Foundation
#else
    import UIKit
#endif

/// Values that are set and read as each type, registered, removed, and looked at as domains.
final class DefaultsProgram {
    private let notes: Notes
    private let keys: [String]
    private let suite: String
    private let defaults: UserDefaults

    init(_ notes: Notes, seed: UInt64) {
        self.notes = notes
        // The machine's registered values belong to the whole process: nobody else has these keys.
        keys = ["a", "b", "c", "d"].map { "\(seed).\($0)" }
        suite = "vigil.programs.\(getpid()).\(seed)"
        guard let defaults = UserDefaults(suiteName: suite) else { preconditionFailure("no suite \(suite)") }
        self.defaults = defaults
    }

    func play(_ chance: inout Chance) {
        for _ in 0..<30 {
            let key = chance.pick(keys)
            switch chance.below(8) {
            case 0, 1, 2: set(key, &chance)
            case 3: defaults.removeObject(forKey: key)
            case 4: defaults.register(defaults: [key: value(&chance)])
            case 5: domains(&chance)
            case 6: setNothing(key)
            default: notes.add("all: \(own(defaults.dictionaryRepresentation()))")
            }
            read(key)
        }
        defaults.removePersistentDomain(forName: suite)
        for key in keys { read(key) }
    }

    private func setNothing(_ key: String) {
        defaults.set(nil as Any?, forKey: key)
        notes.add("nothing for \(key)")
    }

    private func set(_ key: String, _ chance: inout Chance) {
        switch chance.below(7) {
        // Greater ones the machine's own loses: it has the last of them as zero.
        case 0: defaults.set(chance.pick([0, 1, -5, 42, 1 << 40]), forKey: key)
        case 1: defaults.set(chance.pick([0, 1.5, 3, -0.25, 1e10] as [Double]), forKey: key)
        case 2: defaults.set(chance.pick([0, 2.5] as [Float]), forKey: key)
        case 3: defaults.set(chance.isOne(in: 2), forKey: key)
        case 4: keepAddress(key, &chance)
        default: defaults.set(value(&chance), forKey: key)
        }
    }

    /// How an address is kept is promised by nobody: it is read as one, and removed.
    private func keepAddress(_ key: String, _ chance: inout Chance) {
        // Of other addresses than those of files, the machine's own keeps the path alone.
        defaults.set(URL(string: chance.pick(["file:///a/b", "file:///c"])), forKey: key)
        notes.add("\(key) leads to \(defaults.url(forKey: key)?.absoluteString ?? "nil")")
        defaults.removeObject(forKey: key)
    }

    private func value(_ chance: inout Chance) -> Any {
        switch chance.below(8) {
        case 0: Data([1, 2, 3])
        case 1: Date(timeIntervalSinceReferenceDate: 86_400)
        case 2: [1, "two", 3.5] as [Any]
        case 3: ["one", "two"]
        case 4: ["key": "value", "list": [1, 2]] as [String: Any]
        case 5: 7
        case 6: true
        default:
            chance.pick(["", "YES", "no", "true", "12", "1x", " 7", "0.5", "-3", "y", "1e3", "12abc", "/a/b", "f"])
        }
    }

    private func domains(_ chance: inout Chance) {
        switch chance.below(3) {
        case 0: notes.add("persistent: \(own(defaults.persistentDomain(forName: suite) ?? [:]))")
        case 1:
            defaults.setPersistentDomain([keys[1]: value(&chance), keys[2]: value(&chance)], forName: suite)
        default:
            let name = suite + ".volatile"
            defaults.setVolatileDomain([keys[0]: value(&chance)], forName: name)
            notes.add("volatile: \(own(defaults.volatileDomain(forName: name)))")
            notes.add("named: \(defaults.volatileDomainNames.contains(name))")
            defaults.removeVolatileDomain(forName: name)
            notes.add("left: \(own(defaults.volatileDomain(forName: name)))")
        }
    }

    private func own(_ values: [String: Any]) -> String { describe(values.filter { keys.contains($0.key) }) }

    private func read(_ key: String) {
        let value = defaults.object(forKey: key)
        notes.add("\(key) is \(describe(value))")
        // Apple documents the text of a number, too; the machine's own has none.
        if !(value is NSNumber) { notes.add("  \(defaults.string(forKey: key) ?? "nil")") }
        notes.add("  \(defaults.integer(forKey: key)) \(defaults.double(forKey: key)) \(defaults.float(forKey: key))")
        notes.add("  \(defaults.bool(forKey: key)) \(describe(defaults.array(forKey: key)))")
        notes.add("  \(describe(defaults.stringArray(forKey: key))) \(describe(defaults.dictionary(forKey: key)))")
        notes.add("  \(describe(defaults.data(forKey: key)))")
        // The machine's own crashes for bytes that are no archive.
        guard defaults.data(forKey: key) == nil else { return }
        notes.add("  \(defaults.url(forKey: key)?.absoluteString ?? "nil")")
    }

    private func describe(_ value: Any?) -> String {
        switch value {
        case nil: "nil"
        case let data as Data: "data \(Array(data))"
        case let date as Date: "date \(date.timeIntervalSinceReferenceDate)"
        case let text as String: "\"\(text)\""
        case let list as [Any]: "[\(list.map { describe($0) }.joined(separator: ", "))]"
        case let entries as [String: Any]:
            "{\(entries.sorted { $0.key < $1.key }.map { "\($0.key): \(describe($0.value))" }.joined(separator: ", "))}"
        // Whether 0 or 0.0 is kept, where one was set over the other, is promised by nobody.
        case let number as NSNumber: "\(number.doubleValue)"
        case let other?: "\(type(of: other)) \(other)"
        }
    }
}
