import Foundation

/// Chance that is the same each time: SplitMix64.
struct Chance: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// An Xcode project whose names, settings, links and resources are meant to do harm, beside files that are none of it.
struct HostileProject {
    let folder: Folder
    /// The folder with the project.
    var path: String { folder.path + "/" + place }
    /// A file that only code of the project would make.
    var canary: String { folder.path + "/canary" }
    private let place: String
    private var chance: Chance

    init(seed: UInt64) throws {
        chance = Chance(seed)
        folder = try Folder(["victim/Info.plist": "precious", "victim/Scenarios/Demo.json5": "precious"])
        let odd = ["Project", "it's", "a \"b\"", "back\\slash", "\\(name)", "Größe", "line\nbreak", "$(id)"]
        place = odd.randomElement(using: &chance) ?? ""
        try write()
    }

    /// What names and settings are tried with.
    private var poison: [String] {
        let touch = "FileManager.default.createFile(atPath: \"\(canary)\", contents: nil)"
        return [
            "plain", "DEBUG", "a\"b", "a\\", "\\(1)", "X\")], plugins: [", "\"); import Foundation; \(touch); (\"",
            "\\\"); \(touch) //", "$(touch \(canary))", "`touch \(canary)`", "a\nb", "a\r\nb", "\u{202E}evil",
            "a\u{1B}[2J",
            "..", "../../victim", "/etc", folder.path + "/victim", "Ünïcode", "A=1", "-DX", "#if", "class", "Scenarios",
            "scenarios", "SCENARIOS", "Info.plist", "INFO.PLIST", "Package.swift", "iOSSources.json",
            "iOSSources.swift",
            "Tests", ".git", "${{ secrets.X }}", "'; touch \(canary); '", "a\u{0}b", "\"\"\"", "#\"\\#(1)\"#",
        ]
    }

    private mutating func word() -> String { poison.randomElement(using: &chance) ?? "" }

    private mutating func write() throws {
        let names = (0..<4).map { _ in word() }
        try make(names)
        let resources = names + ["../victim", "victim.link", folder.path + "/victim/Info.plist"]
        let chosen = resources.shuffled(using: &chance).prefix(3)
        var entries: [String] = []
        for (place, path) in chosen.enumerated() {
            let tree = path.hasPrefix("/") ? "<absolute>" : "<group>"
            entries.append("R\(place) = { isa = PBXBuildFile; fileRef = RF\(place); };")
            let type = ["file", "folder", "text"].randomElement(using: &chance) ?? ""
            entries.append(
                "RF\(place) = { isa = PBXFileReference; explicitFileType = \(type); path = \(Self.quoted(path)); "
                    + "sourceTree = \(Self.quoted(tree)); };")
        }
        let places = chosen.indices.map { "R\($0)" }.joined(separator: ", ")
        let references = chosen.indices.map { "RF\($0)" }.joined(separator: ", ")
        let archive = """
            { objects = {
              P = { isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T); };
              G = { isa = PBXGroup; children = (SF, \(references)); sourceTree = "<group>"; };
              S1 = { isa = PBXBuildFile; fileRef = SF; };
              SF = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
              \(entries.joined(separator: "\n  "))
              T = { isa = PBXNativeTarget; name = \(Self.quoted(word())); buildConfigurationList = L;
                productType = "com.apple.product-type.application"; buildPhases = (S, R); };
              S = { isa = PBXSourcesBuildPhase; files = (S1); };
              R = { isa = PBXResourcesBuildPhase; files = (\(places)); };
              L = { isa = XCConfigurationList; buildConfigurations = (C); };
              C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos;
                SWIFT_ACTIVE_COMPILATION_CONDITIONS = \(Self.quoted(word() + " " + word()));
                OTHER_SWIFT_FLAGS = \(Self.quoted("-D " + word())); PRODUCT_NAME = \(Self.quoted(word()));
                INFOPLIST_FILE = \(Self.quoted(word())); SWIFT_VERSION = \(Self.quoted(word()));
                GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleDisplayName = \(Self.quoted(word()));
                SWIFT_DEFAULT_ACTOR_ISOLATION = \(Self.quoted(word())); }; };
            }; rootObject = P; }
            """
        try Data(archive.utf8).write(to: URL(fileURLWithPath: path + "/App.xcodeproj/project.pbxproj"))
        let type = ["Boss", "`class`", "Bø\u{308}ss"].randomElement(using: &chance) ?? ""
        let source = "import UIKit\nimport \(word())\n@main class \(type): UIResponder, UIApplicationDelegate {}\n"
        try Data(source.utf8).write(to: URL(fileURLWithPath: path + "/App.swift"))
    }

    /// The project's folder, with files, folders and links of these names as far as the machine takes them.
    private mutating func make(_ names: [String]) throws {
        let files = FileManager.default
        try files.createDirectory(atPath: path + "/App.xcodeproj", withIntermediateDirectories: true)
        try files.createSymbolicLink(atPath: path + "/victim.link", withDestinationPath: "../victim")
        for name in names where !name.contains("/") && !name.contains("\0") && !name.hasPrefix("..") {
            let file = path + "/" + name
            guard !files.fileExists(atPath: file) else { continue }
            switch chance.next() % 3 {
            case 0: try files.createDirectory(atPath: file, withIntermediateDirectories: false)
            case 1: try files.createSymbolicLink(atPath: file, withDestinationPath: "../victim")
            default: _ = files.createFile(atPath: file, contents: Data("own".utf8))
            }
        }
    }

    /// A text as the archive of a project has it.
    private static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
            .replacing("\r", with: "\\r").replacing("\0", with: "\\000")
        return "\"" + escaped + "\""
    }
}

/// Files, folders and links below a folder, as they are: nothing is followed.
struct FolderPicture: Equatable {
    let entries: [String: String]

    init(of folder: String, besides left: String) {
        var entries: [String: String] = [:]
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        for name in names where name != left && !name.hasPrefix(left + "/") {
            let path = folder + "/" + name
            let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
            let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
            entries[name] = link.map { "-> " + $0 } ?? text ?? "folder"
        }
        self.entries = entries
    }
}
