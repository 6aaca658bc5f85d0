import Foundation
import Testing
import VigilDocuments
import VigilFacts

@testable import VigilXcodeProject

/// A folder that is removed with this object.
final class TemporaryFolder {
    let path: String

    /// - Parameter files: their texts by their paths.
    init(_ files: [String: String]) throws {
        path = FileManager.default.temporaryDirectory.path + "/vigil-project-" + UUID().uuidString
        for (name, text) in files {
            let file = URL(fileURLWithPath: path + "/" + name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// What is said of a project whose archive is this text; the empty text where nothing is wrong.
private func told(_ archive: String) throws -> String {
    let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": archive])
    do {
        return try XcodeProject.read(folder.path + "/App.xcodeproj").told.joined(separator: "\n")
    } catch {
        return error.description.replacing(folder.path + "/", with: "")
    }
}

struct DamagedProjectTests: Facts {
    @Test("An odd project", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let refusals = Fact("is refused with the place where it breaks") {
        let file = "App.xcodeproj/project.pbxproj"
        try expect(
            told("{ objects = { A = { isa = B }; }; }").hasPrefix("\(file):1:29: error: a semicolon is missing"))
        try expect(
            told("{ a = b; }"), is: "\(file): error: this is no Xcode project: it has no objects and no root object")
        try expect(
            told("{ objects = {}; rootObject = X; }"), is: "\(file):1: error: the root object \"X\" is not in the file")
        try expect(told("{\n<<<<<<< HEAD\n}").contains("a merge conflict was committed here"))
    }

    let circles = Fact("whose groups hold each other, whose objects name themselves, or are of a wrong kind, is read") {
        let archive = """
            { objects = {
              P = { isa = PBXProject; mainGroup = G; buildConfigurationList = P; targets = (T, T, P, Q, G); packageReferences = G; };
              G = { isa = PBXGroup; path = ".."; children = (G, H, F); };
              H = { isa = PBXGroup; path = a; children = (G, H, W); };
              W = { isa = PBXFileSystemSynchronizedRootGroup; path = "../../../../../.."; sourceTree = NOWHERE; exceptions = (W, G); };
              F = { isa = PBXFileReference; path = "F.swift"; };
              T = { isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildPhases = (S, T, F);
                    buildConfigurationList = L; fileSystemSynchronizedGroups = (W, T); dependencies = (T); };
              S = { isa = PBXSourcesBuildPhase; files = (B, S, T); };
              B = { isa = PBXBuildFile; fileRef = V; };
              V = { isa = PBXVariantGroup; children = (V, F, G); };
              L = { isa = XCConfigurationList; buildConfigurations = (C, L); };
              C = { isa = XCBuildConfiguration; buildSettings = (); name = Debug; baseConfigurationReference = C; };
              X = text;
            }; rootObject = P; }
            """
        let told = try told(archive)
        expect(told.contains(#"PBXProject "P" names the object "Q", which is not in the file"#), "\(told)")
    }

    let large = Fact("may be larger than other property lists may be") {
        let list = Array(repeating: "a", count: 100_001).joined(separator: ",")
        try expect(told("{ objects = { P = { isa = PBXProject; known = (\(list)); }; }; rootObject = P; }"), is: "")
    }

    let formats = Fact("written as XML or as JSON is read the same") {
        let json = """
            { "objects": { "P": { "isa": "PBXProject", "targets": ["T"], "buildConfigurationList": "L" },
              "T": { "isa": "PBXNativeTarget", "name": "App", "productType": "com.apple.product-type.application",
                     "buildConfigurationList": "L" },
              "L": { "isa": "XCConfigurationList", "buildConfigurations": ["C"] },
              "C": { "isa": "XCBuildConfiguration", "name": "Debug", "buildSettings": { "GENERATE_INFOPLIST_FILE": true,
                     "PRODUCT_BUNDLE_IDENTIFIER": "com.example.App", "CURRENT_PROJECT_VERSION": 3, "FLAGS": ["a b", "c"] } } },
              "rootObject": "P" }
            """
        let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": json])
        let build = try require(try XcodeProject.read(folder.path + "/App.xcodeproj").apps.first?.build())
        expect(build.bundleIdentifier == "com.example.App" && build.info.values["CFBundleVersion"] == .string("3"))
        expect(build.settings.list("FLAGS"), is: ["a b", "c"])
    }
}

/// Chance that is the same each time.
struct SeededChance: RandomNumberGenerator {
    fileprivate var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension SystemRandomNumberGenerator {
    fileprivate static func ofSeed(_ seed: UInt64) -> SeededChance { SeededChance(state: seed) }
}

@Suite("A project that is damaged at random", .long)
struct DamagedProjectLongTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    let mutations = Fact(
        "never ends the program, wherever it is cut or changed",
        for: ["2012/Stopwatch", "2026/Podium"]
    ) { (name: String) in
        let whole = try String(
            contentsOfFile: "\(folderOfProjects)/\(name).xcodeproj/project.pbxproj", encoding: .utf8)
        let bytes = Array(whole.utf8)
        var chance = SystemRandomNumberGenerator.ofSeed(7)
        for round in 0..<150 {
            var changed = bytes
            if round % 3 == 0 {
                changed.removeLast(Int.random(in: 0..<changed.count, using: &chance))
            } else {
                for _ in 0...(round % 7) {
                    let place = Int.random(in: 0..<changed.count, using: &chance)
                    changed[place] = round % 3 == 1 ? bytes.randomElement(using: &chance) ?? 0 : UInt8(ascii: ";")
                }
            }
            _ = try told(String(decoding: changed, as: UTF8.self))
        }
    }
}
