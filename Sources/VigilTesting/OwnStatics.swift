import Testing
import VigilFreshStatics

/// Gives each test the static variables of the app for itself: tests with this trait take turns, all others go on beside
/// them.
///
/// The phones of one process of the computer share the app's static variables. So a phone whose app has any that can change,
/// such as `Radio.shared`, is refused while another one has them. With this trait on a suite or a test, it waits until they
/// are free.
///
/// ```swift
/// @Suite(.ownStatics)
/// struct RadioTests {
///     let device = Device()
///     ...
/// }
/// ```
public struct OwnStatics: TestTrait, SuiteTrait, TestScoping {
    /// The trait of a suite is that of all tests in it.
    public var isRecursive: Bool { true }

    /// Runs a test when its turn has come. Phones that earlier tests left behind count as gone from then on.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await StaticsTurn.take(function)
    }
}

extension Trait where Self == OwnStatics {
    /// The test has the static variables of the app for itself, and takes turns with others that ask for that.
    public static var ownStatics: Self { Self() }
}
