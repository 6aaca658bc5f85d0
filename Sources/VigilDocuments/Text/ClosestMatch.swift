/// The text among `candidates` that `text` was probably meant to be; nil when none is close.
///
/// Distance is Damerau-Levenshtein without regard to case: a letter too many, too few, another, or two exchanged each
/// cost one. A text of up to 4 letters may be 1 off, of up to 8 letters 2, longer ones 3. Ties go to the first.
///
/// - Parameter most: The most mistakes, whatever the length.
package func closestMatch(to text: String, in candidates: some Sequence<String>, atMost most: Int = 3) -> String? {
    let wanted = Array(text.lowercased().unicodeScalars.prefix(65))
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
        let letters = Array(candidate.lowercased().unicodeScalars)
        let limit = min(most, mistakes(in: wanted.count), mistakes(in: letters.count))
        guard abs(letters.count - wanted.count) <= limit else { continue }
        guard let distance = editDistance(wanted, letters, atMost: limit) else { continue }
        if best.map({ distance < $0.distance }) != false { best = (candidate, distance) }
    }
    return best?.candidate
}

/// How many mistakes are likely in a word of so many letters.
private func mistakes(in length: Int) -> Int {
    switch length {
    case ...2: 0
    case ...4: 1
    case ...8: 2
    default: 3
    }
}

/// The least number of edits that make `left` into `right`, of which none touches a letter twice; nil when it is more than
/// `limit`.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost limit: Int) -> Int? {
    var beforeLast = Array(repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    var current = beforeLast
    var leastOfLast = 0
    for row in left.indices {
        current[0] = row + 1
        var least = row + 1
        for column in right.indices {
            var cost = last[column] + (left[row] == right[column] ? 0 : 1)
            cost = min(cost, last[column + 1] + 1, current[column] + 1)
            let isSwap = row > 0 && column > 0 && left[row] == right[column - 1] && left[row - 1] == right[column]
            if isSwap { cost = min(cost, beforeLast[column - 1] + 1) }
            current[column + 1] = cost
            least = min(least, cost)
        }
        // A swap reaches two rows back.
        guard min(least, leastOfLast) <= limit else { return nil }
        leastOfLast = least
        swap(&beforeLast, &last)
        swap(&last, &current)
    }
    return last[right.count] <= limit ? last[right.count] : nil
}
