/// A property that is up to date whenever the body of its view is evaluated.
public protocol DynamicProperty {
    /// Called before the body is evaluated.
    mutating func update()
}

extension DynamicProperty {
    /// Nothing needs to be done.
    public mutating func update() {}
}
