import BackgroundRuntime

/// The rules of accessories, Newsstand and Nearby Interaction.
package enum AccessoryRules {
    /// All of them.
    package static let all: [Rule] = [
}
