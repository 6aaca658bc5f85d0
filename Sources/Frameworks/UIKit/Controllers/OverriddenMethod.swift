/// Tells which classes put a method of their own in the place of one of this framework, as the Objective-C runtime tells a
/// phone. Swift tells nobody; but each class has its methods in one order, those that it inherits first, and two classes
/// that differ in one method differ in one place.
struct OverriddenMethod {
    private let base: AnyClass
    private let place: Int?

    /// The method in which two classes differ.
    ///
    /// - Parameters:
    ///   - base: the class that has the method.
    ///   - plain: one that inherits it, and overrides nothing.
    ///   - overriding: one that inherits it, and overrides that method alone.
    init(of base: AnyClass, plain: AnyClass, overriding: AnyClass) {
        self.base = base
        let (own, plainly, overridden) = (
            Self.words(of: base, as: base), Self.words(of: plain, as: base), Self.words(of: overriding, as: base)
        )
        place = own.indices.first { own[$0] == plainly[$0] && own[$0] != overridden[$0] }
    }

    /// Whether a class that inherits the method has its own, or inherits one.
    func isOwn(of type: AnyClass) -> Bool {
        place.map { Self.words(of: type, as: base)[$0] != Self.words(of: base, as: base)[$0] } ?? false
    }

    /// What the runtime knows of a class, as far as a class has it that it inherits: the size of that stands at its 32nd
    /// byte, and at the 36th how much of it lies before.
    private static func words(of type: AnyClass, as base: AnyClass) -> UnsafeBufferPointer<UInt> {
        let start = unsafeBitCast(base, to: UnsafeRawPointer.self)
        let size = start.load(fromByteOffset: 32, as: UInt32.self)
        let before = start.load(fromByteOffset: 36, as: UInt32.self)
        let own = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        return UnsafeBufferPointer(start: own, count: Int(size - before) / MemoryLayout<UInt>.size)
    }
}
