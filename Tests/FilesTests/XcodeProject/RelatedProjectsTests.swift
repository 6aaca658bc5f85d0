import Testing
import VigilFacts

@testable import VigilXcodeProject

struct RelatedProjectsTests: Facts {
    @Test("What a project is built with", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// A project with targets of these kinds, and with references to files.
    private static func archive(_ targets: [(name: String, type: String)] = [], files: String...) -> String {
        let references = files.enumerated().map { "F\($0) = { isa = PBXFileReference; path = \"\($1)\"; };" }
        let all = targets.map { name, type in
            "T\(name) = { isa = PBXNativeTarget; name = \(name); productType = \"com.apple.product-type.\(type)\"; };"
        }
        return """
            { objects = { P = { isa = PBXProject; mainGroup = G; targets = (\(targets.map { "T" + $0.name }.joined(separator: ","))); };
              G = { isa = PBXGroup; children = (\(files.indices.map { "F\($0)" }.joined(separator: ","))); };
              \((references + all).joined(separator: "\n")) }; rootObject = P; }
            """
    }

    private static let app = archive([(name: "App", type: "application")])

    private static func workspace(_ names: String...) -> String {
        names.map { "<FileRef location = \"group:\($0)\"></FileRef>" }.joined()
    }

    let named = Fact("are the projects that it names and that these name, each once, though they name each other") {
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": Self.archive(files: "Kit/Kit.xcodeproj", "Gone.xcodeproj", "A.swift"),
            "Kit/Kit.xcodeproj/project.pbxproj": Self.archive(
                [(name: "Kit", type: "framework")], files: "../App.xcodeproj", "../Core.xcodeproj"),
            "Core.xcodeproj/project.pbxproj": Self.archive(files: "Kit/Kit.xcodeproj"),
        ])
        let project = try XcodeProject.read(folder.path + "/App.xcodeproj")
        expect(project.projects, is: ["Gone.xcodeproj", "Kit/Kit.xcodeproj"])
        let related = RelatedProjects(of: project)
        expect(related.projects.map(\.name), is: ["Kit", "Core"])
        expect(related.projects[0].libraries.map(\.name), is: ["Kit"])
        expect(related.problems.count == 1 && related.problems[0].description.contains("Gone.xcodeproj"))
    }

    let workspaces = Fact("are those of the workspaces around it that name it, without that of pods, and packages") {
        let folder = try TemporaryFolder([
            "ios/App.xcodeproj/project.pbxproj": Self.app,
            "libs/Kit.xcodeproj/project.pbxproj": Self.archive(), "libs/Net/Package.swift": "",
            "Pods/Pods.xcodeproj/project.pbxproj": Self.archive(), "Other.xcodeproj/project.pbxproj": Self.archive(),
            "All.xcworkspace/contents.xcworkspacedata": """
            <Group location = "container:" name = "x"><Group location = "group:ios"><FileRef location = "group:App.xcodeproj"/></Group>
            <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef></Group>
            <Group location = "group:libs"><FileRef location = "group:Kit.xcodeproj"></FileRef>
            <FileRef location = "container:libs/Net"></FileRef></Group>
            """,
            "Other.xcworkspace/contents.xcworkspacedata": Self.workspace("Other.xcodeproj"),
        ])
        let related = RelatedProjects(of: try XcodeProject.read(folder.path + "/ios/App.xcodeproj"))
        expect(related.projects.map(\.name), is: ["Kit"])
        expect(related.packages.map { $0.replacing(folder.path, with: "") }, is: ["/libs/Net"])
        expect(related.problems.isEmpty)
    }

    let kinds = Fact("has frameworks and static libraries among its targets, and app extensions that are told apart") {
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": Self.archive([
                (name: "App", type: "application"), (name: "Kit", type: "framework"),
                (name: "Core", type: "library.static"), (name: "Widget", type: "app-extension"),
                (name: "Tests", type: "bundle.unit-test"),
            ])
        ])
        let project = try XcodeProject.read(folder.path + "/App.xcodeproj")
        expect(project.libraries.map(\.moduleName), is: ["Kit", "Core"])
        expect(project.otherTargets.filter(\.isExtension).map(\.name), is: ["Widget"])
    }

    let choice = Fact(
        "is chosen of the projects of a workspace where it alone has an app, and a workspace where there are several"
    ) {
        let files = [
            "App.xcodeproj/project.pbxproj": Self.app, "Kit.xcodeproj/project.pbxproj": Self.archive(),
            "All.xcworkspace/contents.xcworkspacedata": Self.workspace("Kit.xcodeproj", "App.xcodeproj"),
        ]
        func found(_ files: [String: String], _ path: String) throws -> String {
            let folder = try TemporaryFolder(files)
            do {
                guard case .project(let project) = try AppSources.find(at: folder.path + path) else { return "none" }
                return project.name
            } catch { return error.description.replacing(folder.path, with: "DIR") }
        }
        try expect(found(files, ""), is: "App")
        try expect(found(files, "/All.xcworkspace"), is: "App")
        let two = files.merging(["Kit.xcodeproj/project.pbxproj": Self.app]) { $1 }
        try expect(
            found(two, "/All.xcworkspace").hasSuffix(
                "names several Xcode projects: \"Kit.xcodeproj\" and \"App.xcodeproj\"; give one of them"))
    }
}
