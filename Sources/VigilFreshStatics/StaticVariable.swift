import VigilProgramImage
import VigilRuntimeBridge

/// A static or global variable of the program.
struct StaticVariable: Sendable {
    /// What is written back: the mark that it was computed, where it has one, else the variable itself.
    ///
    /// A variable that is computed anew needs no other value before. Code on another thread, which is none of a phone's,
    /// then never sees half of a value.
    private let place: ELFFile.Symbol
    /// Whether that is a mark.
    private let isMarked: Bool
    /// How it begins in the names of the linker, up to its type.
    let stem: Substring
    /// The declaration as the language writes it, with its module: `Uploader.Radio.shared`.
    let name: String
    /// The module that declares it; for one in an extension, the module of the extension.
    let module: String
    /// Whether it holds the same for each launch, as far as one can see.
    let isConstant: Bool
    /// Whether the code of a file `main.swift` gives it its first value, which runs once in a process of the machine.
    var isSetByMain = false

    /// A variable.
    ///
    /// - Parameters:
    ///   - symbol: the variable itself.
    ///   - mark: the mark that it was computed; nil where it has none.
    ///   - stem: how it begins in the names of the linker, up to its type.
    init(
        _ symbol: ELFFile.Symbol, mark: ELFFile.Symbol?, stem: Substring, name: String, module: String,
        isConstant: Bool
    ) {
        (place, isMarked, self.stem) = (mark ?? symbol, mark != nil, stem)
        (self.name, self.module, self.isConstant) = (name, module, isConstant)
    }

    /// Gives it what it held before any code ran.
    func setBack() { isMarked ? FirstBytes.restore(mark: place) : FirstBytes.restore(place) }

    /// The declaration without what tells names of one file from those of others.
    var plainName: String { name.replacing(#/\(([^() ]+) in _[0-9A-F]+\)/#) { $0.1 } }

    /// Whether it is a member of a type, whatever file-private names stand around it.
    func belongs(to type: Any.Type) -> Bool {
        name.split(separator: ".").dropLast().contains { $0 == "\(type)" || $0.hasPrefix("(\(type) in ") }
    }
}

extension StaticVariable {
    /// What a variable's declaration says.
    struct Declaration {
        let name: String
        let module: String
        let type: Substring

        /// Reads `static Uploader.Radio.shared : Uploader.Radio`, and for a type in a function
        /// `static shared : Uploader.Radio in Local #1 in Uploader.play() -> ()`.
        init?(ofSymbol symbol: String) {
            guard var text = SymbolName.declaration(of: symbol)?[...] else { return nil }
            if text.hasPrefix("static ") { text = text.dropFirst(7) }
            let parts = text.split(separator: " : ", maxSplits: 1, omittingEmptySubsequences: false)
            let rest = parts.count > 1 ? parts[1] : ""
            var declared = parts[0]
            if symbol.holds("L_"), let local = rest.firstMatch(of: #/^(.*?) in (?!_)(.*)$/#) {
                type = local.1
                module = MangledName.module(of: symbol) ?? Declaration.moduleOfExtension(local.2)
                name = "\(local.2).\(declared)"
                return
            }
            type = rest
            if declared.hasPrefix("(extension in ") {
                module = String(declared.dropFirst(14).prefix { $0 != ")" })
                declared = declared.drop { $0 != ":" }.dropFirst()
            } else {
                module = String(declared.prefix { $0 != "." })
            }
            name = String(declared)
        }

        /// Whether a value of the type is the same whenever it is computed, as a rule: texts and names, and collections of
        /// what is written in code. A date, an identifier and a number that has to be computed are not.
        var isOfConstants: Bool {
            let words = type.split { "(), :<>".contains($0) }
            guard let first = words.first else { return false }
            let isCollection = type.hasPrefix("(") || (Declaration.collections.contains(first) && words.count > 1)
            return words.allSatisfy { word in
                Declaration.constants.contains(word) || word.hasSuffix("Notification.Name")
                    || isCollection && (Declaration.collections.contains(word) || Declaration.numbers.contains(word))
            }
        }

        private static func moduleOfExtension(_ place: Substring) -> String {
            place.firstMatch(of: #/\(extension in ([^)]+)\)/#).map { String($0.1) } ?? ""
        }

        private static let collections: Set<Substring> = [
            "Swift.Array", "Swift.Dictionary", "Swift.Set", "Swift.Optional",
        ]
        private static let numbers: Set<Substring> = ["Swift.Bool", "Swift.Double", "Swift.Int"]
        private static let constants: Set<Substring> = [
            "FoundationEssentials.URL", "Swift.Character", "Swift.StaticString", "Swift.String", "Swift.TaskLocal",
            // Names of parts of the log, which most apps keep in statics.
            "os.Logger", "os.OSLog", "os.OSSignposter",
        ]
    }
}
