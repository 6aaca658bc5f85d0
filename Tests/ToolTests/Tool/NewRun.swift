import Foundation
import VigilFacts
import VigilScenarios

@testable import VigilTool

/// One run of `vigil new` as the tests make it: in this process, with this checkout of Vigil, and without a build.
struct NewRun {
    /// The folder of this checkout.
    static let vigil = packageFolder.path

    /// The lines that it says.
    let said: [String]
    /// Its exit code, or why it stopped.
    let result: Result<Int32, any Error>

    /// Runs it with the words of a command line.
    init(_ words: String...) throws {
        var said: [String] = []
        let context = CommandContext(
            modules: try .ofProgram(), style: .plain, write: { said.append($0) }, complain: { said.append($0) })
        let command = NewCommand.command
        guard let parsed = try command.spec.parse(words + ["--vigil", Self.vigil, "--no-build"]) else {
            throw UsageError("a request for help makes no package")
        }
        result = Result { try command.run(parsed, context) }
        self.said = said
    }

    /// The package that an app in a folder becomes, unwritten, as one that is called Demo beside it.
    static func template(of folder: Folder, modules: [String: String] = [:]) throws -> PackageTemplate {
        guard let name = SwiftName("Demo") else { throw UsageError("Demo is no name") }
        return try AppOrigin(folder.path, target: nil).template(
            name: name, in: folder.path("Demo"), vigil: try VigilCheckout(vigil), modules: modules)
    }
}

/// An Xcode project with one application for phones, `A`, of one source, `A.swift`.
enum SmallProject {
    /// Its `project.pbxproj`.
    ///
    /// - Parameters:
    ///   - settings: those of its one configuration, beside the SDK.
    ///   - objects: more objects of the project.
    static func text(_ settings: String, objects: String = "") -> String {
        """
        { objects = { P = { isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T); };
          G = { isa = PBXGroup; children = (F); }; F = { isa = PBXFileReference; path = "A.swift"; };
          B = { isa = PBXBuildFile; fileRef = F; }; S = { isa = PBXSourcesBuildPhase; files = (B); };
          T = { isa = PBXNativeTarget; name = A; buildPhases = (S); buildConfigurationList = L;
            productType = "com.apple.product-type.application"; };
          L = { isa = XCConfigurationList; buildConfigurations = (C); }; \(objects)
          C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; \(settings) }; };
        }; rootObject = P; }
        """
    }
}
