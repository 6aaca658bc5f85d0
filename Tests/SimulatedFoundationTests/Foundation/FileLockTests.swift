import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

struct FileLockTests: Facts {
    @Test("Locks of files", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// An app that does something with files, and what comes of it at Home.
    struct Row: CustomTestStringConvertible {
        let testDescription: String
        /// By what a file is locked at the end; nil where the app is suspended.
        let lockedBy: String?
        let code: @MainActor @Sendable () -> Void

        init(_ name: String, _ lockedBy: String?, _ code: @escaping @MainActor @Sendable () -> Void) {
            (testDescription, self.lockedBy, self.code) = (name, lockedBy, code)
        }
    }

    private static let rows = [
        Row("flock, held", "flock()") { _ = flock(open("group"), LOCK_EX) },
        Row("flock of others, too", "flock()") { _ = flock(open("group"), LOCK_SH) },
        Row("flock, given up", nil) {
            let file = open("group")
            print(flock(file, LOCK_EX), flock(file, LOCK_UN))
        },
        Row("flock, closed", nil) {
            let file = open("group")
            print(flock(file, LOCK_EX), close(file))
        },
        Row("flock, closed but for a second descriptor", "flock()") {
            let file = open("group")
            print(flock(file, LOCK_EX), dup(file) > file, close(file))
        },
        Row("fcntl, held", "fcntl()") { lock(open("group"), F_SETLK) },
        Row("fcntl, waited for", "fcntl()") { lock(open("group"), F_SETLKW) },
        Row("fcntl, given up as any descriptor of the file is closed", nil) {
            lock(open("group"), F_SETLK)
            close(open("group"))
        },
        Row("fcntl for an open file description", "fcntl() for an open file description") {
            // F_OFD_SETLK, which Swift's headers leave out.
            lock(open("group"), 37)
        },
        Row("lockf", "fcntl()") { _ = lockf(open("group"), F_LOCK, 0) },
        Row("a file of the app's own", nil) { _ = flock(open("own"), LOCK_EX) },
        Row("a database in a transaction", "fcntl()") { SQLite.play("BEGIN EXCLUSIVE") },
        Row("a database after a transaction", nil) { SQLite.play("BEGIN EXCLUSIVE; COMMIT") },
        Row("a database in WAL mode, open", nil) { SQLite.play("PRAGMA journal_mode=WAL; CREATE TABLE a (b)") },
        Row("a database in WAL mode, in a transaction", "fcntl()") {
            SQLite.play("PRAGMA journal_mode=WAL; CREATE TABLE a (b); BEGIN IMMEDIATE; INSERT INTO a VALUES (1)")
        },
    ]

    /// Opens a file of the app's group, or of the app.
    private static func open(_ place: String) -> Int32 {
        Foundation.open(path(place), O_RDWR | O_CREAT, 0o644)
    }

    fileprivate static func path(_ place: String) -> String {
        let group = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.example")
        return ((place == "group" ? group : nil) ?? URL.documentsDirectory).appendingPathComponent("store").path
    }

    private static func lock(_ file: Int32, _ command: Int32) {
        var whole = flock()
        (whole.l_type, whole.l_whence) = (Int16(F_WRLCK), Int16(SEEK_SET))
        print(fcntl(file, command, &whole))
    }

    let atHome = Fact(
        "life.suspend.file-lock: of files that apps share are fatal at suspension, whatever took them",
        for: SQLite.isThere ? rows : Self.rows.filter { !$0.testDescription.hasPrefix("a database") }
    ) { (row: Row) in
        let phone = try FoundationPhone { row.code() }
        phone.run(for: .seconds(1))
        phone.device.press(.home)
        guard let function = row.lockedBy else {
            return expect(
                phone.app.state == .suspended && phone.app.trace.findings.isEmpty, "\(phone.app.trace.entries)")
        }
        let end = try require(phone.app.exits.first, "\(phone.app.trace.entries)")
        expect(end.codeText, is: "0xdead10cc")
        let place = "locked by \(function) at FileLockTests.swift:"
        expect(end.text.contains(": group.example/store") && end.text.contains(place), "\(end.text)")
        expect(phone.app.trace.contains(rule: "life.suspend.file-lock"))
        // The next launch finds it free.
        phone.app.launch()
        expect(phone.app.state.isForeground && !phone.app.trace.output.contains("-1"), "\(phone.app.trace.entries)")
    }

    let inTask = Fact("life.suspend.file-lock: held in a task end the app with the task, unless they were given up") {
        for isGivenUp in [true, false] {
            let phone = try FoundationPhone {
                let task = UIApplication.shared.beginBackgroundTask()
                let file = FileLockTests.open("group")
                print(flock(file, LOCK_EX))
                DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
                    if isGivenUp { print(flock(file, LOCK_UN)) }
                    UIApplication.shared.endBackgroundTask(task)
                }
            }
            phone.run(for: .seconds(1))
            phone.device.press(.home)
            phone.device.advance(by: .seconds(3))
            expect(phone.app.state, is: .background)
            phone.device.advance(by: .seconds(3))
            expect(phone.app.exits.map(\.codeText), is: (isGivenUp ? [] : ["0xdead10cc"]))
        }
    }

    let ofOthers = Fact("are those of the app that took them") {
        let phone = try FoundationPhone { _ = FileLockTests.path("group") }
        let other = try phone.addApp("Other") { _ = flock(FileLockTests.open("group"), LOCK_EX) }
        phone.run(for: .seconds(1))
        other.launch()
        expect(phone.app.state, is: .suspended)
        phone.device.press(.home)
        expect(phone.app.state == .suspended && other.exits.map(\.codeText) == ["0xdead10cc"])
    }
}

/// The computer's SQLite, by its functions, as a library brings it that knows nothing of Vigil.
private enum SQLite {
    private typealias Open = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<OpaquePointer?>) -> Int32
    private typealias Play =
        @convention(c) (
            OpaquePointer?, UnsafePointer<CChar>, OpaquePointer?, OpaquePointer?, OpaquePointer?
        ) -> Int32

    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(dlopen("libsqlite3.so.0", RTLD_NOW), name).map { unsafeBitCast($0, to: type) }
    }

    static let isThere = function("sqlite3_exec", as: Play.self) != nil

    /// Opens a database in the container of the app's group, and leaves it so.
    static func play(_ commands: String) {
        guard let open = function("sqlite3_open", as: Open.self), let play = function("sqlite3_exec", as: Play.self)
        else { return }
        var database: OpaquePointer?
        print(open(FileLockTests.path("group"), &database), play(database, commands, nil, nil, nil))
    }
}
