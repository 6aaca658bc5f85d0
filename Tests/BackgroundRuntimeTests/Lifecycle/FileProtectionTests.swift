import BackgroundRuntime
import Foundation
import Testing
import VigilFacts

struct FileProtectionTests: Facts {
    @Test("Data protection", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// A phone with an app that goes on in the background and has a file of each level.
    private static func phone(_ system: SystemVersion = .iOS(17)) throws -> Phone {
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

    private static func lock(_ phone: Phone) {
        phone.device.lock()
        phone.advance(11)
    }

    /// What reading a file gives: its text, or the code of the error.
    private static func read(_ name: String, _ phone: Phone) throws -> String { try phone.run { try $0.read(name) } }

    private static func write(_ name: String, _ phone: Phone) throws -> String {
        try phone.run { process in
            do {
                try Data("new".utf8).write(to: process.file(name))
                return "written"
            } catch let error as CocoaError {
                return "\(error.code.rawValue)"
            }
        }
    }

    let complete = Fact(
        "protect.complete: a file cannot be read or written while the phone is locked, and can be after the unlock"
    ) {
        let phone = try Self.phone()
        try expect(Self.read("complete", phone), is: "text")
        Self.lock(phone)
        try expect(Self.read("complete", phone) == "257" && Self.write("complete", phone) == "513")
        let refusal = try require(phone.app.trace.entries.first { $0.rule?.id == "protect.complete" })
        expect(refusal.text.hasPrefix("Documents/complete cannot be opened") && refusal.kind == .refusal)
        phone.device.unlock()
        try expect(Self.read("complete", phone), is: "text")
    }

    let openComplete = Fact("protect.complete: what is open cannot be used any more either, until the unlock") {
        let phone = try Self.phone()
        let file = try phone.run { try FileHandle(forUpdating: $0.file("complete")) }
        try expect(phone.run { _ in try file.read(upToCount: 1) }, is: Data("t".utf8))
        Self.lock(phone)
        expect(throws: (any Error).self) { try phone.run { _ in try file.read(upToCount: 1) } }
        expect(throws: (any Error).self) { try phone.run { _ in try file.write(contentsOf: Data("x".utf8)) } }
        expect(phone.app.trace.entries.contains { $0.text.hasPrefix("Documents/complete cannot be used any more") })
        phone.device.unlock()
        try expect(phone.run { _ in try file.read(upToCount: 3) }, is: Data("ext".utf8))
    }

    let unlessOpen = Fact(
        "protect.unless-open: what is open goes on while locked and new files are made, and closed ones stay closed"
    ) {
        let phone = try Self.phone()
        let file = try phone.run { try FileHandle(forReadingFrom: $0.file("completeUnlessOpen")) }
        Self.lock(phone)
        try expect(phone.run { _ in try file.read(upToCount: 4) }, is: Data("text".utf8))
        try expect(Self.read("completeUnlessOpen", phone), is: "257")
        try expect(phone.run { try $0.mayMakeFile($0.file("new").path, protection: .completeUnlessOpen) })
        try expect(phone.run { try !$0.mayMakeFile($0.file("new").path, protection: .complete) })
        expect(phone.app.trace.contains(rule: "protect.unless-open"))
    }

    let unprotected = Fact("protect.none: a file without protection can always be read, also before the first unlock") {
        let phone = try Self.phone()
        Self.lock(phone)
        try expect(Self.read("none", phone), is: "text")
        expect(phone.app.trace.contains(rule: "protect.none"))
        Self.reboot(phone)
        try expect(Self.read("none", phone), is: "text")
    }

    let firstUnlock = Fact(
        "protect.first-unlock: by default a file is there while locked, and not before the first unlock after a reboot",
        for: [SystemVersion.iOS(6), .iOS(7), .iOS(17)]
    ) { (system: SystemVersion) in
        let phone = try Self.phone(system)
        try expect(Self.write("plain", phone), is: "written")
        Self.lock(phone)
        try expect(
            Self.read("completeUntilFirstUserAuthentication", phone) == "text" && Self.read("plain", phone) == "new")
        Self.reboot(phone)
        let byDefault = system < .iOS(7) ? "new" : "257"
        try expect(
            Self.read("completeUntilFirstUserAuthentication", phone) == "257" && Self.read("plain", phone) == byDefault)
        expect(phone.app.trace.contains(rule: "protect.first-unlock"))
        phone.device.unlock()
        try expect(Self.read("completeUntilFirstUserAuthentication", phone), is: "text")
    }

    /// Restarts the phone and opens the app behind its lock screen.
    private static func reboot(_ phone: Phone) {
        phone.device.reboot()
        phone.device.change { $0.isUnlockedSinceBoot = true }
        phone.wake()
        phone.device.change { $0.isUnlockedSinceBoot = false }
    }

    let noPasscode = Fact("protect.complete: a phone without a passcode protects nothing") {
        let phone = try Self.phone()
        phone.device.change { $0.hasPasscode = false }
        Self.lock(phone)
        try expect(Self.read("complete", phone), is: "text")
    }

    let folders = Fact(
        "protect.complete: a file has the level of its folder, takes it along, and loses it where it is replaced"
    ) {
        let phone = try Self.phone()
        try phone.run { process in
            let (folder, file) = try (process.file("Vault"), process.file("Vault/inside"))
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
            process.device.protect(.complete, file: folder.path)
            try Data("text".utf8).write(to: file)
            try FileManager.default.moveItem(at: file, to: process.file("outside"))
            try Data("text".utf8).write(to: process.file("completeUnlessOpen"), options: .atomic)
        }
        Self.lock(phone)
        try expect(Self.read("outside", phone) == "257" && Self.read("completeUnlessOpen", phone) == "text")
    }

    let once = Fact("protect.complete: a loop that tries again and again says so once for each lock") {
        let phone = try Self.phone()
        for _ in 1...2 {
            Self.lock(phone)
            for _ in 1...3 { try expect(Self.read("complete", phone), is: "257") }
            phone.device.unlock()
            phone.device.press(.home)
        }
        expect(phone.app.trace.entries.filter { $0.rule?.id == "protect.complete" }.count, is: 2)
    }

    let scripted = Fact("protect.complete: a scenario's app reads and writes files, and hears why it cannot") {
        let phone = try Phone.inBackground { try $0.holdMode() }
        let perform = { (name: String, arguments: [String: ArgumentValue]) in
            let action = try require(phone.device.modules.vocabulary.actions.first { $0.name == name })
            try phone.run { try action.perform($0, Arguments(arguments)) }
        }
        try perform("file.write", ["path": "Documents/a", "text": "secret", "protection": "complete"])
        try perform("file.read", ["path": "Documents/a"])
        Self.lock(phone)
        try perform("file.read", ["path": "Documents/a"])
        try perform("file.read", ["path": "Documents/b"])
        try perform("file.write", ["path": "Documents/c", "protection": "complete"])
        expect(
            phone.app.trace.output,
            is: [
                "wrote Documents/a", "read Documents/a: secret", "cannot read Documents/a: no permission",
                "cannot read Documents/b: no such file", "cannot write Documents/c: no permission",
            ])
        expect(throws: StimulusError.self) { try perform("file.read", ["path": "../a"]) }
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
