/// Changes where a view is drawn, and how it is turned. Nothing is drawn: the view stays as it is, and nobody asks.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier {
    /// How the view is changed, by its size. Not called.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// The view as it is.
    @MainActor public func body(content: Content) -> Content {
        SimulatedApp.notSimulated("GeometryEffect", "nothing is drawn: effectValue(size:) is not called")
        return content
    }
}

/// A change of what is drawn, seen from the front.
public struct ProjectionTransform: Equatable, Sendable {
    /// The numbers of the matrix.
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    /// The numbers of its second line.
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    /// The numbers of its last line.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    public init() {}

    /// A change in the plane.
    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    /// A change in space.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    /// Whether it changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether what is parallel stays so.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// This change, and then another.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = rhs.applied(to: (m11, m12, m13))
        (result.m21, result.m22, result.m23) = rhs.applied(to: (m21, m22, m23))
        (result.m31, result.m32, result.m33) = rhs.applied(to: (m31, m32, m33))
        return result
    }

    private func applied(to row: (CGFloat, CGFloat, CGFloat)) -> (CGFloat, CGFloat, CGFloat) {
        (
            row.0 * m11 + row.1 * m21 + row.2 * m31, row.0 * m12 + row.1 * m22 + row.2 * m32,
            row.0 * m13 + row.1 * m23 + row.2 * m33
        )
    }
}

// More of how views are drawn: nothing is, so that these leave a view as it is.
