import Foundation
import Testing

extension Trait where Self == ConditionTrait {
    /// A suite that takes long: it plays whole programs many times over, repeats what chance decides, or reads all sources of
    /// the project. `.ci/run` runs it, and whoever asks: `VIGIL_LONG_TESTS=1 swift test --filter LongTests`.
    ///
    /// The name of such a suite ends in `LongTests`, by which `.ci/run` finds it, or all of its target is long.
    public static var long: Self {
        .enabled(
            if: ProcessInfo.processInfo.environment["VIGIL_LONG_TESTS"] != nil,
            "takes long: .ci/run runs it, and VIGIL_LONG_TESTS=1 swift test")
    }
}
