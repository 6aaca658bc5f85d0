import SimulatedFoundation

/// A change of place, size and direction in space.
public struct CATransform3D: Hashable, Sendable {
    /// The numbers of the matrix.
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
    /// The numbers of its second line.
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
    /// The numbers of its third line.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
    /// The numbers of its last line.
    public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

    public init() {}
}

/// No change in space.
public let CATransform3DIdentity = CATransform3D()

/// A change to another place in space.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var change = CATransform3D()
    (change.m41, change.m42, change.m43) = (tx, ty, tz)
    return change
}

/// A change to another size in space.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var change = CATransform3D()
    (change.m11, change.m22, change.m33) = (sx, sy, sz)
    return change
}

/// A turn in space, around an axis; none around one of no length.
public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (cosine, sine, rest) = (cos(angle), sin(angle), 1 - cos(angle))
    var turn = CATransform3D()
    (turn.m11, turn.m12, turn.m13) = (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
    (turn.m21, turn.m22, turn.m23) = (x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
    (turn.m31, turn.m32, turn.m33) = (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
    return turn
}

/// A change before another one.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (left, right) = (a.rows, b.rows)
    var rows = [[CGFloat]](repeating: [0, 0, 0, 0], count: 4)
    for row in 0..<4 {
        for column in 0..<4 {
            for step in 0..<4 { rows[row][column] += left[row][step] * right[step][column] }
        }
    }
    return CATransform3D(rows: rows)
}

/// A change after one to another place.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// A change after one to another size.
public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// A change after a turn.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// Whether a change changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

extension CATransform3D {
    /// The numbers of the matrix, line by line.
    fileprivate var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    fileprivate init(rows: [[CGFloat]]) {
        (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
        (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
        (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
        (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
    }
}
