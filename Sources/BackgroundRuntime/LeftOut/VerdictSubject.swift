import VigilDocuments
import VigilProgramImage

/// What a verdict is about, as far as its words say it: names of code, and identifiers of the app's own.
///
/// Code that is left out may be behind a verdict only where it has one of them: that any code is missing says nothing.
struct VerdictSubject {
    private var names: Set<String>
    private var identifiers: [String] = []
    /// The file and the line where an app broke off; empty where it did not.
    private var place = ""

    /// The subject of what a trace says, with the advice of the rule behind it, and names that are known to belong to it.
    init(of texts: String..., rule: Rule?, naming names: Set<String> = []) {
        self.names = names
        for text in texts + [rule?.advice ?? ""] { add(text) }
    }

    /// The subject of a call: the labels of its method that are like no other's, or its name where it has none.
    init(ofCall method: String) {
        let parts = method.split(separator: "(", maxSplits: 1).map(String.init)
        let labels = Self.words(in: parts.last ?? "").filter(Self.isCode)
        names = labels.isEmpty ? [parts[0]] : labels
    }

    /// The subject of an end in the middle of the app's code: what stands in the line where it broke off.
    mutating func add(_ place: CodePlace) {
        self.place = "\(place.file):\(place.line)"
        guard let data = RegularFile.contents(at: place.path) else { return }
        let lines = data.split(separator: UInt8(ascii: "\n"), maxSplits: place.line, omittingEmptySubsequences: false)
        guard lines.indices.contains(place.line - 1) else { return }
        names.formUnion(Self.words(in: String(decoding: lines[place.line - 1], as: UTF8.self)))
    }

    /// Whether code that is left out names what this is about, or left nothing where the app then broke off.
    func isNamed(by words: Set<String>, _ text: String, at place: String) -> Bool {
        !names.isDisjoint(with: words) || identifiers.contains(where: text.contains)
            || !self.place.isEmpty && place == self.place
    }

    private mutating func add(_ text: String) {
        // Where code lies is not what is said of it.
        let text = text.replacing(#/[\w+-]+\.swift(:\d+)?(, in [^,;]+)?/#, with: "")
        names.formUnion(Self.words(in: text).filter { Self.isCode($0) && !Self.everywhere.contains($0) })
        // One that is called with nothing, as `resume()`.
        names.formUnion(text.matches(of: #/(\w{4,})\(\)/#).map { String($0.output.1) })
        identifiers += text.matches(of: #/\w+(\.[\w-]+){2,}/#).map { String($0.output.0) }
    }

    /// The words of a line of code that have more than three letters, as those of a piece.
    static func words(in text: String) -> Set<String> {
        Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter { $0.count > 3 }.map(String.init))
    }

    /// Whether a word of a sentence is written as names of code are: with a capital that does not begin it.
    private static func isCode(_ word: String) -> Bool {
        word.contains(where: \.isLowercase) && word.dropFirst().contains(where: \.isUppercase)
    }

    /// Names that most code has, whatever it is about.
    private static let everywhere: Set = [
        "AppDelegate", "SceneDelegate", "UIApplication", "UIApplicationDelegate", "UIViewController", "ViewController",
        "NotificationCenter", "DispatchQueue", "URLSession", "UserDefaults", "UIBackgroundModes", "iPhone",
    ]
}
