/// What one item of the list of modes is.
enum ModeVerdict {
    case inEffect(ModeCatalog.Entry)
    case noString
    case repeated(first: Int)
    case unknown
    /// No mode of iOS, and why.
    case unavailable(String)
    case tooNew(SystemVersion)
    case withdrawn(SystemVersion)

    /// - Parameter first: Where the same item was before in the list.
    init(_ item: PropertyValue, first: Int?, catalog: ModeCatalog, system: SystemVersion) {
        guard case .string(let text) = item else {
            self = .noString
            return
        }
        if let first {
            self = .repeated(first: first)
        } else if let entry = catalog.entry(for: text) {
            self.init(entry, system: system)
        } else {
            self = .unknown
        }
    }

    private init(_ entry: ModeCatalog.Entry, system: SystemVersion) {
        if let reason = entry.unavailable {
            self = .unavailable(reason)
        } else if system < entry.since {
            self = .tooNew(entry.since)
        } else if let until = entry.until, system >= until {
            self = .withdrawn(until)
        } else {
            self = .inEffect(entry)
        }
    }

    /// Whether there is something to say about the item.
    var isProblem: Bool {
        guard case .inEffect(let entry) = self else { return true }
        return !entry.isSimulated
    }

    /// The mode, when it is in effect.
    var valueInEffect: String? {
        guard case .inEffect(let entry) = self else { return nil }
        return entry.value
    }
}

/// What an unknown mode was meant to be.
struct ModeGuess {
    let text: String
    let catalog: ModeCatalog

    init(_ text: String, _ catalog: ModeCatalog) {
        self.text = text
        self.catalog = catalog
    }

    /// What is wrong, and what was meant.
    var words: (message: String, hint: String) {
        let values = catalog.entries.filter { $0.unavailable == nil }.map(\.value)
        let trimmed = text.trimmingSpaces()
        if let entry = catalog.entry(for: trimmed) {
            return ("unknown mode \(text.quoted): white space around it counts", "write \(entry.value.quoted)")
        }
        if let value = values.first(where: { $0.lowercased() == trimmed.lowercased() }) {
            return ("unknown mode \(text.quoted): capitals count", "did you mean \(value.quoted)?")
        }
        let asLabel = "\(text.quoted) is what Xcode shows for a mode, not its value"
        if let entry = catalog.entries.first(where: {
            $0.xcodeLabels.contains { $0.lowercased() == trimmed.lowercased() }
        }) {
            return (asLabel, "write \(entry.value.quoted)")
        }
        let joined = trimmed.replacing(" ", with: "-").replacing("_", with: "-")
        if let value = closestMatch(to: joined, in: values) ?? onlyValue(sharingWordsWith: joined, values) {
            return ("unknown mode \(text.quoted)", "did you mean \(value.quoted)?")
        }
        if let entry = catalog.entries.first(where: { closestMatch(to: trimmed, in: $0.xcodeLabels) != nil }) {
            return (asLabel, "write \(entry.value.quoted)")
        }
        return ("unknown mode \(text.quoted)", "the modes are \(values.joined(separator: ", "))")
    }

    /// The one value whose words are all in `text`, or that has all the words of it: `background-fetch`.
    private func onlyValue(sharingWordsWith text: String, _ values: [String]) -> String? {
        let words = Set(text.lowercased().split(separator: "-"))
        let matches = values.filter { value in
            let others = Set(value.split(separator: "-"))
            return words.isSuperset(of: others) || words.isSubset(of: others)
        }
        return matches.count == 1 ? matches.first : nil
    }
}
