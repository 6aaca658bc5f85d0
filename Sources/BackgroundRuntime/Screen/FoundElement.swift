/// Something that was found, with all that it is in.
package struct FoundElement {
    /// From the outermost to the element itself.
    let path: [ScreenElement]
    /// The places of those, each in what it is in.
    let steps: [Int]

    package var element: ScreenElement { path[path.endIndex - 1] }

    /// Hands a touch to the innermost that takes it, as fingers reach what lies around what they touch.
    ///
    /// - Returns: whether anything took it.
    @MainActor
    func take(_ touch: Touch) throws -> Bool {
        for element in path.reversed() { if try element.take?(touch) == true { return true } }
        return false
    }

    /// Whether it, or what it is in, takes touches.
    var isUsable: Bool { path.contains { $0.take != nil } }

    /// Whether a finger reaches it: nothing around it is disabled.
    package var isEnabled: Bool { path.allSatisfy(\.isEnabled) }
}

extension FoundElement {
    /// What is at these places, each in what it is in; nil where there is nothing.
    package init?(at steps: [Int], in screen: [ScreenElement]) {
        var (path, rest): ([ScreenElement], [ScreenElement]) = ([], screen)
        for step in steps {
            guard rest.indices.contains(step) else { return nil }
            path.append(rest[step])
            rest = rest[step].children
        }
        guard !path.isEmpty else { return nil }
        self.init(path: path, steps: steps)
    }

    /// All on a screen that are so, in its order.
    package static func all(in screen: [ScreenElement], where isSo: (ScreenElement) -> Bool) -> [FoundElement] {
        var found: [FoundElement] = []
        func look(_ elements: [ScreenElement], _ path: [ScreenElement], _ steps: [Int]) {
            for (place, element) in elements.enumerated() {
                let (way, steps) = (path + [element], steps + [place])
                if isSo(element) { found.append(FoundElement(path: way, steps: steps)) }
                look(element.children, way, steps)
            }
        }
        look(screen, [], [])
        return found
    }

    /// The switch that it is, the only one in it, or the only one in the cell around it; nil where there is none such.
    var toggled: FoundElement? {
        if element.role == .switch { return self }
        let cell = path.lastIndex { $0.role == .cell }.map {
            FoundElement(path: Array(path[...$0]), steps: Array(steps[...$0]))
        }
        for around in [self, cell].compactMap({ $0 }) {
            let switches = FoundElement.all(in: around.element.children) { $0.role == .switch }
            guard switches.count == 1 else { continue }
            return FoundElement(path: around.path + switches[0].path, steps: around.steps + switches[0].steps)
        }
        return nil
    }

    /// Where it stands in what scrolls around it: `, cell 10 of 20 of the table`; empty where nothing does.
    var placeInScroll: String {
        guard let index = path.dropLast().lastIndex(where: \.role.scrolls) else { return "" }
        let (list, next) = (path[index], path[index + 1])
        let name = list.names.isEmpty ? "the \(list.role.rawValue)" : list.sentence
        guard next.role == .cell else { return ", in \(name)" }
        let cells = list.children.filter { $0.role == .cell }
        // Two cells that read the same are told apart by nothing else: then the place is not sure, and not said.
        let same = cells.indices.filter { cells[$0].looksLike(next) }
        return same.count == 1 ? ", cell \(same[0] + 1) of \(cells.count) in \(name)" : ", in \(name)"
    }
}

extension ScreenElement.Role {
    /// Whether a finger moves what is in it.
    var scrolls: Bool { self == .table || self == .collectionView || self == .scrollView }
}

extension ScreenElement {
    /// Whether both would be read the same.
    fileprivate func looksLike(_ other: ScreenElement) -> Bool {
        ScreenOutline.lines([self]) == ScreenOutline.lines([other])
    }
}
