import BackgroundRuntime
import SimulatedFoundation

// Since when each system has the types and members of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let languageOption = symbol("MPNowPlayingInfoLanguageOption", .iOS(9))

    /// What an app may use too early of types and members.
    static let ofMediaPlayerMembers: [SystemAPI] = [
        languageOption
    ]
}
