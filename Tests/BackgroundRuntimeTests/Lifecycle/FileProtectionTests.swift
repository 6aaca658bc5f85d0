import BackgroundRuntime
import Foundation
import Testing

@Suite("Data protection", .exercisesRules)
struct FileProtectionTests {
    /// A phone with an app that goes on in the background and has a file of each level.
    private func phone(_ system: SystemVersion = .iOS(17)) throws -> Phone {
        let phone = try Phone.inBackground(system) { phone in
            try phone.holdMode()
            for level in FileProtection.allCases {
                try phone.run { process in
                    let file = try process.file(level.rawValue)
                    try Data("text".utf8).write(to: file)
                    process.device.protect(level, file: file.path)
                }
            }
        }
        return phone
    }

    private func lock(_ phone: Phone) {
        phone.device.lock()
        phone.advance(11)
    }

    /// What reading a file gives: its text, or the code of the error.
    private func read(_ name: String, _ phone: Phone) throws -> String { try phone.run { try $0.read(name) } }

    private func write(_ name: String, _ phone: Phone) throws -> String {
        try phone.run { process in
            do {
                try Data("new".utf8).write(to: process.file(name))
                return "written"
            } catch let error as CocoaError {
                return "\(error.code.rawValue)"
            }
        }
    }

    @Test("protect.complete: a file cannot be read or written while the phone is locked, and can be after the unlock")
    func complete() throws {
        let phone = try phone()
        #expect(try read("complete", phone) == "text")
        lock(phone)
        #expect(try read("complete", phone) == "257" && write("complete", phone) == "513")
        let refusal = try #require(phone.app.trace.entries.first { $0.rule?.id == "protect.complete" })
        #expect(refusal.text.hasPrefix("Documents/complete cannot be opened") && refusal.kind == .refusal)
        phone.device.unlock()
        #expect(try read("complete", phone) == "text")
    }

    @Test("protect.complete: what is open cannot be used any more either, until the unlock")
    func openComplete() throws {
        let phone = try phone()
        let file = try phone.run { try FileHandle(forUpdating: $0.file("complete")) }
        #expect(try phone.run { _ in try file.read(upToCount: 1) } == Data("t".utf8))
        lock(phone)
        #expect(throws: (any Error).self) { try phone.run { _ in try file.read(upToCount: 1) } }
        #expect(throws: (any Error).self) { try phone.run { _ in try file.write(contentsOf: Data("x".utf8)) } }
        #expect(phone.app.trace.entries.contains { $0.text.hasPrefix("Documents/complete cannot be used any more") })
        phone.device.unlock()
        #expect(try phone.run { _ in try file.read(upToCount: 3) } == Data("ext".utf8))
    }

    @Test("protect.unless-open: what is open goes on while locked and new files are made, and closed ones stay closed")
    func unlessOpen() throws {
        let phone = try phone()
        let file = try phone.run { try FileHandle(forReadingFrom: $0.file("completeUnlessOpen")) }
        lock(phone)
        #expect(try phone.run { _ in try file.read(upToCount: 4) } == Data("text".utf8))
        #expect(try read("completeUnlessOpen", phone) == "257")
        #expect(try phone.run { try $0.mayMakeFile($0.file("new").path, protection: .completeUnlessOpen) })
        #expect(try phone.run { try !$0.mayMakeFile($0.file("new").path, protection: .complete) })
        #expect(phone.app.trace.contains(rule: "protect.unless-open"))
    }

    @Test("protect.none: a file without protection can always be read, also before the first unlock")
    func unprotected() throws {
        let phone = try phone()
        lock(phone)
        #expect(try read("none", phone) == "text")
        #expect(phone.app.trace.contains(rule: "protect.none"))
        reboot(phone)
        #expect(try read("none", phone) == "text")
    }

    @Test(
        "protect.first-unlock: by default a file is there while locked, and not before the first unlock after a reboot",
        arguments: [SystemVersion.iOS(6), .iOS(7), .iOS(17)])
    func firstUnlock(system: SystemVersion) throws {
        let phone = try phone(system)
        #expect(try write("plain", phone) == "written")
        lock(phone)
        #expect(try read("completeUntilFirstUserAuthentication", phone) == "text" && read("plain", phone) == "new")
        reboot(phone)
        let byDefault = system < .iOS(7) ? "new" : "257"
        #expect(try read("completeUntilFirstUserAuthentication", phone) == "257" && read("plain", phone) == byDefault)
        #expect(phone.app.trace.contains(rule: "protect.first-unlock"))
        phone.device.unlock()
        #expect(try read("completeUntilFirstUserAuthentication", phone) == "text")
    }

    /// Restarts the phone and opens the app behind its lock screen.
    private func reboot(_ phone: Phone) {
        phone.device.reboot()
        phone.device.change { $0.isUnlockedSinceBoot = true }
        phone.wake()
        phone.device.change { $0.isUnlockedSinceBoot = false }
    }

    @Test("protect.complete: a phone without a passcode protects nothing")
    func noPasscode() throws {
        let phone = try phone()
        phone.device.change { $0.hasPasscode = false }
        lock(phone)
        #expect(try read("complete", phone) == "text")
    }

    @Test("protect.complete: a file has the level of its folder, takes it along, and loses it where it is replaced")
    func folders() throws {
        let phone = try phone()
        try phone.run { process in
            let (folder, file) = try (process.file("Vault"), process.file("Vault/inside"))
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
            process.device.protect(.complete, file: folder.path)
            try Data("text".utf8).write(to: file)
            try FileManager.default.moveItem(at: file, to: process.file("outside"))
            try Data("text".utf8).write(to: process.file("completeUnlessOpen"), options: .atomic)
        }
        lock(phone)
        #expect(try read("outside", phone) == "257" && read("completeUnlessOpen", phone) == "text")
    }

    @Test("protect.complete: a loop that tries again and again says so once for each lock")
    func once() throws {
        let phone = try phone()
        for _ in 1...2 {
            lock(phone)
            for _ in 1...3 { #expect(try read("complete", phone) == "257") }
            phone.device.unlock()
            phone.device.press(.home)
        }
        #expect(phone.app.trace.entries.filter { $0.rule?.id == "protect.complete" }.count == 2)
    }

    @Test("protect.complete: a scenario's app reads and writes files, and hears why it cannot")
    func scripted() throws {
        let phone = try Phone.inBackground { try $0.holdMode() }
        func perform(_ name: String, _ arguments: [String: ArgumentValue]) throws {
            let action = try #require(phone.device.modules.vocabulary.actions.first { $0.name == name })
            try phone.run { try action.perform($0, Arguments(arguments)) }
        }
        try perform("file.write", ["path": "Documents/a", "text": "secret", "protection": "complete"])
        try perform("file.read", ["path": "Documents/a"])
        lock(phone)
        try perform("file.read", ["path": "Documents/a"])
        try perform("file.read", ["path": "Documents/b"])
        try perform("file.write", ["path": "Documents/c", "protection": "complete"])
        #expect(
            phone.app.trace.output == [
                "wrote Documents/a", "read Documents/a: secret", "cannot read Documents/a: no permission",
                "cannot read Documents/b: no such file", "cannot write Documents/c: no permission",
            ])
        #expect(throws: StimulusError.self) { try perform("file.read", ["path": "../a"]) }
    }
}

extension AppProcess {
    fileprivate func file(_ name: String) throws -> URL {
        try app.container().appendingPathComponent("Documents/\(name)")
    }

    /// The text of a file, or the code of the error that reading it gives.
    fileprivate func read(_ name: String) throws -> String {
        do {
            return String(decoding: try Data(contentsOf: file(name)), as: UTF8.self)
        } catch let error as CocoaError {
            return "\(error.code.rawValue)"
        }
    }
}
