import BackgroundRuntime

/// What the rules of the module rest on, beside the sources of the host.
enum PushToTalkSources {
    static let all: [RuleSource] = [
        RuleSource(
            "W22-10117", "2022-10117 Enhance voice communication with Push to Talk",
            "developer.apple.com/videos/play/wwdc2022/10117"),
        RuleSource(
            "PTT-APP", "Creating a Push to Talk app",
            "developer.apple.com/documentation/pushtotalk/creating-a-push-to-talk-app"),
        RuleSource(
            "PTT-MANAGER", "PTChannelManager", "developer.apple.com/documentation/pushtotalk/ptchannelmanager"),
        RuleSource(
            "PTT-DELEGATE", "PTChannelManagerDelegate",
            "developer.apple.com/documentation/pushtotalk/ptchannelmanagerdelegate"),
        RuleSource(
            "PTT-ERRORS", "PTErrors.h: PTInstantiationError, PTChannelError",
            "developer.apple.com/documentation/pushtotalk/ptchannelerror-swift.struct"),
        RuleSource(
            "PTT-INSTANTIATION", "PTInstantiationError",
            "developer.apple.com/documentation/pushtotalk/ptinstantiationerror-swift.struct"),
        RuleSource(
            "LOG-PTTORDER", "A launch for a push, and a participant without one",
            "developer.apple.com/forums/thread/812592"),
        RuleSource("LOG-PTTQUIT", "Pushes after a force quit", "developer.apple.com/forums/thread/780822"),
        RuleSource(
            "LOG-PTTQUIT2", "Pushes after a force quit, some of which still came",
            "developer.apple.com/forums/thread/781909"),
        RuleSource(
            "LOG-PTTSESSION", "An audio session that the app of a channel activates itself",
            "github.com/Actual-Chat/actual-chat/pull/4386"),
        RuleSource(
            "LOG-PTTMIXABLE", "An audio session of a category that mixes",
            "github.com/Actual-Chat/actual-chat/pull/4429"),
    ]
}
