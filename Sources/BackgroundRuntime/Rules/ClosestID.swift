/// Suggests the id that was probably meant.
enum ClosestID {
    /// The candidate with the fewest changed letters, the first of equals; nil when none is close.
    ///
    /// Close means that at most a third of the letters differ.
    static func to(_ text: String, in candidates: [String]) -> String? {
        let measured = candidates.sorted().map { (id: $0, distance: distance(from: text, to: $0)) }
        guard let best = measured.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= max(1, text.utf8.count / 3) ? best.id : nil
    }

    /// The number of letters to insert, remove or replace to make one text of the other.
    private static func distance(from left: String, to right: String) -> Int {
        let target = Array(right.utf8)
        var row = Array(0...target.count)
        for (index, letter) in left.utf8.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in target.indices {
                let replaced = diagonal + (letter == target[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, row[column + 1] + 1)
            }
        }
        return row[target.count]
    }
}
