import BackgroundRuntime
import VigilInterfaceFile

/// The controllers of storyboards that are made in one another: those that contain themselves are made without end.
@MainActor
final class InterfaceNesting {
    private var depth = 0

    /// More than any screen has.
    private static let maximalDepth = 12

    /// Makes something of a controller. Where that lies in itself, the app ends: on a phone its stack overflows.
    static func entering<Result>(
        _ controller: InterfaceElement, of file: InterfaceFile, _ body: () -> Result
    ) -> Result {
        let nesting = SimulatedApp.process(for: "UIStoryboard").storage.object { InterfaceNesting() }
        let place = { file.place(of: controller) }
        return FilePlace.naming(place) {
            guard nesting.depth < maximalDepth else { end() }
            nesting.depth += 1
            defer { nesting.depth -= 1 }
            return body()
        }
    }

    /// Ends the app where a controller that embeds another lies deeper than any does, as those that contain themselves do.
    static func check(_ controller: UIViewController) {
        if controller.lineage.dropFirst(maximalDepth).contains(where: { _ in true }) { end() }
    }

    private static func end() -> Never {
        SimulatedApp.crash(
            "a controller of a storyboard contains itself, by its embed segues, relationships or references: it is made "
                + "without end")
    }
}
