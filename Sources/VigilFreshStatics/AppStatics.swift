import Synchronization

/// The static variables of each app of the program, looked up once.
enum AppStatics {
    private static let known = Mutex<[ObjectIdentifier: [StaticVariable]?]>([:])

    /// Those of the app with this code; nil where the file of the program cannot be read, or has no symbols.
    static func variables(ofAppWith code: Any.Type) -> [StaticVariable]? {
        known.withLock { known in
            if let variables = known[ObjectIdentifier(code)] { return variables }
            let variables =
                StaticsCatalog.isOfSystem(code) ? [] : StaticsCatalog.ofProgram?.variables(ofAppWith: code)
            known[ObjectIdentifier(code)] = variables
            return variables
        }
    }
}
