import BackgroundRuntime

/// Begins an app whose delegate is a class of this name: what a `main.swift` calls. Never returns.
///
/// - Parameters:
///   - argc: how many words the command line has.
///   - argv: the words.
///   - principalClassName: a subclass of `UIApplication`; the app has a plain one all the same, and the trace says so.
///   - delegateClassName: the class of the delegate, as `NSStringFromClass` names it.
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    guard let delegateClassName else {
        preconditionFailure("UIApplicationMain without the name of a delegate's class has nobody to tell anything")
    }
    guard let delegate = NSClassFromString(delegateClassName) as? any (UIApplicationDelegate & NSObject).Type else {
        preconditionFailure(
            "UIApplicationMain: no class called \(delegateClassName) is a delegate of an app. "
                + "NSStringFromClass(AppDelegate.self) gives the name of one")
    }
    if let principalClassName, principalClassName != "UIApplication" {
        let line = "\(principalClassName) is not made: the app has a plain UIApplication\n"
        FileHandle.standardError.write(Data(line.utf8))
    }
    delegate.main()
    // The app ends the program, unless a test asked for its program alone.
    return 0
}
