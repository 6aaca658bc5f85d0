import Foundation

/// What a scripted app does with files in its container.
enum FileActions {
    static let all: [ScriptedAction] = [
        ScriptedAction(
            "file.write", "Writes a file in the app's container, and prints how that went.",
            parameters: [
                .required("path", .text, "the path in the container: \"Documents/note.txt\""),
                .optional("text", .text, "what is written; \"text\" by default"),
                .optional(
                    "protection", .choice(FileProtection.allCases.map(\.rawValue)),
                    "how well it is protected from now on; as its folder, or by default, without it"),
            ], perform: write),
        ScriptedAction(
            "file.read", "Reads a file in the app's container, and prints what it says or why it cannot be read.",
            parameters: [.required("path", .text, "the path in the container: \"Documents/note.txt\"")], perform: read),
    ]

    private static func write(_ process: AppProcess, _ with: Arguments) throws {
        let (name, file) = try place(process, with)
        let level = with.text("protection").flatMap(FileProtection.init(rawValue:))
        let isNew = !FileManager.default.fileExists(atPath: file.path)
        if let level, isNew, !process.mayMakeFile(file.path, protection: level) {
            return process.print("cannot write \(name): no permission")
        }
        do {
            try Data((with.text("text") ?? "text").utf8).write(to: file)
            if let level { process.device.protect(level, file: file.path) }
            process.print("wrote \(name)")
        } catch {
            process.print("cannot write \(name): \(reason(error))")
        }
    }

    private static func read(_ process: AppProcess, _ with: Arguments) throws {
        let (name, file) = try place(process, with)
        do {
            process.print("read \(name): \(String(decoding: try Data(contentsOf: file), as: UTF8.self))")
        } catch {
            process.print("cannot read \(name): \(reason(error))")
        }
    }

    private static func place(_ process: AppProcess, _ with: Arguments) throws -> (name: String, file: URL) {
        let name = with.requiredText("path")
        let container = try process.app.container().standardizedFileURL
        let file = container.appendingPathComponent(name).standardizedFileURL
        guard file.path.hasPrefix(container.path + "/") else {
            throw StimulusError("\(name) is no path in the app's container: write it as Documents/note.txt")
        }
        return (name, file)
    }

    private static func reason(_ error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileReadNoPermission, .fileWriteNoPermission: "no permission"
        case .fileReadNoSuchFile, .fileNoSuchFile: "no such file"
        default: "\(error)"
        }
    }
}
