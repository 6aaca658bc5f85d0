/// Objects of the app that the system makes by their class, as it makes delegates.
@MainActor
package enum SystemMade {
    /// An object of `type`, made by its `init()`; nil for a class that does not inherit `NSObject`.
    ///
    /// On a phone the Objective-C runtime makes it. Here the class is asked for the `init()` that it inherited from
    /// `NSObject` or put in its place, although Swift lets nobody ask a class for one that is not `required`. A class that
    /// has only other initializers ends the program with a message that names it, as on a phone.
    package static func object(of type: AnyClass) -> NSObject? {
        guard let type = type as? NSObject.Type else { return nil }
        return unsafeBitCast(type, to: SystemMadeTemplate.Type.self).init() as NSObject
    }
}

/// A class whose initializer is where `NSObject` has its own in every class that inherits it. Open, because the compiler
/// calls the initializer of a class that nobody can inherit by its name, and not where it is in the class that is asked.
@_spi(SystemMade)
open class SystemMadeTemplate: NSObject {
    /// Makes nothing of its own.
    public required override init() { super.init() }
}
