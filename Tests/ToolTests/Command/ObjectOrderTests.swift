import Foundation
import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes

/// Sets of objects, whose order follows from where the objects lie, in programs that play an app.
struct ObjectOrderTests: Facts {
    @Test("Sets of objects of an app", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let oneOrder = Fact("have one order in twenty processes, whatever else is in their environment") {
        let orders = try (1...20).map { number in
            try Self.orders(["PADDING": String(repeating: "x", count: 200 * number)])
        }
        expect(orders[0].filter { $0.contains("| plain ") }.count == 2 && orders[0].count == 8, "\(orders[0])")
        expect(Set(orders).count, is: 1, "\(Set(orders))")
    }

    let manyOrders = Fact("have others where addresses of chance are asked for, as a proof asks for them") {
        let orders = try (1...4).map { _ in try Self.orders(["VIGIL_LAYOUT": "chance"]) }
        expect(Set(orders).count > 1)
    }

    /// What a process of its own prints of its sets, in two launches.
    private static func orders(_ variables: [String: String]) throws -> [String] {
        let folder = try TestFolder()
        let steps = [0, 20].map { time in
            """
            { at: \(time), device: "launch" }, { at: \(time + 1), device: "open", with: { url: "escape://orders" } },
            { at: \(time + 9), device: "terminate" }
            """
        }
        try folder.write(
            "{ name: \"orders\", manifest: \"Info.plist\", steps: [\(steps.joined(separator: ","))] }",
            to: "orders.json5")
        try folder.write("{ CFBundleIdentifier: \"example.Escaper\" }", to: "Info.plist")
        let environment = Program.environment.merging(variables) { $1 }
        let output = try Program("Escaper").run(
            ["--scenario", "orders.json5"], in: folder.url, environment: environment
        ).output
        return output.split(separator: "\n").map(String.init).filter { $0.contains("|  ") || $0.hasSuffix("|") }
    }
}
