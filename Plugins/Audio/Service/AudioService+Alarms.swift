import BackgroundRuntime

/// An alarm that the system rings for an app interrupts what sounds, as one of the Clock app does.
extension AudioService: AlarmSound {
    /// The alarm takes the audio of all apps.
    public func alarmDidBegin() {
        context.record(
            .note, "audio interrupted by \(AudioInterruption.Source.alarm)", rule: AudioRules.interruptSources)
        occupy(by: .alarm)
        alarmOfApp = arbiter.remaining?.number
    }

    /// Whoever was interrupted may resume, unless something else has the audio.
    public func alarmDidEnd() {
        guard let number = alarmOfApp, arbiter.vacate(where: { $0.number == number }) != nil else { return }
        alarmOfApp = nil
        release(from: .holder(number), shouldResume: true)
    }
}
