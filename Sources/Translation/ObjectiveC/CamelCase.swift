/// The words of names, as the compiler tells them when it makes names of Swift of those of Objective-C.
enum CamelCase {
    /// The words: `startWithURLString` has `start`, `With`, `URL` and `String`.
    static func words(_ name: String) -> [String] {
        let letters = Array(name)
        var (words, at) = ([String](), 0)
        while at < letters.count {
            let end = max(at + 1, self.end(letters, from: at))
            words.append(String(letters[at..<end]))
            at = end
        }
        return words
    }

    private static func end(_ letters: [Character], from start: Int) -> Int {
        var at = start
        while at < letters.count, letters[at].isUppercase { at += 1 }
        if at - start > 1 {
            var behind = at
            while behind < letters.count, letters[behind].isLowercase { behind += 1 }
            if at == letters.count || isPlural(letters[at..<behind]) { return behind }
            return letters[at].isLetter ? at - 1 : at
        }
        if at == start, at < letters.count, letters[at] == "_" {
            while at < letters.count, letters[at] == "_" { at += 1 }
            return at
        }
        while at < letters.count, !letters[at].isUppercase, letters[at] != "_" { at += 1 }
        return at
    }

    /// What stands behind an acronym of which there are several.
    private static func isPlural(_ letters: ArraySlice<Character>) -> Bool {
        ["s", "es", "ies"].contains(String(letters))
    }

    /// Whether two words are one but for the case of their first letters.
    static func same(_ one: String, _ other: String) -> Bool {
        one.dropFirst() == other.dropFirst() && one.first?.lowercased() == other.first?.lowercased()
    }

    /// A name that begins with a small letter, or with an acronym in small letters: `urlString`.
    static func lowercased(_ name: String) -> String {
        let letters = Array(name)
        guard letters.first?.isUppercase == true else { return name }
        var at = 1
        while at < letters.count, letters[at].isUppercase { at += 1 }
        var behind = at
        while behind < letters.count, letters[behind].isLowercase { behind += 1 }
        let isWhole = at == 1 || at == letters.count || !letters[at].isLetter || isPlural(letters[at..<behind])
        let end = isWhole ? at : at - 1
        return String(letters[..<end]).lowercased() + String(letters[end...])
    }

    /// What a word is in a sentence, as far as names of methods show it.
    enum Part { case preposition, verb, gerund, other }

    /// What a word is.
    static func part(of word: String) -> Part {
        let plain = word.lowercased()
        if prepositions.contains(plain) { return .preposition }
        if verbs.contains(plain) { return .verb }
        return plain.hasSuffix("ing") && plain.count > 4 ? .gerund : .other
    }

    /// Those that SE-0005 splits names at.
    private static let prepositions: Set = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]

    /// Those that names of methods begin with; a type behind one of them is not said twice.
    private static let verbs: Set = [
        "accept", "access", "activate", "add", "adjust", "allow", "animate", "append", "apply", "attach",
        "authenticate",
        "authorize", "begin", "bind", "bring", "build", "calculate", "call", "cancel", "change", "check", "clear",
        "close", "commit", "compare", "complete", "compute", "configure", "confirm", "connect", "contain", "contains",
        "convert", "copy", "count", "create", "cut", "deactivate", "decode", "decrement", "delete", "deliver",
        "deselect", "destroy", "detach", "dequeue", "disable", "disconnect", "dismiss", "dispatch", "display", "do",
        "download", "draw", "drop", "enable", "encode", "end", "enqueue", "enumerate", "erase", "evaluate", "execute",
        "exclude", "fetch", "fill", "filter", "find", "finish", "flush", "format", "generate", "get", "handle", "has",
        "hide", "import", "include", "increment", "initialize", "insert", "install", "invalidate", "invite", "invoke",
        "is", "join", "layout", "leave", "link", "load", "locate", "lock", "log", "make", "map", "mark", "match",
        "merge", "move", "notify", "observe", "open", "parse", "pause", "perform", "play", "pop", "post", "prefetch",
        "prepare", "present", "preview", "print", "process", "purchase", "push", "put", "query", "read", "receive",
        "record", "reduce", "refresh", "refuse", "register", "release", "reload", "remove", "render", "replace",
        "report", "request", "reset", "resolve", "restart", "restore", "resume", "retain", "retrieve", "return",
        "reverse", "revert", "run", "save", "scan", "schedule", "scroll", "search", "select", "send", "set", "share",
        "show", "sign", "skip", "sort", "split", "start", "stop", "store", "submit", "subscribe", "swap", "switch",
        "sync", "tear", "throw", "toggle", "trace", "track", "transform", "translate", "transmit", "truncate",
        "undo", "unlink", "unlock", "unregister", "unsubscribe", "unwrap", "update", "upload", "use", "validate",
        "verify", "view", "visit", "wait", "wake", "warn", "will", "write",
    ]
}
