/// The effects that an evaluation found, each with where it was found and whether it goes on.
@MainActor
final class PlacedEffects {
    struct Placed {
        let key: String
        let effect: ViewEffect
        let page: ScreenPage
        fileprivate(set) var isOn = false

        /// Whether it goes on while its graph is started.
        @MainActor fileprivate var isWanted: Bool { !effect.followsScreen || page.isOnScreen }
    }

    private var found: [Placed] = []

    init() {}

    var all: [ViewEffect] { found.map(\.effect) }
    var count: Int { found.count }

    /// Those that were found after so many.
    func placed(after count: Int) -> [Placed] { Array(found[count...]) }

    /// Those of an evaluation before are found again.
    func add(_ placed: [Placed]) { found += placed }

    func add(_ effect: ViewEffect, at key: String, on page: ScreenPage) {
        found.append(Placed(key: key, effect: effect, page: page))
    }

    func start() {
        for index in found.indices where found[index].isWanted {
            found[index].isOn = true
            found[index].effect.begin()
        }
    }

    func stop() {
        for index in found.indices where found[index].isOn {
            found[index].isOn = false
            found[index].effect.end()
        }
    }

    /// Lets happen what follows from the evaluation before. What leaves a page that stays goes first; then what comes
    /// begins; and a page that leaves as a whole ends after the one that takes its place has come: `onAppear` runs
    /// before the first frame of that one, and `onDisappear` when nothing is left of the other on the screen.
    func follow(_ old: PlacedEffects, isStarted: Bool, isFirst: Bool) {
        let pairs = counterparts(in: old.found)
        var ending = old.found.indices.filter { old.found[$0].isOn && !pairs.old.contains($0) }
        let pages = Set(found.lazy.filter { $0.page.isOnScreen }.map(\.page.key))
        for index in ending where pages.contains(old.found[index].page.key) { old.found[index].effect.end() }
        ending.removeAll { pages.contains(old.found[$0].page.key) }
        var leaving: [ViewEffect] = []
        for index in found.indices {
            let isWanted = isStarted && found[index].isWanted
            let was = pairs.new[index].map { old.found[$0] }
            if let was, !isFirst { found[index].effect.follow(was.effect, isStarted: was.isOn && isWanted) }
            found[index].isOn = isWanted
            if isWanted, was?.isOn != true { found[index].effect.begin() }
            if !isWanted, was?.isOn == true { leaving.append(found[index].effect) }
        }
        for index in ending { old.found[index].effect.end() }
        for effect in leaving { effect.end() }
    }

    /// Which effects of the evaluation before are the same as those of this one. Mostly all are, one by one.
    private func counterparts(in old: [Placed]) -> (new: [Int?], old: Set<Int>) {
        if old.count == found.count, zip(old, found).allSatisfy({ $0.key == $1.key }) {
            return (Array(found.indices), Set(found.indices))
        }
        let before = Dictionary(old.indices.map { (old[$0].key, $0) }) { first, _ in first }
        let new = found.map { before[$0.key] }
        return (new, Set(new.compactMap { $0 }))
    }
}
