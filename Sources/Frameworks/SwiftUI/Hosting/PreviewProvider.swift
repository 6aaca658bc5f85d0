/// What Xcode shows beside the code. Nobody asks for it here.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The kind of view.
    associatedtype Previews: View

    /// The views that Xcode shows.
    @ViewBuilder @MainActor static var previews: Self.Previews { get }
}
