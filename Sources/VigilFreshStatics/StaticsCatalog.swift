import Foundation
import VigilProgramImage
import VigilRuntimeBridge

/// The static variables of a program, and whose they may be.
struct StaticsCatalog: Sendable {
    /// Those that are neither the system's nor the toolchain's, and can be set back.
    let variables: [StaticVariable]
    /// Those that files `main.swift` give their first values, as the language writes them: who sets them back takes them
    /// away, since the code that makes them is over.
    let namesSetByMain: [String]
    /// The modules with tests in them.
    let modulesOfTests: Set<String>
    /// The modules that are programs of their own: in a program with tests, an app each.
    let programs: Set<String>

    /// Those of the running program; nil where its file cannot be read, or has no symbols.
    static let ofProgram = ProgramImage.read().flatMap { $0.hasSymbols ? StaticsCatalog(of: $0) : nil }

    /// The modules of the toolchain, which belong to no app.
    private static let toolchain: Set<String> = [
        "Testing", "XCTest", "Swift", "__C", "Foundation", "FoundationEssentials", "FoundationInternationalization",
        "FoundationNetworking", "Dispatch", "Synchronization", "Runtime", "_Concurrency", "_StringProcessing",
    ]

    private static let main = "_main"
    /// The file whose code is that of a program, from its first line on.
    private static let fileOfScripts = "main.swift"
    /// In the name of each variable that the macros for tests make.
    private static let markOfTests = "testContentRecord"
    /// In the name of each variable that some macro makes.
    private static let markOfMacros = "fMp_"
    /// In the names of what is made for classes of tests: the module `XCTest`.
    private static let markOfClasses = "6XCTest"

    init(of image: ELFFile) {
        let functions = image.functions(
            endingLike: [StaticString("_main"), SymbolName.endingOfAddressor] + SymbolName.endingsOfGetters
                + SymbolName.endingsOfSetters + SymbolName.endingsOfMainTypes,
            orWith: StaticsCatalog.markOfClasses)
        programs = Set(functions.filter { $0.hasSuffix(StaticsCatalog.main) }.map { String($0.dropLast(5)) })
        let symbols = image.variables(SymbolName.endingsOfVariables + SymbolName.endingsOfLaidOutObjects)
        modulesOfTests = Set(
            (functions.filter { $0.holds(StaticsCatalog.markOfClasses) }
                + symbols.map(\.name).filter { $0.holds(StaticsCatalog.markOfTests) })
                .compactMap(MangledName.module))
        // The optimizer leaves nothing of a type that a program begins with: then the lines tell the file.
        let scripts = programs.subtracting(functions.compactMap(Self.mainType)).filter { module in
            image.fileOfBeginning(ofModule: module).map { $0 == Self.fileOfScripts } ?? true
        }
        let maker = Maker(
            of: image, accessors: Set(functions), scripts: scripts, marks: image.variables([SymbolName.endingOfMark]))
        let all = symbols.filter { !$0.name.holds(StaticsCatalog.markOfMacros) }.compactMap(maker.variable)
        variables = all.filter { !$0.isSetByMain }
        namesSetByMain = all.filter(\.isSetByMain).map(\.plainName).sorted()
    }

    /// The module of a function that a program begins with whose first file is no `main.swift`.
    private static func mainType(_ function: String) -> String? {
        guard SymbolName.endingsOfMainTypes.contains(where: { function.hasSuffix("\($0)") }) else { return nil }
        return MangledName.module(of: function)
    }

    /// The variables that an app with this code can have to itself: those of its module and of the libraries that all apps
    /// of the program share. In a module of tests, only the members of `code` are an app's; all else is the tests' own.
    func variables(ofAppWith code: Any.Type) -> [StaticVariable] {
        let module = StaticsCatalog.module(of: code)
        return variables.filter { variable in
            if modulesOfTests.contains(variable.module) {
                return variable.module == module && variable.belongs(to: code)
            }
            return variable.module == module || !programs.contains(variable.module)
        }
    }

    /// Whether an app with this code has no code of its own, as a scripted one.
    static func isOfSystem(_ code: Any.Type) -> Bool { SystemCode.modules.contains(module(of: code)) }

    private static func module(of type: Any.Type) -> String { String(String(reflecting: type).prefix { $0 != "." }) }
}

extension StaticsCatalog {
    /// Makes variables of symbols; none of those that belong to no app.
    private struct Maker {
        private let system = StaticsCatalog.toolchain.union(SystemCode.modules)
        private let image: ELFFile
        /// The getters and setters of the program, and what makes its variables.
        private let accessors: Set<String>
        /// The modules that begin with a file `main.swift`.
        private let scripts: Set<String>
        private let marks: [Substring: ELFFile.Symbol]
        private let patterns: OnceTokens

        init(of image: ELFFile, accessors: Set<String>, scripts: Set<String>, marks: [ELFFile.Symbol]) {
            (self.image, self.accessors, self.scripts) = (image, accessors, scripts)
            let ending = SymbolName.endingOfMark.utf8CodeUnitCount
            self.marks = Dictionary(marks.map { ($0.name.dropLast(ending), $0) }) { first, _ in first }
            let system = system
            let own = marks.filter { OnceTokens.mayBe($0.name) && !Maker.isOfSystem($0.name, system) }
            patterns = OnceTokens(own.map { ($0, $0.name.dropLast(ending)) })
        }

        func variable(_ symbol: ELFFile.Symbol) -> StaticVariable? {
            if Maker.isOfSystem(symbol.name, system) { return nil }
            if let object = laidOutObject(symbol) { return object }
            guard let declaration = StaticVariable.Declaration(ofSymbol: symbol.name),
                !system.contains(declaration.module)
            else { return nil }
            let mark = mark(of: symbol.name) ?? patterns.mark(of: declaration)
            let isLet = has(SymbolName.endingsOfGetters, symbol.name) && !has(SymbolName.endingsOfSetters, symbol.name)
            var variable = StaticVariable(
                symbol, mark: mark?.symbol, stem: mark?.stem ?? symbol.name[...], name: declaration.name,
                module: declaration.module, isConstant: isLet && (mark == nil || declaration.isOfConstants))
            variable.isSetByMain = mark == nil && isSetByMain(symbol, of: declaration.module)
            return variable
        }

        /// Whether it is one of a file `main.swift`: a global variable that nothing but the program's own beginning makes.
        private func isSetByMain(_ symbol: ELFFile.Symbol, of module: String) -> Bool {
            guard scripts.contains(module), symbol.name.hasSuffix("vp"), image.beginsWithZeros(symbol) else {
                return false
            }
            return !accessors.contains(symbol.name.dropLast(2) + "\(SymbolName.endingOfAddressor)")
        }

        /// Whether a name says at a glance that it is none of an app's, as most do: to read one whole takes long. An app's
        /// extension with conditions, of a type of the system, has an `E` further behind.
        private static func isOfSystem(_ symbol: String, _ system: Set<String>) -> Bool {
            guard let module = MangledName.module(of: symbol), system.contains(module) else { return false }
            return !symbol.holds("E")
        }

        /// The object that a variable names, where the optimizer left nothing of the variable itself.
        private func laidOutObject(_ symbol: ELFFile.Symbol) -> StaticVariable? {
            guard symbol.name.holds("_WZTv"), let end = symbol.name.range(of: "_WZTv") else { return nil }
            let stem = symbol.name[..<end.lowerBound]
            // The names of types of the standard library do not begin with a module, and an extension's may say its own late.
            guard let module = MarkedVariable.all(of: stem).first?.module ?? MangledName.module(of: symbol.name),
                !system.contains(module)
            else { return nil }
            return StaticVariable(
                symbol, mark: nil, stem: stem, name: "\(module): \(stem)", module: module, isConstant: false)
        }

        /// The mark of a variable, whose symbol has the variable's without its type.
        private func mark(of symbol: String) -> (symbol: ELFFile.Symbol, stem: Substring)? {
            let ends = symbol.utf8.indices.dropFirst(3).reversed()
            return ends.lazy.compactMap { end in marks[symbol[..<end]].map { ($0, symbol[..<end]) } }.first
        }

        private func has(_ endings: [StaticString], _ symbol: String) -> Bool {
            zip(SymbolName.endingsOfVariables, endings).contains { variable, accessor in
                symbol.hasSuffix("\(variable)")
                    && accessors.contains(symbol.dropLast(variable.utf8CodeUnitCount) + "\(accessor)")
            }
        }
    }
}

extension String {
    /// Whether it has these bytes, compared as bytes: names of symbols are many, and are no text.
    func holds(_ part: String) -> Bool { strstr(self, part) != nil }
}
