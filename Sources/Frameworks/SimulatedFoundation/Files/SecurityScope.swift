extension URL {
    /// Asks for a file outside of the app's folders. Nobody chooses one here: false.
    public func startAccessingSecurityScopedResource() -> Bool {
        SimulatedApp.require(.symbol("URL.startAccessingSecurityScopedResource()", .iOS(8)))
        SimulatedApp.notSimulated("URL.startAccessingSecurityScopedResource()", "nobody hands a file to the app")
        return false
    }

    /// The file is not needed any more.
    public func stopAccessingSecurityScopedResource() {
        SimulatedApp.require(.symbol("URL.stopAccessingSecurityScopedResource()", .iOS(8)))
    }
}

/// A whole number, by its name in Objective-C.
public typealias NSInteger = Int
/// A whole number that is not negative, by its name in Objective-C.
public typealias NSUInteger = UInt
