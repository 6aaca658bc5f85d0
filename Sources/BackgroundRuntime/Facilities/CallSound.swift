/// The sound of calls: whoever decides which app's session of sound runs, for the module that simulates calls.
///
/// Where no module of the device does, apps are told that their session is active, and nothing else follows. A process
/// that is nil stands for the phone itself, whose calls no app has.
public protocol CallSound: AnyObject {
    /// The first call of a process rings or is dialled: from now on the sound belongs to calls, and the session of the
    /// process is not yet active. A call that has the sound already keeps it.
    func callDidBegin(of process: AppProcess?)

    /// The system activates the session of the process.
    func activate(for process: AppProcess?)

    /// The same for talk in which the process only plays.
    func activateToListen(for process: AppProcess?)

    /// The system deactivates that session; the call may go on, held.
    func deactivate(for process: AppProcess?)

    /// The last call of a process is over. Not called when the process ends: its sound ends with it.
    func callDidEnd(of process: AppProcess?)
}

extension CallSound {
    public func activateToListen(for process: AppProcess?) { activate(for: process) }
}
