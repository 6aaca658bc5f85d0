import Synchronization

/// Which code of the program is the system's: what lies between an app and a wait is no place in the app.
///
/// Whoever brings such code declares it, once and before it runs.
public enum SystemCode {
    private struct Declared {
        var modules: Set<String> = ["VigilProgramImage"]
        var folders = [SystemCode.folder(of: #filePath, levels: 2)]
    }

    private static let declared = Mutex(Declared())

    /// Declares a Swift module as code of the system, with all source files below a folder.
    ///
    /// - Parameters:
    ///   - file: a source file of the module.
    ///   - levels: how many steps up from the file the folder is; 1 is the folder that holds the file.
    package static func declare(module: String, file: String = #filePath, levels: Int) {
        declare(modules: [module])
        declare(folders: [folder(of: file, levels: levels)])
    }

    private static func folder(of file: String, levels: Int) -> String {
        file.split(separator: "/", omittingEmptySubsequences: false).dropLast(levels).joined(separator: "/") + "/"
    }

    /// Declares Swift modules as code of the system.
    public static func declare(modules: some Sequence<String>) {
        let modules = Array(modules)
        declared.withLock { $0.modules.formUnion(modules) }
    }

    /// Declares all code of the system whose source lies below these folders, each with `/` at its end.
    public static func declare(folders: some Sequence<String>) {
        let folders = Array(folders)
        declared.withLock { $0.folders += folders.filter { !$0.isEmpty } }
    }

    /// All Swift modules of the system.
    public static var modules: Set<String> { declared.withLock { $0.modules } }

    /// Whether the source file at `path` is the system's.
    static func contains(file path: String) -> Bool {
        declared.withLock { $0.folders.contains { path.hasPrefix($0) } }
    }
}
