/// A program that knows whether its code ever blocks. One that does not say so may: code of an app can wait in any call.
///
/// Calls of the system into code that never blocks run on the thread that drives the device, without a change of threads.
public protocol StatesBlocking: AppProgram {
    /// Whether a call of the system may block, or end the process.
    var mayBlock: Bool { get }
}

extension AppProcess {
    /// Whether a call of the system into the app may block.
    var callsMayBlock: Bool { app.mayBlock }
}
