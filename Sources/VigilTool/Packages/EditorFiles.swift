import BackgroundRuntime
import VigilCommandLine
import VigilScenarios

/// Files that have Visual Studio Code complete and check scenarios, and offer the extension for Swift.
struct EditorFiles {
    /// The JSON Schema of scenario files.
    let schema: String

    /// Files with the words of these modules.
    init(modules: ModuleSet) { schema = ScenarioSchema(modules: modules).text }

    /// The files, with their paths in the package.
    var files: [PackageTemplate.File] {
        [
            PackageTemplate.File(path: ".vscode/settings.json", text: Self.settings),
            PackageTemplate.File(path: ".vscode/extensions.json", text: Self.extensions),
            PackageTemplate.File(path: Self.schemaFile, text: schema + "\n"),
        ]
    }

    private static let schemaFile = ".vscode/vigil-scenario.schema.json"

    private static let settings = """
        {
            // Of the languages that the editor has, the closest to JSON5: comments are fine, keys stand in quotation marks.
            "files.associations": {
                "*.json5": "jsonc"
            },
            // Made anew after another module is linked: swift run vigil schema > \(schemaFile)
            "json.schemas": [
                {
                    "fileMatch": ["Scenarios/*.json5", "*/Scenarios/*.json5"],
                    "url": "./\(schemaFile)"
                }
            ]
        }

        """

    private static let extensions = """
        {
            "recommendations": ["swiftlang.swift-vscode"]
        }

        """
}
