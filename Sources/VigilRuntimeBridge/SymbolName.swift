import Foundation

/// Names of Swift symbols, through a function that the standard library exports without a header, and the endings that
/// the compiler gives them.
public enum SymbolName {
    private typealias Demangle =
        @convention(c) (
            UnsafePointer<CChar>?, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
        ) -> UnsafeMutablePointer<CChar>?

    /// What the function is called.
    static let functionName = "swift_demangle"

    /// How the symbols of variables end: static ones, and global ones.
    public static let endingsOfVariables: [StaticString] = ["vpZ", "vp"]
    /// How the symbols of their getters and setters end, in the same order. A constant has no setter.
    public static let endingsOfGetters: [StaticString] = ["vgZ", "vg"]
    /// How the symbols of their setters end, in the same order.
    public static let endingsOfSetters: [StaticString] = ["vsZ", "vs"]
    /// How the symbols of objects end that the optimizer lays out in the program instead of making them at the first use
    /// of a variable, in front of them the mark that they were made.
    public static let endingsOfLaidOutObjects: [StaticString] = ["_WZTv_", "_WZTv0_", "_WZTv1_", "_WZTv2_"]
    /// How the mark ends that a variable was computed, in place of the variable's own ending. It begins with zeros; the
    /// first use of the variable sets it.
    public static let endingOfMark: StaticString = "_Wz"
    /// What makes a mark's name, without its own ending, that of a global variable with a whole number in it.
    public static let wholeNumber = "Sivp"

    /// How the function ends that makes a variable at its first use, in place of the variable's own ending. Those of a file
    /// `main.swift` have none, since its code makes them.
    public static let endingOfAddressor: StaticString = "vau"
    /// How the function of a type with `@main` ends that the program begins with: it may wait, fail, or both.
    public static let endingsOfMainTypes: [StaticString] = [
        "5$mainyyFZ", "5$mainyyKFZ", "5$mainyyYaFZ", "5$mainyyYaKFZ",
    ]

    private static let function: Demangle? = dlsym(dlopen(nil, RTLD_NOW), functionName)
        .map { unsafeBitCast($0, to: Demangle.self) }

    /// The declaration that a symbol stands for, as the language writes it, with its module; nil for other symbols.
    public static func declaration(of symbol: String) -> String? {
        guard let text = function?(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}
