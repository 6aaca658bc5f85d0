import CVigilMachineCalls
import Foundation
import VigilProgramImage
import VirtualTime

/// Watches for calls to the computer by which an app's code would leave the simulation, also code that knows nothing of it,
/// such as a package that imports Foundation alone.
///
/// What a phone has of its own is answered from there: time, sleeps, chance, the end of the process. What is no part of the
/// simulation is a finding, with its place.
enum MachineWatch {
    /// Begins, once for the program.
    static let begin: Void = {
        vigil_watch_machine_calls(
            vigil_machine_calls(
                is_app: { SimulatedContext.isSimulated }, is_in_run: { SimulatedContext.isInRun },
                tell_time: { clock, time in MachineWatch.readTime(of: clock, time) },
                wait: { CWaits.ofRunningApp?.wait($0.pointee) ?? vigil_wait_impossible },
                is_main_thread: { AppProcess.current.map { $0.mainThread === SimulatedThread.current } ?? false },
                process_number: { AppProcess.current?.processIdentifier ?? 0 },
                hardware: { MachineWatch.readHardware($0) },
                variable: { AppProcess.current?.ownVariable(String(cString: $0)) },
                fill: { MachineWatch.fill($0, $1) },
                sequences: {
                    AppProcess.current?.storage.object(SeededNumbers.self, orMake: SeededNumbers.init).memory
                },
                note: { function, reach, detail in
                    Escape(reach, String(cString: function), detail.map { String(cString: $0) }).isRefused
                },
                may_open: { ProtectedFiles.mayOpen($0, making: $1) },
                manifest: { AppProcess.current?.builtManifest(at: String(cString: $0)) },
                may_use: { ProtectedFiles.mayGoOn($0) },
                folder_made: { ProtectedFiles.makeFolder($0) }, file_moved: { ProtectedFiles.move($0, $1) },
                file_linked: { ProtectedFiles.link($0, $1) },
                print: { AppProcess.current?.write(UnsafeRawBufferPointer(start: $0, count: $1)) },
                misused: { LostContinuation.note(UnsafeRawBufferPointer(start: $0, count: $1)) },
                file_locked: { FileLocks.note($0) },
                abort: { MachineWatch.end(.crash("abort() of the C library"), isFound: true) },
                end_by_signal: {
                    MachineWatch.end(.crash("\(String(cString: $0)), which the app sent to itself"), isFound: true)
                },
                make_thread: { CThreads.ofRunningApp?.make() },
                start_thread: { CThreads.ofRunningApp?.start($0, $1, isThere: $2) },
                enter_thread: { CThreads.enter($0) },
                join_thread: {
                    CThreads.ofRunningApp?.join($0, atMost: ($1?.pointee).map(CWaits.duration), isCancellable: $2)
                        ?? vigil_wait_impossible
                },
                cancel_thread: { CThreads.ofRunningApp?.cancel($0) ?? false },
                is_cancelled: { CThreads.isCurrentCancelled },
                exit_thread: {
                    guard !ForeignThread.isCurrent else { return }
                    MachineWatch.end(.crash("pthread_exit() of a thread that no pthread_create() made"), isFound: true)
                },
                wait_for_lock: { CWaits.ofRunningApp?.wait(forLock: $0, heldBy: $1) ?? false },
                is_blocked: { AppProcess.current?.simulation.isBlocked($0) ?? false },
                wait_for_condition: {
                    CWaits.ofRunningApp?.wait($0.pointee, releasing: $1) ?? vigil_wait_impossible
                },
                wake: { CWaits.ofRunningApp?.wake($0, isForAll: $1) }))
        AbruptEnd.own()
        AbruptEnd.endApp = { MachineWatch.end(.exit(status: $0), isFound: false) }
    }()

    private static func readTime(of clock: clockid_t, _ time: UnsafeMutablePointer<timespec>) -> Bool {
        guard let simulation = AppProcess.current?.simulation else { return false }
        let shown: Duration
        switch clock {
        case CLOCK_REALTIME, CLOCK_REALTIME_COARSE:
            let date = simulation.clocks.date(at: simulation.now).timeIntervalSince1970
            time.pointee = timespec(tv_sec: Int(date.rounded(.down)), tv_nsec: Int((date - date.rounded(.down)) * 1e9))
            return true
        case CLOCK_BOOTTIME: shown = simulation.clocks.reading(of: .continuous, at: simulation.now)
        default: shown = simulation.clocks.reading(of: .uptime, at: simulation.now)
        }
        let (seconds, rest) = shown.wholeNanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
        time.pointee = timespec(tv_sec: Int(seconds), tv_nsec: Int(rest))
        return true
    }

    private static func readHardware(_ place: UnsafeMutablePointer<vigil_hardware>) -> Bool {
        guard let phone = PhoneHardware.ofRunningApp else { return false }
        place.pointee = vigil_hardware(
            processors: Int32(phone.processorCount), page_size: phone.pageSize, memory: phone.memory)
        return true
    }

    private static func fill(_ bytes: UnsafeMutableRawPointer, _ count: Int) {
        guard let device = AppProcess.current?.device else { return }
        let chance = device.storage.object { AppChance(device.simulation.seed) }
        for place in 0..<count { bytes.storeBytes(of: chance.byte(), toByteOffset: place, as: UInt8.self) }
    }

    /// Ends the app whose code runs, and does not come back; does nothing where there is none.
    private static func end(_ reason: TerminationReason, isFound: Bool) {
        guard !AbruptEnd.isOfCopy, let process = AppProcess.current, SimulatedThread.current?.owner != nil,
            SimulatedThread.mayEndCurrentTurn
        else { return }
        if isFound {
            let place = MachineCalls.exempting { process.simulation.placeInApp() }
            process.record(.finding, reason.text, detail: place.map { "at \($0)" } ?? "", rule: reason.rule)
        }
        process.end(reason)
    }
}

/// Where the C library's numbers of a launch stand that follow from a seed.
private final class SeededNumbers {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: vigil_sequences_size, alignment: 16)

    init() { memory.initializeMemory(as: UInt8.self, repeating: 0, count: vigil_sequences_size) }

    deinit { memory.deallocate() }
}

/// Chance of the apps of a device: apart from that of the device itself, which an app must not change by asking.
private final class AppChance {
    private var generator: SeededGenerator
    private var rest: (bytes: UInt64, count: Int) = (0, 0)

    init(_ seed: UInt64) { generator = SeededGenerator(seed: seed ^ 0x5EED_0FA4_4A99_5EED) }

    func byte() -> UInt8 {
        if rest.count == 0 { rest = (generator.next(), 8) }
        defer { rest = (rest.bytes >> 8, rest.count - 1) }
        return UInt8(truncatingIfNeeded: rest.bytes)
    }
}
