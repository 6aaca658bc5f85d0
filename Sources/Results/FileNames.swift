/// Names of files from texts that anybody wrote.
package enum FileNames {
    /// A text as a part of a name that each file system, each address and each shell takes as it is: ASCII's letters and digits,
    /// a dash for all others between them.
    ///
    /// - Parameter most: so many characters at most.
    package static func plain(_ text: String, most: Int = 60) -> String {
        var name = ""
        var isGap = false
        for scalar in text.unicodeScalars {
            guard scalar.isASCII, scalar.properties.isAlphabetic || (48...57).contains(scalar.value) else {
                isGap = true
                continue
            }
            guard name.utf8.count + 2 <= most else { break }
            if isGap, !name.isEmpty { name += "-" }
            isGap = false
            name.unicodeScalars.append(scalar)
        }
        return name
    }
}
