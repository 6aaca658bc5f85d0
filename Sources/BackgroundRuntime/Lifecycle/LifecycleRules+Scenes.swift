/// The life cycle with scenes, which iOS 27 asks of apps that are linked with its SDK.
extension LifecycleRules {
    /// The rules about apps that have no scenes.
    public static let scenes: [Rule] = [
        sceneRequired, sceneRequiredText, sceneWarning, sceneMultiNotRequired, sceneStore, delegateDeprecated,
        launchSwiftUIState, sceneCalls, sceneConnect, sceneInBackground, sceneRestored, sceneDiscarded, sceneMultiple,
    ]

    /// Who is called in an app with scenes.
    public static let sceneCalls = Rule(
        property: "life.scene.calls", .from(.iOS(13)),
        """
        In an app with scenes UIKit calls the delegate of each scene where it would call the app's delegate of a change \
        between foreground and background, and posts the notifications of the scene and of the app.
        """,
        confidence: .documented, sources: "UIK-ENTERBG", "UIK-LIFE")

    /// How a scene becomes part of the app.
    public static let sceneConnect = Rule(
        "life.scene.connect", .from(.iOS(13)),
        """
        At a launch UIKit asks the app's delegate for the configuration of a new scene, or takes the one in the manifest, \
        makes the scene and its delegate, and tells that with what the app was opened for.
        """,
        confidence: .documented, sources: "UIK-CONNECT", "UIK-WILLCONNECT")

    /// A scene of a launch for an event.
    public static let sceneInBackground = Rule(
        property: "life.scene.background", .from(.iOS(13)),
        """
        A launch for an event connects a scene too, which goes to the background: it enters the foreground when the user \
        opens the app.
        """,
        confidence: .documented, sources: "UIK-LIFE")

    /// The session of a scene outlives the launch.
    public static let sceneRestored = Rule(
        "life.scene.restored", .from(.iOS(13)),
        """
        A later launch connects the session that the app showed last, with the configuration that it had: the app's \
        delegate is not asked again.
        """,
        confidence: .observed, sources: "LOG-LUXSCENES")

    /// The user closed scenes.
    public static let sceneDiscarded = Rule(
        "life.scene.discarded", .from(.iOS(13)),
        """
        Scenes that the user closes in the switcher are discarded: the app's delegate is told, at its next launch when \
        the app does not run.
        """,
        confidence: .documented, sources: "UIK-DISCARD")

    public static let sceneMultiple = Rule(
        "life.scene.multiple", .from(.iOS(13)),
        """
        With UIApplicationSupportsMultipleScenes an iPad shows several scenes of an app, each with a delegate of its own; \
        the app's state is that of the most active one.
        """,
        confidence: .documented, sources: "UIK-STATE", "UIK-LIFE")

    /// Who must have scenes.
    public static let sceneRequired = Rule(
        "life.scene.required", .from(.iOS(27)),
        """
        An app linked with the iOS 27 SDK that has not adopted scenes is stopped at launch on iOS 27, before any method \
        of its delegate. The SDK decides, not the phone: the same app linked with the SDK of iOS 26 launches.
        """,
        confidence: .documented, .engineer, sources: "RN-27", "TN3187", "DTS-789004", "DTS-813300",
        advice: "Adopt the life cycle with scenes: UIApplicationSceneManifest and a scene delegate.")

    /// What the stop looks like.
    public static let sceneRequiredText = Rule(
        "life.scene.required.text", .from(.iOS(27)),
        """
        The stop of an app without scenes is an assertion in UIKit, reported as EXC_BREAKPOINT (SIGTRAP); the log says \
        that the launch failed because apps built with this SDK need the life cycle with scenes.
        """,
        confidence: .observed, sources: "LOG-SCENE27")

    /// What came before the stop.
    public static let sceneWarning = Rule(
        "life.scene.warning", .from(.iOS(18, 4), before: .iOS(27)),
        """
        UIKit logs of an app without scenes: from 18.4 that this becomes an assertion, from 26 that scenes are required \
        soon.
        """,
        confidence: .documented, sources: "TN3187")

    /// One scene is enough.
    public static let sceneMultiNotRequired = Rule(
        property: "life.scene.multi-not-required", .from(.iOS(27)),
        "Only the life cycle with scenes must be adopted; support for several scenes may stay off.",
        confidence: .documented, sources: "TN3187")

    /// What the store takes.
    public static let sceneStore = Rule(
        "life.scene.store", .from(.iOS(27)),
        "From April 2027 the App Store takes only builds made with the iOS 27 SDK.",
        confidence: .observed, sources: "LOG-STORE27")

    /// A launch by the user that looks like one for an event.
    public static let launchSwiftUIState = Rule(
        "life.launch.swiftui-state", .from(.iOS(14)),
        """
        A SwiftUI app with an app delegate adaptor reads the state background in didFinishLaunching even when the user \
        launched it.
        """,
        confidence: .observed, sources: "LOG-FPR15912")

    /// The old calls still come.
    public static let delegateDeprecated = Rule(
        property: "life.delegate.deprecated", .from(.iOS(26)),
        """
        applicationWillResignActive, applicationDidBecomeActive and applicationWillEnterForeground are deprecated as of \
        iOS 26, and called all the same in an app without scenes, as applicationDidEnterBackground is.
        """,
        confidence: .documented, sources: "UIK-ACTIVE", "UIK-RESIGN", "UIK-ENTERFG", "UIK-ENTERBG")
}
