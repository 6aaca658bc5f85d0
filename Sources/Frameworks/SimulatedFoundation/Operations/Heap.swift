/// A binary heap: the least element first.
struct Heap<Element: Comparable> {
    private var elements: [Element] = []

    mutating func insert(_ element: Element) {
        var place = elements.count
        elements.append(element)
        while place > 0, elements[place] < elements[(place - 1) / 2] {
            elements.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    mutating func popFirst() -> Element? {
        guard let first = elements.first, let last = elements.popLast() else { return nil }
        guard !elements.isEmpty else { return first }
        elements[0] = last
        var place = 0
        while let child = [place * 2 + 1, place * 2 + 2].filter(elements.indices.contains).min(by: isBefore),
            elements[child] < elements[place]
        {
            elements.swapAt(place, child)
            place = child
        }
        return first
    }

    private func isBefore(_ one: Int, _ other: Int) -> Bool { elements[one] < elements[other] }
}
