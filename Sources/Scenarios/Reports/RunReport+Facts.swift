import BackgroundRuntime

/// Facts of a run that are judged over all scenarios of an app together: whether a mode that the manifest declares is used.
extension RunReport {
    /// What a finding says about its app in all scenarios; nil for one of this scenario alone.
    func fact(of finding: TraceEntry) -> String? {
        guard finding.rule == ModeRules.declaredUnused, let app = device.apps.first(where: { $0.name == finding.app })
        else { return nil }
        return honouredModes(of: app).first { finding.text.hasPrefix("mode \"\($0)\" ") }.map { fact($0, app) }
    }

    /// What this scenario shows to be otherwise, whatever others find: each mode that an app declares and has used here.
    var refutedFacts: [String] {
        // By the app, too: of two that have one manifest, one may use what the other does not.
        var unused: [String: Set<String>] = [:]
        for record in device.trace.records where record.rule == ModeRules.declaredUnused {
            let entry = device.trace.entry(record)
            if let fact = fact(of: entry) { unused[entry.app, default: []].insert(fact) }
        }
        return device.apps.filter { $0.launchCount > 0 }.flatMap { app in
            honouredModes(of: app).map { fact($0, app) }.filter { unused[app.name]?.contains($0) != true }
        }
    }

    /// The modes that the manifest of an app declares and that this system honours.
    private func honouredModes(of app: InstalledApp) -> [String] {
        guard !app.exitsOnSuspend else { return [] }
        return device.modules.modules.flatMap(\.values)
            .filter { $0.since <= device.system && app.manifest.backgroundModes.contains($0.value) }.map(\.value)
    }

    /// An app is one by its identifier and the folder of its manifest: what is copied may keep the identifier.
    private func fact(_ mode: String, _ app: InstalledApp) -> String {
        let other = app === self.app ? nil : scenario.otherApps.first { $0.name == app.name }?.manifest
        return "mode \(mode) of \(app.manifest.bundleIdentifier) in \(RunReport.folder(of: other ?? scenario.manifest))"
    }

    /// The folder of a file, however the way to it is written.
    static func folder(of path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/").dropLast() where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return (path.hasPrefix("/") ? "/" : "") + (parts.isEmpty ? "." : parts.joined(separator: "/"))
    }
}
