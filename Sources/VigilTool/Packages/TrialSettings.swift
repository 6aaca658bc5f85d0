import Foundation
import VigilScenarios

/// Settings that are tried in place of a target's own, whose file stays as it is: an interrupt leaves nothing changed.
struct TrialSettings {
    /// The variable that names the folder to the plugin, which looks there for `NAME.json` first.
    static let variable = "VIGIL_TRIAL_SETTINGS"

    /// A folder of its own, outside the package.
    let folder: String
    private let name: String

    /// A folder for the settings of the target `name`, without any yet.
    init(of name: String) throws {
        self.name = name
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("vigil-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        folder = place.path
    }

    /// What is tried from now on.
    func write(_ settings: TranslatedTarget.Settings) throws {
        let text = TranslatedTarget.text(of: settings)
        try text.write(toFile: folder + "/\(name).json", atomically: true, encoding: .utf8)
    }

    /// Removes the folder of the trial.
    func remove() { try? FileManager.default.removeItem(atPath: folder) }
}
