/// The names that the frameworks declare, and those that code of C may call.
struct DeclaredNames {
    /// Names of types, members and constants, whoever may use them, and of types that get members.
    private(set) var all: Set<String> = []
    /// Those that an app may use.
    private(set) var ofApps: Set<String> = []

    init(in files: [Repository.File]) {
        for file in files { for line in file.code where !line.isEmpty { read(line) } }
    }

    private mutating func read(_ line: String) {
        var (isDeclaration, isPublic) = (false, false)
        for word in line.split(whereSeparator: { !($0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_") }) {
            if isDeclaration, !Self.kinds.contains(word) {
                let name = String(word)
                all.insert(name)
                if isPublic { ofApps.insert(name) }
                isDeclaration = false
            } else if Self.kinds.contains(word) {
                isDeclaration = true
            } else if word == "public" || word == "open" {
                isPublic = true
            }
        }
    }

    private static let kinds: Set<Substring> = [
        "actor", "associatedtype", "case", "class", "enum", "extension", "func", "let", "macro", "protocol", "struct",
        "typealias",
        "var",
    ]
}
