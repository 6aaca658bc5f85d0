import BackgroundRuntime
import MachineFoundation

// The files of a bundle. That of a simulated app has its Core Data models, too, under the names that a build gives them.
extension Bundle {
    /// A file; nil where it is not there.
    public func url(forResource name: String?, withExtension ext: String?) -> URL? {
        url(forResource: name, withExtension: ext, subdirectory: nil)
    }

    /// A file in a folder of the bundle; nil where it is not there.
    public func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL? {
        if let name, !name.isEmpty, let found = localizedURL(name, ext, subpath) { return found }
        let found = Machine.url(forResource: name, withExtension: ext, subdirectory: subpath, of: self)
        if let found, !isOfAnotherLanguage(found) { return found }
        if name?.isEmpty != false, let found = localizedURLs(ext, subpath).first { return found }
        return models(with: ext ?? name.map { ($0 as NSString).pathExtension }, in: subpath).first { model in
            guard let name, !name.isEmpty else { return true }
            return model.lastPathComponent == name || model.deletingPathExtension().lastPathComponent == name
        }
    }

    /// All files with an ending, at the top of the bundle or in a folder of it.
    public func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
        let all = Machine.urls(forResourcesWithExtension: ext, subdirectory: subpath, of: self)
        let own = localizedURLs(ext, subpath)
        let found = own.isEmpty ? all : (all ?? []).filter { !isOfAnotherLanguage($0) } + own
        let models = models(with: ext, in: subpath)
        return models.isEmpty ? found : (found ?? []) + models
    }

    /// The same as Foundation has it on this system, where it would win otherwise.
    @_disfavoredOverload
    public func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [NSURL]? {
        let found: [URL]? = urls(forResourcesWithExtension: ext, subdirectory: subpath)
        return found?.map { $0 as NSURL }
    }

    /// The path of a file; nil where it is not there.
    public func path(forResource name: String?, ofType ext: String?) -> String? {
        url(forResource: name, withExtension: ext)?.path
    }

    /// The path of a file in a folder of the bundle; nil where it is not there.
    public func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
        url(forResource: name, withExtension: ext, subdirectory: subpath)?.path
    }

    /// The paths of all files with an ending, at the top of the bundle or in a folder of it.
    public func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
        (urls(forResourcesWithExtension: ext, subdirectory: subpath) ?? []).map(\.path)
    }

    /// Whether the machine found it for a user of its own.
    private func isOfAnotherLanguage(_ url: URL) -> Bool {
        AppProcess.current != nil && url.path.dropFirst(bundlePath.count).contains(".lproj/")
    }

    /// The models of the app that a build would have put here.
    private func models(with ending: String?, in folder: String?) -> [URL] {
        guard let ending, isOfRunningApp else { return [] }
        let built = BundleModels.built(in: bundleURL, folder: folder ?? "")
        return built.filter { $0.pathExtension == (ending.hasPrefix(".") ? String(ending.dropFirst()) : ending) }
    }
}
