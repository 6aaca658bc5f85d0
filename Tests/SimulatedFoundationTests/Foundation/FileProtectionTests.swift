import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

struct FileProtectionTests: Facts {
    @Test("The protection of an app's files", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let levels = Fact("is given by options and attributes, of files and of folders, and read again") {
        let phone = try FoundationPhone {
            let (manager, folder) = (FileManager.default, URL.documentsDirectory)
            func level(_ name: String) -> String {
                let attributes = try? manager.attributesOfItem(atPath: folder.appendingPathComponent(name).path)
                return (attributes?[.protectionKey] as? FileProtectionType)?.rawValue ?? "none said"
            }
            func place(_ name: String) -> URL { folder.appendingPathComponent(name) }
            try? Data().write(to: place("plain"))
            try? Data().write(to: place("option"), options: [.atomic, .completeFileProtection])
            manager.createFile(
                atPath: place("made").path, contents: nil, attributes: [.protectionKey: FileProtectionType.none])
            try? manager.setAttributes(
                [.protectionKey: FileProtectionType.completeUnlessOpen], ofItemAtPath: place("plain").path)
            try? manager.createDirectory(
                at: place("Vault"), withIntermediateDirectories: true,
                attributes: [.protectionKey: FileProtectionType.complete.rawValue])
            try? Data().write(to: place("Vault/inside"))
            try? Data().write(to: place("default"))
            for name in ["plain", "option", "made", "Vault", "Vault/inside", "default"] { print(level(name)) }
        }
        phone.run(for: .seconds(1))
        expect(
            phone.app.trace.output,
            is: [
                "NSFileProtectionCompleteUnlessOpen", "NSFileProtectionComplete", "NSFileProtectionNone",
                "NSFileProtectionComplete", "NSFileProtectionComplete",
                "NSFileProtectionCompleteUntilFirstUserAuthentication",
            ])
    }

    let refused = Fact("keeps an app in the background from its secrets, by each way to open a file") {
        let phone = try FoundationPhone {
            let file = URL.documentsDirectory.appendingPathComponent("secret")
            try? Data("secret".utf8).write(to: file, options: .completeFileProtection)
            let task = UIApplication.shared.beginBackgroundTask()
            DispatchQueue.main.asyncAfter(deadline: .now() + 15) {
                print((try? String(contentsOf: file, encoding: .utf8)) ?? "no text")
                print((try? FileHandle(forReadingFrom: file)) == nil, fopen(file.path, "r") == nil, errno == EPERM)
                print(FileManager.default.contents(atPath: file.path) == nil, InputStream(url: file) != nil)
                do {
                    try Data().write(to: file, options: .completeFileProtection)
                } catch {
                    print((error as? CocoaError)?.code == .fileWriteNoPermission)
                }
                print(FileManager.default.createFile(atPath: file.path + "2", contents: nil, attributes: nil))
                let attributes: [FileAttributeKey: Any] = [.protectionKey: FileProtectionType.complete]
                print(FileManager.default.createFile(atPath: file.path + "3", contents: nil, attributes: attributes))
                UIApplication.shared.endBackgroundTask(task)
            }
        }
        phone.run(for: .seconds(1))
        phone.device.lock()
        phone.device.advance(by: .seconds(20))
        expect(
            phone.app.trace.output, is: ["no text", "true true true", "true true", "true", "true", "false"])
    }
}

struct FirstUnlockTests: Facts {
    @Test(
        "What an app finds before the first unlock", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty),
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let defaults = Fact(
        "protect.first-unlock: UserDefaults show registered values alone, which is a finding, and all after the unlock"
    ) {
        let phone = try FoundationPhone {
            UserDefaults.standard.register(defaults: ["color": "blue"])
            UserDefaults.standard.set("Ann", forKey: "user")
            UserDefaults.standard.set("red", forKey: "color")
            Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { _ in
                print(
                    UserDefaults.standard.string(forKey: "user") ?? "nobody",
                    UserDefaults.standard.string(forKey: "color") ?? "")
            }
        }
        phone.run(for: .seconds(11))
        phone.device.change { $0.isUnlockedSinceBoot = false }
        phone.device.advance(by: .seconds(20))
        phone.device.change { $0.isUnlockedSinceBoot = true }
        phone.device.advance(by: .seconds(10))
        expect(phone.app.trace.output, is: ["Ann red", "nobody blue", "nobody blue", "Ann red"])
        let findings = phone.app.trace.entries.filter { $0.rule?.id == "protect.first-unlock" }
        expect(findings.count == 1 && findings[0].text.contains("FileProtectionTests.swift"))
    }

    let environment = Fact("life.launch.prewarm: the environment says that the process was prewarmed") {
        let phone = try FoundationPhone { print(ProcessInfo.processInfo.environment["ActivePrewarm"] ?? "no") }
        try phone.device.prewarm(phone.app)
        phone.run(endedAt: 1)
        phone.run(for: .seconds(1))
        expect(phone.app.trace.output, is: ["1", "no"])
    }

    let heat = Fact("res.thermal: the heat of the phone is told, and can be read") {
        let phone = try FoundationPhone {
            let center = NotificationCenter.default
            center.addObserver(
                forName: ProcessInfo.thermalStateDidChangeNotification, object: nil, queue: nil
            ) { _ in print(ProcessInfo.processInfo.thermalState) }
        }
        phone.run(for: .seconds(1))
        for state in DeviceConditions.ThermalState.allCases.reversed() {
            phone.device.change { $0.thermalState = state }
        }
        expect(phone.app.trace.output, is: ["critical", "serious", "fair", "nominal"])
    }
}
