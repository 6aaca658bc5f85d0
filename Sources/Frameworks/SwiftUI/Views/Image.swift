import BackgroundRuntime

/// A picture. Nothing is drawn.
public struct Image: Equatable {
    /// How large a picture of the system is.
    public enum Scale: Hashable, Sendable {
        /// Less than text is.
        case small
        case medium
        /// More than text is.
        case large
    }

    private let name: String
    private var kind = Kind.named

    private enum Kind {
        case named, system, decorative
    }

    /// A picture of the app.
    public nonisolated init(_ name: String, bundle: Bundle? = nil) { self.name = name }
    /// A picture of an asset catalogue.
    public nonisolated init(_ resource: ImageResource) { name = resource.name }
    /// A picture of an asset catalogue that says nothing to those who cannot see it.
    public nonisolated init(decorative resource: ImageResource) { (name, kind) = (resource.name, .decorative) }
    /// A picture of the system.
    public nonisolated init(systemName: String) { (name, kind) = (systemName, .system) }
    /// A picture of the app that says nothing to those who cannot see it.
    public nonisolated init(decorative name: String, bundle: Bundle? = nil) {
        (self.name, kind) = (name, .decorative)
    }

    /// The picture in any size.
    public nonisolated func resizable() -> Image { self }
    /// The picture as a shape, or as it is.
    public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

    /// Whether a picture is a shape.
    public enum TemplateRenderingMode: Hashable, Sendable {
        case template
        /// With its own colours.
        case original
    }
}

extension Image: View, PrimitiveView {
    @MainActor func build(_ context: VisitContext) {
        // A picture without words is none for those who cannot see it.
        guard kind != .decorative else { return }
        context.show { [name] _ in [ScreenElement(.image, label: name).with { $0.identifier = name }] }
    }

    /// It is made of no other views.
    public typealias Body = Never
}
