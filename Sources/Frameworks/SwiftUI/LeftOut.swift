import SimulatedFoundation

extension View {
    /// A modifier that is left out, since it does not compile here: the view is as it was. Written by the plugin that
    /// translates an app's sources, never by hand.
    public func __leavingOut(_ text: String, path: String = #filePath, line: Int = #line) -> Self {
        SimulatedFoundation.__leftOut(text, path: path, line: line)
        return self
    }
}
