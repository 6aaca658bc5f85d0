import Testing
import VigilFreshStatics

/// Gives each test a phone of its own, and looks at the end whether the test left something wrong behind.
///
/// ```swift
/// @Test(.phone(.iOS(17))) func uploadIsCutOff() throws {
///     let app = try Device.current.install(Uploader.self, manifest: .named("../../Uploader/Info.plist"))
///     app.launch()
///     Device.current.press(.home)
///     Device.current.advance(by: .seconds(30))
///     #expect(app.state == .suspended)
/// }
/// ```
///
/// On a suite, it gives one to each test, and to each argument of a test. The static variables of apps are fresh, and such
/// tests take turns, as with ``OwnStatics``. What a test records first as an issue is followed by the timeline of its phone;
/// the whole of it is attached. A test fails also
///
/// - where an app is in the background, and would be killed later for a finite-length task that it does not end;
/// - at a finding that makes the outcome unsure: code that leaves the simulation, or a module that is broken;
/// - if it is strict, at every finding;
/// - where it allows a rule that there is not.
public struct PhoneTrait: TestTrait, SuiteTrait, TestScoping {
    let system: SystemVersion
    let seed: UInt64
    let constants: [String: Double]
    let allowed: [String]
    let isStrict: Bool

    /// The trait of a suite is that of all tests in it.
    public var isRecursive: Bool { true }

    /// Runs a test with a phone, when its turn has come.
    ///
    /// - Throws: what the test throws, and ``/BackgroundRuntime/InvalidOverride`` for a constant that there is not.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let phone = try TestPhone(self)
        let watch = IssueHandlingTrait.compactMapIssues { phone.explain($0) }
        try await StaticsTurn.take {
            try await TestPhone.$current.withValue(phone) {
                try await watch.provideScope(for: test, testCase: testCase) {
                    try await phone.look(after: function)
                }
            }
        }
    }
}

extension Trait where Self == PhoneTrait {
    /// The test has a phone of its own: `Device.current`.
    ///
    /// - Parameters:
    ///   - system: the version of iOS.
    ///   - seed: the seed of chance.
    ///   - constants: constants to override, by id.
    ///   - allowed: findings and kills that do not fail the test: ids of rules, or parts of what they say.
    ///   - isStrict: whether every finding fails the test.
    public static func phone(
        _ system: SystemVersion = .newest, seed: UInt64 = 0, constants: [String: Double] = [:],
        allowing allowed: [String] = [], isStrict: Bool = false
    ) -> Self {
        Self(system: system, seed: seed, constants: constants, allowed: allowed, isStrict: isStrict)
    }
}

extension Device {
    /// The phone of the running test, which has the trait ``PhoneTrait``. In a test without it this records an issue, and is
    /// a new phone each time.
    public static var current: Device {
        if let phone = TestPhone.current { return phone.device }
        Issue.record("Device.current is the phone of a test with the trait .phone(): this test has none")
        return Device()
    }

    /// The phone of the running test, booted anew with another system; for a test with systems as arguments.
    ///
    /// - Throws: ``InvalidOverride`` for a constant of the trait that there is not.
    public static func current(on system: SystemVersion) throws -> Device {
        try TestPhone.current?.boot(PhoneVariant(system: system))
        return current
    }
}

extension SystemVersion {
    /// One system of each generation whose apps live by rules of their own, the oldest first.
    public static var generations: [SystemVersion] { [.iOS(4), .iOS(7), .iOS(13), .iOS(26), .iOS(27)] }
}
