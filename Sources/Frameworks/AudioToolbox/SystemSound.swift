import BackgroundRuntime

/// Names a short sound of the system or of the app.
public typealias SystemSoundID = UInt32

/// The vibration of the phone.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF

/// The error of a sound that there is not.
public let kAudioServicesBadSystemSoundIDError: OSStatus = -1_501

/// The sounds that a launch has made from files.
private final class SystemSounds {
    private var names: [SystemSoundID: String] = [:]
    private var last: SystemSoundID = 4_096

    /// Those of the app that is running.
    static func of(_ process: AppProcess) -> SystemSounds { process.storage.object { SystemSounds() } }

    func add(_ name: String) -> SystemSoundID {
        last += 1
        names[last] = name
        return last
    }

    func remove(_ sound: SystemSoundID) -> Bool { names.removeValue(forKey: sound) != nil }

    /// What is called as a sound is over.
    var completions: [SystemSoundID: () -> Void] = [:]

    /// Calls what is called as a sound is over, in a later turn: it takes no time.
    func played(_ sound: SystemSoundID, _ process: AppProcess) {
        guard let completion = completions[sound] else { return }
        process.callback("AudioServicesSystemSoundCompletionProc", rule: nil, completion)
    }

    func name(of sound: SystemSoundID) -> String {
        names[sound] ?? (sound == kSystemSoundID_Vibrate ? "vibration" : "number \(sound)")
    }
}

/// Makes a sound from a file of the app, which is up to 30 seconds long. The file is not looked at.
///
/// - Returns: 0, for success.
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    let process = SimulatedApp.process(for: "AudioServicesCreateSystemSoundID(_:_:)")
    outSystemSoundID.pointee = SystemSounds.of(process).add(inFileURL.lastPathComponent ?? "")
    return noErr
}

/// Forgets a sound that was made from a file.
///
/// - Returns: 0 for success, ``kAudioServicesBadSystemSoundIDError`` for a sound that there is not.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    let process = SimulatedApp.process(for: "AudioServicesDisposeSystemSoundID(_:)")
    return SystemSounds.of(process).remove(inSystemSoundID) ? noErr : kAudioServicesBadSystemSoundIDError
}

/// Plays a short sound. Nobody hears it: the trace says which it is.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    let process = SimulatedApp.process(for: "AudioServicesPlaySystemSound(_:)")
    process.record(.note, "system sound", detail: SystemSounds.of(process).name(of: inSystemSoundID))
    SystemSounds.of(process).played(inSystemSoundID, process)
}

/// Plays a short sound, and vibrates where the phone is silent. Nobody hears it: the trace says which it is.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    let process = SimulatedApp.process(for: "AudioServicesPlayAlertSound(_:)")
    process.record(.note, "alert sound", detail: SystemSounds.of(process).name(of: inSystemSoundID))
    SystemSounds.of(process).played(inSystemSoundID, process)
}

/// What is called as a sound is over: with the sound, and with what the app gave.
public typealias AudioServicesSystemSoundCompletionProc = (SystemSoundID, UnsafeMutableRawPointer?) -> Void

/// Has something be called each time that a sound is over, in a later turn: it takes no time.
///
/// - Returns: 0, for success.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
    _ inSystemSoundID: SystemSoundID, _ inRunLoop: CFRunLoop?, _ inRunLoopMode: CFString?,
    _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc,
    _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
    let process = SimulatedApp.process(for: "AudioServicesAddSystemSoundCompletion")
    SystemSounds.of(process).completions[inSystemSoundID] = { inCompletionRoutine(inSystemSoundID, inClientData) }
    return noErr
}

/// Has nothing be called any more as a sound is over.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
    let process = SimulatedApp.process(for: "AudioServicesRemoveSystemSoundCompletion")
    SystemSounds.of(process).completions[inSystemSoundID] = nil
}

/// Plays a short sound, and calls a block in a later turn: it takes no time. From iOS 9.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    SimulatedApp.require(.symbol("AudioServicesPlaySystemSoundWithCompletion", .iOS(9)))
    AudioServicesPlaySystemSound(inSystemSoundID)
    finish("AudioServicesPlaySystemSoundWithCompletion", inCompletionBlock)
}

/// Plays a short sound as an alert, and calls a block in a later turn: it takes no time. From iOS 9.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    SimulatedApp.require(.symbol("AudioServicesPlayAlertSoundWithCompletion", .iOS(9)))
    AudioServicesPlayAlertSound(inSystemSoundID)
    finish("AudioServicesPlayAlertSoundWithCompletion", inCompletionBlock)
}

private func finish(_ name: String, _ block: (() -> Void)?) {
    guard let block else { return }
    SimulatedApp.process(for: name).callback(name, rule: nil, block)
}
