import Foundation
import Testing
import VigilFacts

/// What stands in the place of the machine's libraries, and the programs that play it on both.
@Suite("Differential programs", .long)
struct SubjectTests {
    private static let folder = "Tests/SimulatedFoundationTests/Differential"
    private static let programs = "Tests/SamePrograms/Programs"

    /// The file of the program for each declaration.
    private static let played = [
        "BlockOperation": "\(folder)/MachineOperations", "Operation": "\(programs)/OperationsProgram",
        "OperationQueue": "\(folder)/MachineOperations",
        "DispatchGroup": "\(programs)/GroupProgram", "DispatchQueue": "\(folder)/MachineDispatch",
        "DispatchSemaphore": "\(programs)/SemaphoreProgram", "DispatchSource": "\(programs)/SourceProgram",
        "DispatchSourceTimer": "\(programs)/SourceProgram", "DispatchTime": "\(programs)/DeadlineProgram",
        "DispatchWallTime": "\(programs)/DeadlineProgram",
        "DispatchWorkItem": "\(programs)/WorkItemProgram",
        "InputStream": "\(programs)/StreamProgram", "OutputStream": "\(programs)/StreamProgram",
        "Stream": "\(programs)/StreamProgram",
        "Mutex": "\(programs)/LockProgram", "NSLock": "\(programs)/LockProgram",
        "NSRecursiveLock": "\(programs)/LockProgram", "NSCondition": "\(programs)/ConditionProgram",
        "NSConditionLock": "\(programs)/ConditionLockProgram",
        "NotificationCenter": "\(programs)/NotificationProgram",
        "NotificationQueue": "\(programs)/NotificationQueueProgram",
        "Progress": "\(programs)/ProgressProgram",
        "RunLoop": "\(programs)/RunLoopProgram",
        "Timer": "\(folder)/MachineTimers", "Thread": "\(programs)/ThreadProgram",
        "UserDefaults": "\(programs)/DefaultsProgram",
        "Bundle": "\(programs)/ProcessProgram", "Calendar": "\(programs)/DateProgram",
        "Date": "\(programs)/DateProgram", "FileManager": "\(programs)/ProcessProgram",
        "ProcessInfo": "\(programs)/ProcessProgram", "URL": "\(programs)/ProcessProgram",
        "ContinuousClock": "\(programs)/ClockProgram", "SuspendingClock": "\(programs)/ClockProgram",
        "Task": "\(programs)/ClockProgram",
        "NSHomeDirectory": "\(programs)/ProcessProgram", "NSTemporaryDirectory": "\(programs)/ProcessProgram",
        "clock_gettime": "\(programs)/ProcessProgram", "gettimeofday": "\(programs)/ProcessProgram",
        "nanosleep": "\(programs)/ThreadProgram", "time": "\(programs)/ProcessProgram",
        "usleep": "\(programs)/ThreadProgram",
    ]

    /// Why there is none for the others.
    private static let unplayed = [
        "CommandLine": "has the words of a program of its own", "CACurrentMediaTime": "is Apple's",
        "CFAllocator": "is not imported from Core Foundation",
        "NSClassFromString": "finds classes of phones alone", "NSStringFromClass": "finds classes of phones alone",
        "DateComponentsFormatter": "is not on the machine",
        "ListFormatter": "is not on the machine", "MeasurementFormatter": "is not on the machine",
        "RelativeDateTimeFormatter": "is not on the machine", "XMLParser": "is the machine's own",
        "CFAbsoluteTimeGetCurrent": "is not imported from Core Foundation",
        "CFRunLoopGetCurrent": "is not imported from Core Foundation",
        "CFRunLoopGetMain": "is not imported from Core Foundation",
        "CFRunLoopRun": "is not imported from Core Foundation",
        "CFRunLoopStop": "is not imported from Core Foundation",
        "Data": "is protected on phones alone", "DateFormatter": "has the zone of a phone",
        "TimeZone": "is that of a phone", "Locale": "is that of a phone", "NSLocale": "is that of a phone",
        "NSLocalizedString": "is in a language of a phone", "RunLoop.Mode": "has names of old for its own",
        "DispatchPredicate": "only ends programs",
        "DispatchSerialQueue": "is Apple's", "DispatchSourceProtocol": "is played as its timer",
        "MainDispatchQueue": "runs on a main thread, which a test has not", "MessagePort": "is abstract on the machine",
        "NSDate": "is played as Date", "NSHashTable": "is Apple's", "NSPointerFunctions": "is Apple's",
        "LocalizedStringResource": "is Apple's", "String": "is translated by Apple's Foundation alone",
        "NSLog": "writes to a log", "NSMachPort": "is Apple's",
        "NSSearchPathForDirectoriesInDomains": "names the folders of a home",
        "Notification.Name": "names what phones post", "OSAllocatedUnfairLock": "is Apple's",
        "NSObjectProtocol": "has no messages on the machine",
        "NSObject": "has no messages on the machine", "NSSelectorFromString": "is Apple's",
        "NSStringFromSelector": "is Apple's", "ObjectiveCMethod": "is made by the plugin",
        "LeftOutCode": "is made by the plugin", "__leftOut": "is made by the plugin", "Selector": "is Apple's",
        "SystemAvailability": "asks a phone",
        "NSArray": "is filtered by predicates, which are Apple's", "NSComparisonPredicate": "is Apple's",
        "NSCompoundPredicate": "is Apple's", "NSExpression": "is Apple's", "NSKeyValueChange": "is Apple's",
        "NSKeyValueChangeKey": "is Apple's", "NSKeyValueObservation": "is Apple's",
        "NSKeyValueObservedChange": "is Apple's", "NSKeyValueObservingOptions": "is Apple's",
        "NSMutableArray": "is filtered by predicates, which are Apple's",
        "NSOrderedSet": "is filtered by predicates, which are Apple's", "NSPredicate": "has no formats on the machine",
        "NSSet": "is filtered by predicates, which are Apple's",
        "NSSortDescriptor": "has no keys on the machine", "_CVarArgObject": "is the standard library's",
        "_KeyValueCodingAndObserving": "is Apple's", "Port": "is abstract on the machine",
        "StreamDelegate": "hears of streams from the machine's main run loop",
        "autoreleasepool": "does nothing", "clock_gettime_nsec_np": "is Apple's",
        "dispatchPrecondition": "only ends programs",
        "exit": "ends programs", "mach_absolute_time": "is Apple's", "mach_continuous_time": "is Apple's",
        "mach_timebase_info": "is Apple's", "mach_timebase_info_data_t": "is Apple's", "os_unfair_lock": "is Apple's",
        "objc_sync_enter": "is Apple's", "objc_sync_exit": "is Apple's",
        "os_unfair_lock_lock": "is Apple's", "os_unfair_lock_trylock": "is Apple's",
        "os_unfair_lock_unlock": "is Apple's", "print": "writes to the trace", "sleep": "takes whole seconds",
    ]

    /// What loads URLs: on the machine it reaches the network.
    private static let ofTheNetwork: Set = [
        "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "NSURLConnection", "NSURLRequest",
        "URLAuthenticationChallenge", "URLCache",
        "URLCredential", "URLCredentialStorage", "URLError", "URLProtectionSpace", "URLRequest", "URLResponse",
        "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
        "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionStreamDelegate", "URLSessionStreamTask",
        "URLSessionTask", "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionTaskTransactionMetrics",
        "URLSessionUploadTask",
        "URLSessionWebSocketDelegate", "URLSessionWebSocketTask",
    ]

    // Kept, since an expression is compiled at its first use. They have no state that anybody changes.
    nonisolated(unsafe) private static let declaration =
        #/^(?:public|open) (?:final )?(?:class|struct|enum|protocol|func) (\w+)/#
    private static let starts = ["public ", "open ", "extension "]
    nonisolated(unsafe) private static let `extension` = #/^extension ([\w.]+)/#

    /// The types, functions and extended types that apps see.
    private static func declarations() throws -> Set<String> {
        let files = try Repository.swiftFiles(in: "Sources/Frameworks/SimulatedFoundation")
        return files.reduce(into: []) { names, file in
            for (place, line) in file.code.enumerated() {
                guard Self.starts.contains(where: line.hasPrefix) else { continue }
                if let found = line.firstMatch(of: Self.declaration) {
                    names.insert(String(found.1))
                } else if let found = line.firstMatch(of: Self.extension), file.isPublic(from: place) {
                    names.insert(String(found.1))
                }
            }
        }
    }

    @Test("exist for all that stands in the place of the machine's libraries, or somebody says why not")
    func isComplete() throws {
        let listed = Set(Self.played.keys).union(Self.unplayed.keys).union(Self.ofTheNetwork)
        let declared = try Self.declarations()
        expect(declared.subtracting(listed).sorted(), is: [], "neither played nor explained")
        expect(listed.subtracting(declared).sorted(), is: [], "no longer there")
        expect(Set(Self.played.keys).intersection(Self.unplayed.keys).sorted(), is: [])
    }

    @Test("use what they are to play")
    func usesItsSubjects() throws {
        let wrong = try Self.played.filter { name, file in
            let place = Repository.root.appendingPathComponent(file + ".swift")
            let text = try String(contentsOf: place, encoding: .utf8)
            return try !text.contains(Regex("\\b\(name)\\b").wordBoundaryKind(.simple))
        }
        expect(wrong.map { "\($0.value) does not use \($0.key)" }.sorted(), is: [])
    }
}

extension Repository.File {
    /// Whether the extension that begins in a line has a public member.
    fileprivate func isPublic(from line: Int) -> Bool {
        code[line...].prefix { !$0.hasPrefix("}") }.contains { $0.contains("public ") }
    }
}
