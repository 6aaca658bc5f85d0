import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

struct DefaultsTests: Facts {
    @Test("User defaults", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let launches = Fact("keep values over launches, registered ones only for a launch") {
        let phone = try FoundationPhone {
            let defaults = UserDefaults.standard
            print(defaults.integer(forKey: "launches"), defaults.string(forKey: "theme") ?? "no theme")
            if defaults.integer(forKey: "launches") == 0 { defaults.register(defaults: ["theme": "dark", "size": 3]) }
            defaults.set(defaults.integer(forKey: "launches") + 1, forKey: "launches")
            print(defaults.string(forKey: "theme") ?? "no theme", defaults.synchronize())
        }
        phone.run(endedAt: 1)
        phone.run(for: .seconds(1))
        expect(
            phone.history, is: ["0.0 0 no theme", "0.0 dark true", "3601.0 1 no theme", "3601.0 no theme true"])
    }

    let addresses = Fact("give addresses as they were set or registered, and those of files for paths") {
        let phone = try FoundationPhone {
            let defaults = UserDefaults.standard
            let page = URL(string: "https://example.com/a?b#c")
            defaults.register(defaults: ["registered": page as Any])
            defaults.set(page, forKey: "page")
            defaults.set(URL(fileURLWithPath: "/a/b"), forKey: "file")
            defaults.set("/c/d", forKey: "path")
            defaults.set(Data([1]), forKey: "bytes")
            for key in ["registered", "page", "file", "path", "bytes", "none"] {
                let isText = defaults.string(forKey: key) != nil
                print(key, defaults.url(forKey: key)?.absoluteString.suffix(24) ?? "nothing", isText)
            }
        }
        phone.run(for: .seconds(1))
        expect(
            phone.app.trace.output,
            is: [
                "registered ttps://example.com/a?b#c false", "page ttps://example.com/a?b#c false",
                "file file:///a/b true",
                "path file:///c/d true", "bytes nothing false", "none nothing false",
            ])
    }

    let types = Fact("give values as the type that is asked for") {
        let phone = try FoundationPhone {
            let defaults = UserDefaults.standard
            defaults.set(7, forKey: "number")
            defaults.set(2.5, forKey: "real")
            defaults.set(true, forKey: "flag")
            defaults.set("12", forKey: "text")
            defaults.set(URL(string: "https://example.com/a"), forKey: "address")
            defaults.set(["a", "b"], forKey: "list")
            defaults.setValue(["k": 1], forKey: "entries")
            defaults.set(Data([1, 2]), forKey: "bytes")
            print(defaults.double(forKey: "number"), defaults.float(forKey: "real"), defaults.integer(forKey: "real"))
            print(defaults.bool(forKey: "flag"), defaults.bool(forKey: "number"), defaults.integer(forKey: "text"))
            print(defaults.string(forKey: "number") ?? "", defaults.url(forKey: "address")?.host ?? "")
            print(defaults.stringArray(forKey: "list") ?? [], defaults.dictionary(forKey: "entries")?.count ?? 0)
            print(defaults.data(forKey: "bytes")?.count ?? 0, defaults.array(forKey: "text") == nil)
            defaults.removeObject(forKey: "number")
            print(defaults.integer(forKey: "number"), defaults.object(forKey: "number") == nil)
        }
        phone.run(for: .seconds(1))
        expect(
            phone.history,
            is: [
                "0.0 7.0 2.5 2", "0.0 true true 12", "0.0 7 example.com", "0.0 [\"a\", \"b\"] 1", "0.0 2 true",
                "0.0 0 true",
            ])
    }

    let numbers = Fact("give a number as any type that holds it, also inside of lists, and registered ones too") {
        let phone = try FoundationPhone {
            let defaults = UserDefaults.standard
            defaults.register(defaults: ["rate": 1.5])
            defaults.set(2, forKey: "count")
            defaults.set(["sizes": [1, 2]], forKey: "all")
            let (rate, count) = (defaults.object(forKey: "rate") as? Float, defaults.object(forKey: "count") as? Double)
            let sizes = defaults.dictionary(forKey: "all")?["sizes"] as? [Double]
            print(rate ?? 0, count ?? 0, defaults.object(forKey: "count") as? Int ?? 0, sizes ?? [])
            print(defaults.object(forKey: "rate") as? Int ?? -1, defaults.string(forKey: "count") ?? "")
        }
        phone.run(for: .seconds(1))
        expect(phone.history, is: ["0.0 1.5 2.0 2 [1.0, 2.0]", "0.0 -1 2"])
    }

    let suites = Fact("of a suite are apart; those of a group are shared by the apps of the device, and of no other") {
        let code: @MainActor @Sendable () -> Void = {
            guard let own = UserDefaults(suiteName: "own"), let group = UserDefaults(suiteName: "group.example") else {
                return
            }
            print(own.integer(forKey: "n"), group.integer(forKey: "n"), UserDefaults.standard.integer(forKey: "n"))
            own.set(own.integer(forKey: "n") + 1, forKey: "n")
            group.set(group.integer(forKey: "n") + 1, forKey: "n")
            print("own name refused:", UserDefaults(suiteName: Bundle.main.bundleIdentifier) == nil)
        }
        let phone = try FoundationPhone { code() }
        let second = try phone.addApp("Second") { code() }
        phone.run(for: .seconds(1))
        second.launch()
        phone.app.terminate()
        phone.run(for: .seconds(1))
        let other = try FoundationPhone { code() }
        other.run(for: .seconds(1))
        expect(phone.history.filter { !$0.contains("own") }, is: ["0.0 0 0 0", "1.0 1 2 0"])
        expect(second.trace.output.first == "0 1 0" && other.history.first == "0.0 0 0 0")
        expect(phone.history.contains("0.0 own name refused: true"))
    }

    let changes = Fact("tell of each change, and forget a domain") {
        let phone = try FoundationPhone {
            let defaults = UserDefaults.standard
            NotificationCenter.default.addObserver(
                forName: UserDefaults.didChangeNotification, object: nil, queue: nil
            ) { _ in print("changed") }
            defaults.set(1, forKey: "a")
            defaults.removePersistentDomain(forName: Bundle.main.bundleIdentifier ?? "")
            print(defaults.object(forKey: "a") == nil, defaults.persistentDomain(forName: "com.example.App") == nil)
        }
        phone.run(for: .seconds(1))
        expect(phone.history, is: ["0.0 changed", "0.0 changed", "0.0 true true"])
    }

    let refusal = Fact("refuse what no property list can hold: the app ends") {
        let phone = try FoundationPhone { UserDefaults.standard.set([NSObject()], forKey: "object") }
        phone.run(for: .seconds(1))
        expect(phone.app.exits.map(\.name), is: ["exception"])
    }

    let outside = Fact("outside any app are the machine's") {
        expect(UserDefaults.standard.object(forKey: "no such key of Vigil") == nil)
        expect(UserDefaults.standard.bool(forKey: "no such key of Vigil"), is: false)
    }
}
