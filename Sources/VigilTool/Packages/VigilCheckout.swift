import Foundation
import VigilDocuments
import VigilScenarios

/// The folder of Vigil's own package, on which a new package depends.
struct VigilCheckout {
    let path: String

    /// The folder at `path`, or the one that the running tool was built in.
    ///
    /// - Throws: ``UsageError`` where that is not Vigil's.
    init(_ path: String?) throws {
        if let path {
            guard Self.isVigil(path) else {
                throw UsageError("--vigil \(path): there is no Vigil; its Package.swift would say so")
            }
            self.path = URL(fileURLWithPath: path).standardizedFileURL.path
            return
        }
        guard let found = Self.aroundTool else {
            throw UsageError("where Vigil lies is not known; say it with --vigil FOLDER")
        }
        self.path = found
    }

    /// The frameworks that an app may import, by the names of their products.
    var frameworks: Set<String> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path + "/Sources/Frameworks")) ?? []
        let package = RegularFile.text(at: path + "/Package.swift") ?? ""
        // What translated sources import in place of Foundation comes with each of them.
        return Set(names.filter { package.contains("framework(\"\($0)\", [") }).subtracting(Self.foundations)
    }

    /// The modules that a package may link, by the names of their products.
    var modules: Set<String> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path + "/Plugins")) ?? []
        return Set(names.map { "Vigil" + $0 })
    }

    /// The names of the targets that an app and its tests are built with.
    var targets: Set<String> {
        let package = RegularFile.text(at: path + "/Package.swift") ?? ""
        let named = package.matches(of: #/\.(?:target|plugin)\(\s*name: "([^"]+)"/#).map { String($0.output.1) }
        return frameworks.union(modules).union(Self.foundations).union(named).union(["vigil", "vigil-translate"])
    }

    private static let foundations: Set = ["MachineFoundation", "SimulatedFoundation"]

    /// The folder above the executable whose package is Vigil, or a package that has checked it out.
    static var aroundTool: String? {
        var folder = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
            .deletingLastPathComponent()
        while folder.path != "/" {
            for place in [folder.path, folder.path + "/.build/checkouts/Vigil"] where isVigil(place) { return place }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// Whether the package in a folder is Vigil's.
    static func isVigil(_ path: String) -> Bool {
        let package = RegularFile.text(at: path + "/Package.swift")
        return package?.contains("name: \"Vigil\",\n    products:") == true
    }
}

/// Paths from one place to another.
enum RelativePath {
    /// The path of `place` as it is written in a file of the folder `start`.
    static func from(_ start: String, to place: String) -> String {
        let (one, other) = (parts(start), parts(place))
        let common = zip(one, other).prefix { $0 == $1 }.count
        let path = Array(repeating: "..", count: one.count - common) + other.dropFirst(common)
        return path.isEmpty ? "." : path.joined(separator: "/")
    }

    private static func parts(_ path: String) -> [String] {
        URL(fileURLWithPath: path).standardizedFileURL.path.split(separator: "/").map(String.init)
    }
}
