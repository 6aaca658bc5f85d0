import VigilDocuments

// An app that is killed, crashes, hangs or leaves by itself fails a test, unless the test says that it expects that.

/// The ends of one app that a test expects, and those that were looked at.
private final class ExpectedEnds {
    let app: InstalledApp
    var rules: [String] = []
    /// How many ends were reported.
    var seen = 0

    init(of app: InstalledApp) { self.app = app }
}

/// Those of all apps of a phone, the deleted ones included: what is kept with an app goes with it.
private final class EndsOfPhone {
    var all: [ExpectedEnds] = []
}

extension Device {
    /// The apps on the phone, and those whose ends are not looked at yet although they were deleted.
    var appsToLookAt: [InstalledApp] {
        let deleted = storage.existing(DeletedApps.self)?.all ?? []
        let expected = storage.existing(EndsOfPhone.self)?.all.map(\.app) ?? []
        return (apps + deleted + expected).reduce(into: []) { apps, app in
            if !apps.contains(where: { $0 === app }) { apps.append(app) }
        }
    }
}

extension InstalledApp {
    /// Says that the app will end, once, by a rule, such as `task.leak.kill`: a kill, a crash or an `exit(_:)` that this does
    /// not announce is among the ``BackgroundRuntime/Device/leftovers(isStrict:)`` of the phone, and fails a test with the trait
    /// ``PhoneTrait``. So does one that is announced and does not come, and a rule that no linked module has.
    ///
    /// ```swift
    /// app.expectEnd(by: "task.leak.kill")
    /// ```
    public func expectEnd(by rule: String, file: StaticString = #filePath, line: UInt = #line) {
        CheckedName.rule(rule, of: device, at: CheckedName.Place(file, line))
        expected.rules.append(rule)
    }

    private var expected: ExpectedEnds {
        let ends = device.storage.object(orMake: EndsOfPhone.init)
        if let known = ends.all.first(where: { $0.app === self }) { return known }
        let made = ExpectedEnds(of: self)
        ends.all.append(made)
        return made
    }

    /// What was not expected, and what did not come, in words; each is reported once.
    func takeWrongEnds() -> [String] {
        let own = expected
        var awaited = own.rules
        let wrong = exits.dropFirst(own.seen).filter { reason in
            if let place = awaited.firstIndex(of: reason.rule.id) {
                awaited.remove(at: place)
                return false
            }
            return reason.hasToBeExpected
        }
        (own.seen, own.rules) = (exits.count, [])
        return wrong.map { "\(name): ended, which the test does not expect: \($0) [\($0.rule.id)]" }
            + awaited.map { "\(name): did not end by [\($0)], which the test expects" }
    }
}
