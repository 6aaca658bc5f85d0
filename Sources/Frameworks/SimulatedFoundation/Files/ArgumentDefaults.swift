import MachineFoundation

/// The defaults that stand in what a program is launched with: pairs of `-key value`.
///
/// Source: https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/UserDefaults/AboutPreferenceDomains/AboutPreferenceDomains.html
enum ArgumentDefaults {
    /// The values of arguments. What is no pair is passed over.
    static func values(of arguments: [String]) -> [String: Any] {
        var values: [String: Any] = [:]
        var rest = arguments[...]
        while let name = rest.popFirst() {
            guard name.hasPrefix("-"), name.count > 1, let value = rest.first else { continue }
            // The next name: this one stands for itself.
            if value.hasPrefix("-"), Double(value) == nil { continue }
            rest.removeFirst()
            values[String(name.dropFirst())] = parsed(value)
        }
        return values
    }

    /// A list or a dictionary where it is written as one, as in `(de, en)`; else the text.
    private static func parsed(_ value: String) -> Any {
        guard let first = value.first, "({<\"".contains(first), let data = value.data(using: .utf8),
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        else { return value }
        return list
    }
}
