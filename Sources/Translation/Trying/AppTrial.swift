/// All sources of an app that are compiled together, and what is left out of them so that they compile.
///
/// A value: it is given what a compiler says, and says what to compile next. Rounds follow each other until nothing is
/// said any more, or nothing is left to try.
package struct AppTrial {
    private var sources: [String: TriedSource]
    /// The files' paths in order.
    let order: [String]
    private let options: TranslationOptions
    /// The types that are missing.
    package private(set) var placeholders: Placeholders
    /// What no remedy was found for.
    package private(set) var unsolved: [CompilerMessage] = []
    /// Files that are left out as a whole, since nothing smaller was left to try.
    package private(set) var excluded: [String] = []
    private let placeholderPath: String
    /// Modules that sources import under conditions that do not hold here.
    private var missingModules: Set<String> = []
    private var lastIndex = TargetIndex()
    /// What the libraries say that the app is built with, and that are translated too.
    private var libraries = TargetIndex()
    /// What stands for Objective-C, as far as the sources use it.
    package private(set) var standIns: ObjectiveCStandIns

    /// Sources as they are.
    ///
    /// - Parameters:
    ///   - placeholderPath: the path that messages name for the placeholders.
    ///   - standIns: what stands for Objective-C.
    ///   - own: sources that are compiled beside these as they are.
    ///   - libraries: those of translated libraries that these import.
    package init(
        _ files: [(path: String, bytes: [UInt8])], placeholderPath: String, options: TranslationOptions = .init(),
        standIns: ObjectiveCStandIns = ObjectiveCStandIns([]), besides own: [[UInt8]] = [], libraries: [[UInt8]] = []
    ) {
        for library in libraries { self.libraries.merge(TargetIndex(of: ReadSource(library)).seenFromOutside) }
        self.standIns = standIns
        self.placeholderPath = placeholderPath
        order = files.map(\.path)
        sources = Dictionary(
            files.map { ($0.path, TriedSource(path: $0.path, bytes: $0.bytes)) }
        ) { first, _ in first }
        self.options = options
        placeholders = Placeholders()
        let all = order.compactMap { sources[$0]?.read } + own.map { ReadSource($0) }
        let declared = Set(all.flatMap { $0.outline.entries.map(\.type) }.filter { $0.kind != .extension }.map(\.name))
        if order.isEmpty {
            self.standIns.useAll(besides: declared)
        } else {
            self.standIns.use(all.reduce(into: []) { $0.formUnion($1.allWords) }, besides: declared)
        }
    }

    /// The sources that are not left out, in order.
    var kept: [TriedSource] { order.filter { !excluded.contains($0) }.compactMap { sources[$0] } }

    /// A source, with what is left out of it; nil where a path is none.
    func tried(_ path: String) -> TriedSource? { sources[path] }

    /// A source as it is; nil where a path is none.
    func read(_ path: String) -> ReadSource? { sources[path]?.read }

    /// What is to be compiled: each source as it is translated, and the placeholders.
    package mutating func compiled() -> [(path: String, text: String)] {
        var index = libraries
        for source in kept { index.merge(TargetIndex(of: source.edited)) }
        if index != lastIndex { for path in order { sources[path]?.forgetTranslation() } }
        lastIndex = index
        var files: [(path: String, text: String)] = []
        for path in order where !excluded.contains(path) {
            if let translation = sources[path]?.translated(index, options) { files.append((path, translation.text)) }
        }
        guard hasPlaceholders else { return files }
        let own = ReadSource(Array(placeholderSource.utf8))
        return files + [(placeholderPath, Translation(of: own, path: placeholderPath, index: index).text)]
    }

    /// Whether anything is declared in place of what is missing.
    package var hasPlaceholders: Bool { !placeholders.isEmpty || !standIns.isEmpty }

    /// What is declared in place of what is missing, as a source of the app.
    package var placeholderSource: String { placeholderHead + standIns.source }

    /// What stands before the declarations for Objective-C.
    private var placeholderHead: String {
        let imports = kept.flatMap(\.edited.imports)
        // What headers include under conditions may be this.
        let seen = standIns.isEmpty ? [] : standIns.modules.union(["UIKit"])
        let modules = Set(imports).union(seen).subtracting(missingModules).subtracting(["Foundation"])
        let foundation = standIns.isEmpty ? [] : ["Foundation"]
        let head = placeholders.source(importing: foundation + modules.sorted())
        return standIns.isEmpty ? head : head + "\n" + ObjectiveCStandIns.head
    }

    /// Leaves out what does not compile of the declarations for Objective-C.
    private mutating func dropStandIns(for errors: [CompilerMessage]) -> Bool {
        guard !standIns.isEmpty else { return false }
        let start = placeholderHead.utf8.count { $0 == UInt8(ascii: "\n") }
        // By the lines that the compiler saw, the last first: each that goes moves those behind it.
        let roots = ["cannot find type", "invalid redeclaration"]
        // From these others follow.
        let first = errors.filter { error in roots.contains { error.text.hasPrefix($0) } }
        let sorted = (first.isEmpty ? errors : first).sorted { $1.line < $0.line }
        return sorted.map { standIns.drop(line: $0.line - start, why: $0.text) }.contains(true)
    }

    /// What is left out of a source.
    package func leftOut(of path: String) -> [LeftOut] {
        excluded.contains(path) ? [] : sources[path]?.outermost ?? []
    }

    /// Whether what is left begins an app: a library has no beginning.
    package var begins: Bool { kept.contains { $0.edited.entryPoint != nil || $0.path.hasSuffix("/main.swift") } }

    /// The sources in which anything is left out, in order.
    package var incomplete: [String] { order.filter { !leftOut(of: $0).isEmpty } }

    /// Takes what a compiler says of what is compiled.
    ///
    /// - Returns: whether anything was found to try next.
    package mutating func take(_ messages: [CompilerMessage]) -> Bool {
        let errors = messages.filter { $0.severity == .error }
        unsolved = errors.filter { sources[$0.path] == nil }
        let wrong = unsolved.filter { $0.path == placeholderPath }
        let modules = wrong.filter { $0.text.hasPrefix("no such module") }.flatMap(\.text.quoted)
        missingModules.formUnion(modules)
        if placeholders.isAsking {
            if modules.isEmpty { takeAnswers(wrong) }
            return true
        }
        // Before all modules are there, or known to be missing, no type is known to be.
        let isDropped = modules.isEmpty && dropStandIns(for: wrong)
        let banned = isDropped ? modules : wrong.flatMap(\.text.quoted).filter { placeholders.ban($0) } + modules
        var remedies: [(path: String, remedy: Remedy, why: String)] = []
        for message in errors {
            guard let source = sources[message.path] else { continue }
            let token = source.token(line: message.line, column: message.column)
            let search = RemedySearch(source: source, placeholders: placeholders)
            if let token, let remedy = search.remedy(for: message, at: token) {
                remedies.append((message.path, remedy, message.text))
            } else {
                unsolved.append(message)
            }
        }
        // What follows from a missing type is not known before there is one.
        let first = remedies.filter(\.remedy.isFirst)
        // What the sources say of a class that is not whole yet is not known.
        if isDropped || !modules.isEmpty && !standIns.isEmpty { return true }
        return apply(first.isEmpty ? innermost(remedies) : first) || !banned.isEmpty || excludeUnsolved()
    }

    /// Takes what the compiler says of modules that were asked for types, and declares the types that none has.
    private mutating func takeAnswers(_ messages: [CompilerMessage]) {
        let refused = messages.filter { $0.text.hasPrefix("no type named") && $0.text.quoted.count > 1 }
        for name in placeholders.answer(refused.map { ($0.text.quoted[0], $0.text.quoted[1]) }) {
            _ = addPlaceholder(name, inside: nil)
        }
    }

    private mutating func addPlaceholder(_ name: String, inside outer: String?) -> Bool {
        let reads = order.compactMap { sources[$0]?.read }
        return placeholders.add(name, inside: outer, as: TypeUses(of: name, in: reads))
    }

    /// The modules that are there and that any source imports.
    private var importedModules: [String] {
        let all = Set(kept.flatMap(\.edited.imports)).subtracting(missingModules).subtracting(["Foundation"])
        return all.filter { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }.sorted()
    }

    /// Leaves the files out that nothing else helps.
    private mutating func excludeUnsolved() -> Bool {
        let new = Set(unsolved.map(\.path)).filter { sources[$0] != nil && !excluded.contains($0) }
        excluded += new.sorted()
        return !new.isEmpty
    }

    /// Without pieces around others: their errors may go with those.
    private func innermost(
        _ remedies: [(path: String, remedy: Remedy, why: String)]
    ) -> [(path: String, remedy: Remedy, why: String)] {
        remedies.filter { one in
            guard case .leaveOut(let kind, let tokens) = one.remedy, kind != .result else { return true }
            return !remedies.contains { other in
                guard other.path == one.path, case .leaveOut(_, let inner) = other.remedy, inner != tokens else {
                    return false
                }
                return tokens.lowerBound <= inner.lowerBound && inner.upperBound <= tokens.upperBound
            }
        }
    }

    private mutating func apply(_ remedies: [(path: String, remedy: Remedy, why: String)]) -> Bool {
        var isProgress = false
        for (path, remedy, why) in remedies {
            switch remedy {
            case .leaveOut(.import, let tokens):
                if leaveOutImports(as: tokens, in: path, why: why) { isProgress = true }
            case .leaveOut(let kind, let tokens):
                if leaveOut(kind, tokens, of: path, why: why) { isProgress = true }
            case .placeholder(let name, let outer):
                let isAsked = outer == nil && placeholders.ask(name, of: importedModules)
                if isAsked || addPlaceholder(name, inside: outer) { isProgress = true }
            case .makeProtocol(let name):
                placeholders.makeProtocol(name)
                isProgress = true
            case .makeBase(let name):
                placeholders.makeBase(name)
                isProgress = true
            case .move(let unit):
                move(unit, of: path, why: why)
                isProgress = true
            case .conform(let name, let wanted):
                if placeholders.conform(name, to: wanted) { isProgress = true }
            }
        }
        return isProgress
    }

    /// Leaves a piece out, and with it what follows by its names: they might mean something else now.
    private mutating func leaveOut(_ kind: LeftOut.Kind, _ tokens: Range<Int>, of path: String, why: String) -> Bool {
        guard sources[path]?.leaveOut(kind, tokens, why: why) == true else { return false }
        guard let source = sources[path], let names = LocalNames(of: tokens, in: source) else { return true }
        for token in names.uses {
            guard let source = sources[path], !source.isLeftOut(token) else { continue }
            let message = CompilerMessage(
                severity: .error, path: path, line: 1, column: 1, text: "what it names is left out")
            let search = RemedySearch(source: source, placeholders: placeholders)
            guard case .leaveOut(let kind, let tokens) = search.remedy(for: message, at: token) else { continue }
            _ = leaveOut(kind, tokens, of: path, why: message.text)
        }
        return true
    }

    /// Leaves out all imports of the module that one imports: the compiler names one of them.
    private mutating func leaveOutImports(as tokens: Range<Int>, in path: String, why: String) -> Bool {
        guard let module = sources[path]?.read.module(importedBy: tokens) else { return false }
        return leaveOutImports(of: module, why: why)
    }

    /// Leaves out all imports of a module.
    @discardableResult
    mutating func leaveOutImports(of module: String, why: String) -> Bool {
        var isProgress = false
        for file in order {
            for tokens in sources[file]?.read.imports(of: module) ?? []
            where sources[file]?.leaveOut(.import, tokens, why: why) == true { isProgress = true }
        }
        return isProgress
    }

    /// Renames an override in an extension, and lets the class override instead and call it.
    private mutating func move(_ unit: Range<Int>, of path: String, why: String) {
        guard let source = sources[path], let move = OverrideMove(unit, of: source.read) else {
            _ = sources[path]?.leaveOut(.declaration, unit, why: why)
            return
        }
        _ = sources[path]?.leaveOut(.moved, move.renamed, why: why)
        for file in order {
            guard let body = sources[file]?.read.classBody(of: move.owner) else { continue }
            sources[file]?.add(move.forwarder, at: body, why: why)
            return
        }
        // A class of another module: nothing can be put into it.
        _ = sources[path]?.leaveOut(.declaration, unit, why: why)
    }
}
