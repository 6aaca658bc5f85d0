import UIKit

/// An app written with SwiftUI: `@main` runs it on a simulated phone.
///
/// ```swift
/// @main struct Player: App {
///     var body: some Scene {
///         WindowGroup { Text("Hello") }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol App {
    /// The kind of scenes that it has.
    associatedtype Body: Scene

    /// Its scenes. Evaluated at launch, and again when what it reads has changed.
    @SceneBuilder @MainActor var body: Self.Body { get }

    /// The app of one launch.
    init()
}

extension App {
    /// Runs the app on a simulated phone through its default scenario: what `@main` calls.
    public nonisolated static func main() { AppMain.run(SwiftUIProgram<Self>(), named: "\(Self.self)") }
}

/// A part of an app's user interface: the system makes instances of it, and nothing is drawn.
@MainActor @preconcurrency
public protocol Scene {
    /// The kind of scene that it is made of.
    associatedtype Body: Scene

    /// What it is made of.
    @SceneBuilder @MainActor var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// A scene that SwiftUI knows is made of nothing else.
    public var body: Never { preconditionFailure("the body of a \(Self.self) was asked for") }
}

/// A scene that SwiftUI knows itself.
@MainActor
protocol PrimitiveScene {
    func build(_ context: VisitContext)
}
