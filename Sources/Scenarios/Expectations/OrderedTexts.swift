/// Texts in the order in which they came, and the places of each.
struct OrderedTexts {
    private(set) var all: [String] = []
    private var places: [String: [Int]] = [:]

    mutating func append(_ text: String) {
        places[text, default: []].append(all.count)
        all.append(text)
    }

    /// The first of `wanted` that does not follow those before it; nil when all do.
    ///
    /// - Parameter matches: whether a wanted text means one that came; nil where they have to be the same.
    func firstMissing(of wanted: [String], matches: ((String, String) -> Bool)? = nil) -> String? {
        var start = 0
        for item in wanted {
            guard let place = place(of: item, from: start, matches) else { return item }
            start = place + 1
        }
        return nil
    }

    private func place(of item: String, from start: Int, _ matches: ((String, String) -> Bool)?) -> Int? {
        guard let matches else { return next(of: item, from: start) }
        return places.filter { matches(item, $0.key) }.compactMap { next(of: $0.key, from: start) }.min()
    }

    /// The first place of a text that is not before `start`.
    private func next(of text: String, from start: Int) -> Int? {
        guard let places = places[text] else { return nil }
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if places[middle] < start { low = middle + 1 } else { high = middle }
        }
        return low < places.count ? places[low] : nil
    }
}
