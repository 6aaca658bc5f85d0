/// The sound of alarms that the system rings for apps: whoever decides which app sounds, for the module of alarms.
public protocol AlarmSound: AnyObject {
    /// An alarm rings, while none did: it has the sound from now on.
    func alarmDidBegin()

    /// No alarm rings any more.
    func alarmDidEnd()
}
