/// The code of this package: no line of it is a place in an app.
enum OwnCode {
    /// Declares it, once for the program.
    static let declared: Void = {
        _ = LinkedProgram.current
        SystemCode.declare(module: "BackgroundRuntime", levels: 2)
        SystemCode.declare(folders: ["\(root)/Sources/", "\(root)/Plugins/"])
    }()

    /// Where the package was built from.
    private static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        .dropLast(4).joined(separator: "/")
}
