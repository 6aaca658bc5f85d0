import Foundation

extension Manifest {
    /// Reads the manifest in the file at `path`.
    ///
    /// - Parameters:
    ///   - path: An XML, binary or old-style property list, or JSON or JSON5 of the same shape.
    ///   - variables: Values of build variables: `$(NAME)` is replaced by the value of `NAME`.
    ///   - modules: The modules that the system has; those that are linked into the program without it.
    ///   - system: The simulated system.
    /// - Throws: ``/VigilDocuments/InputProblems`` when there is no such file, or nothing can be read from it.
    public static func read(
        _ path: String, variables: [String: String] = [:], modules: ModuleSet = .linked, system: SystemVersion
    ) throws(InputProblems) -> Manifest {
        try read(path, variables: variables, catalog: modules.catalog, system: system)
    }

    /// Reads the manifest in the file at `url`.
    public static func read(
        _ url: URL, variables: [String: String] = [:], modules: ModuleSet = .linked, system: SystemVersion
    ) throws(InputProblems) -> Manifest {
        try read(url.path, variables: variables, modules: modules, system: system)
    }

    /// Reads a manifest from the contents of a file that is called `file` in problems.
    public static func read(
        _ data: Data, file: String, variables: [String: String] = [:], modules: ModuleSet = .linked,
        system: SystemVersion
    ) throws(InputProblems) -> Manifest {
        try read(data, file: file, variables: variables, catalog: modules.catalog, system: system)
    }

    /// Reads the manifest in a file with a catalog of modes for which there need be no modules.
    package static func read(
        _ path: String, variables: [String: String] = [:], catalog: ModeCatalog, system: SystemVersion
    ) throws(InputProblems) -> Manifest {
        try read(try data(of: path), file: path, variables: variables, catalog: catalog, system: system)
    }

    /// The contents of the file of a manifest, as they are now.
    package static func data(of path: String) throws(InputProblems) -> Data { try InputFile.manifest.data(of: path) }

    /// Reads a manifest with a catalog of modes for which there need be no modules.
    ///
    /// - Parameter own: the manifest that the app has, where `file` is tried in its place: all but what stands in the file is as
    ///   with that one, the build settings and the files of the bundle.
    package static func read(
        _ data: Data, file: String, inPlaceOf own: String? = nil, variables: [String: String] = [:],
        catalog: ModeCatalog, system: SystemVersion
    ) throws(InputProblems) -> Manifest {
        let settings = try ManifestSettings(besides: own ?? file)
        let list = try PropertyList.read(data, file: file, as: .manifest)
        let variables = BuildVariables(values: settings.variables(variables))
        guard case .dictionary(let read) = variables.replaced(in: list.root) else {
            let place = list.positions?.position(of: .root)
            let message = "a manifest must be a dictionary, is \(list.root.spoken)"
            throw InputProblems([InputProblem(.error, file: file, line: place?.line, message: message)])
        }
        let values = settings.applied(to: read)
        var manifest = Manifest(
            file: file, ownFile: own, format: list.format, values: values, positions: list.positions)
        let modes = manifest.modeList(catalog: catalog, system: system)
        manifest.backgroundModes = modes.inEffect
        let found = list.problems + manifest.keyProblems(catalog: catalog, system: system) + modes.problems
        let ofModes = manifest.checkProblems(catalog: catalog, system: system)
        manifest.problems = sorted(found + ofModes)
        return manifest
    }

    /// In the order of the file, those without a line at the end; the order of the checks within a line.
    private static func sorted(_ problems: [InputProblem]) -> [InputProblem] {
        let keyed = problems.enumerated().sorted {
            ($0.element.line ?? .max, $0.offset) < ($1.element.line ?? .max, $1.offset)
        }
        return keyed.map(\.element)
    }

    /// What the checks of the modes find.
    private func checkProblems(catalog: ModeCatalog, system: SystemVersion) -> [InputProblem] {
        catalog.entries.flatMap { entry in
            let isInEffect = backgroundModes.contains(entry.value)
            return entry.checks.filter { isInEffect || $0.runsAlways }
                .flatMap { $0.problems(entry.value, self, system) }
        }
    }
}

extension InputFile {
    /// A manifest: real ones have some thousands of bytes.
    fileprivate static let manifest = InputFile(
        kind: "manifest", limit: 10_000_000, usualName: "Info.plist", advice: "give the Info.plist of the app")
}
