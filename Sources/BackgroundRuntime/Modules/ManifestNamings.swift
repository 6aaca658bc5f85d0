/// The modules that a manifest names, by a value of `UIBackgroundModes` or by a key that they read.
struct ManifestNamings: Sendable {
    private var keys = Words()
    private var modes = Words()

    /// Words, each with the places of the modules whose word it is.
    private struct Words {
        private var words = TextIndex()
        /// By the numbers of the words.
        private var places: [[Int]] = []

        mutating func add(_ word: String, _ place: Int) {
            let number = words.add(word)
            if number == places.count { places.append([]) }
            places[number].append(place)
        }

        func note(_ word: String, in named: inout [Int]) {
            guard let number = words.number(of: word) else { return }
            for place in places[number] where !named.contains(place) { named.append(place) }
        }
    }

    /// What a manifest can say of modules.
    init(_ modules: [ModuleDescriptor]) {
        for (place, module) in modules.enumerated() {
            let (read, stood) = (module.manifestKeys.map(\.name) + module.start.keys, module.values.map(\.value))
            for key in read { keys.add(key, place) }
            for mode in stood { modes.add(mode, place) }
        }
    }

    /// The places of the modules that a manifest names, in their order, each once.
    func places(in manifest: Manifest) -> [Int] {
        var named: [Int] = []
        // Their order does not show.
        manifest.propertyList.forEach { keys.note($0.key, in: &named) }
        for mode in manifest.backgroundModes { modes.note(mode, in: &named) }
        named.sort()
        return named
    }
}
