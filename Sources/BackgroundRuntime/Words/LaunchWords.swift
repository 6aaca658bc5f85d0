/// What people call what the rules of launches, scenes and views are about.
enum LaunchWords {
    static let all: [PlainWords] = [
        PlainWords(
            "life.launch.background-no-window", "app launched in background runs UI code",
            "root view controller is loaded in background launch", "analytics count launches that nobody sees"),
        PlainWords(
            "life.launch.first-unlock", "app does not start in background after reboot before unlock",
            "nothing works after restart until the phone is unlocked"),
        PlainWords(
            "life.launch.hidden-reasons", "app is launched in background without reason",
            "my app was started by the system", "unexpected launch in background"),
        PlainWords(
            "life.launch.options", "launchOptions keys", "why was the app launched",
            "didFinishLaunchingWithOptions launchOptions nil"),
        PlainWords(
            "life.launch.prewarm", "prewarming", "ActivePrewarm", "app is launched before the user opens it",
            "UserDefaults empty at prewarmed launch"),
        PlainWords("life.launch.scene-state-background", "applicationState is background at launch with scenes"),
        PlainWords(
            "life.launch.state-background", "applicationState in didFinishLaunching is background",
            "tell whether the app was launched in background"),
        PlainWords("life.launch.state-inactive", "applicationState inactive at launch"),
        PlainWords(
            "life.launch.watchdog", "failed to scene-create after 20s", "launch takes too long",
            "0x8badf00d at launch", "process-launch watchdog transgression",
            "app crashes at startup with slow network",
            "scene-create watchdog transgression exhausted real (wall clock) time allowance",
            "splash screen freezes and app quits"),
        PlainWords("life.quick-action", "UIApplicationShortcutItem", "3D touch shortcut", "home screen quick action"),
        PlainWords(
            "life.url-launch", "openURL is not called", "custom URL scheme opens the app", "deep link at cold start"),
        PlainWords("life.delegate.deprecated", "applicationDidBecomeActive deprecated iOS 26"),
        PlainWords("life.launch.swiftui-state", "SwiftUI applicationState background at launch"),
        PlainWords(
            "life.scene.background", "scene is connected in background",
            "sceneDidEnterBackground at a background launch"),
        PlainWords(
            "life.scene.calls", "applicationDidEnterBackground not called with SceneDelegate",
            "applicationWillEnterForeground is not called iOS 13",
            "app delegate methods not called after adding scenes", "willResignActive not called"),
        PlainWords("life.scene.connect", "scene willConnectTo session", "UIApplicationSceneManifest"),
        PlainWords("life.scene.discarded", "didDiscardSceneSessions"),
        PlainWords("life.scene.multi-not-required", "is multiple window support needed"),
        PlainWords("life.scene.multiple", "several windows on iPad", "UIApplicationSupportsMultipleScenes"),
        PlainWords(
            "life.scene.required", "UIScene lifecycle will soon be required", "app without scenes crashes iOS 27",
            "migrate to SceneDelegate"),
        PlainWords("life.scene.required.text", "crash at launch: apps built with this SDK must adopt UIScene"),
        PlainWords("life.scene.restored", "stateRestorationActivity", "scene session restored"),
        PlainWords("life.scene.store", "deadline for scenes App Store"),
        PlainWords(
            "life.scene.warning", "This process does not adopt UIScene lifecycle", "CLIENT OF UIKIT REQUIRES UPDATE"),
        PlainWords("life.view.appear", "viewWillAppear viewDidAppear order", "viewIsAppearing"),
        PlainWords(
            "life.view.background", "viewWillAppear not called when returning from background",
            "viewDidDisappear not called when app goes to background", "viewDidAppear after foreground"),
        PlainWords(
            "life.view.card", "viewWillAppear not called after dismissing a modal iOS 13", "pageSheet presentation"),
        PlainWords("life.view.children", "child view controller viewWillAppear"),
        PlainWords("life.view.full-screen", "fullScreen modal viewWillAppear"),
        PlainWords("life.view.load", "viewDidLoad called when"),
        PlainWords("life.view.memory", "didReceiveMemoryWarning"),
        PlainWords("life.view.moves", "willMove toParent didMove"),
        PlainWords("life.view.pages", "UIPageViewController viewDidAppear"),
        PlainWords("life.view.stack", "navigation push viewDidDisappear order"),
        PlainWords(
            "life.view.swiftui", "onAppear not called", "onDisappear", "task modifier cancelled",
            "onAppear when coming from background"),
        PlainWords("life.view.swiftui.sheet", "onDisappear with a sheet"),
        PlainWords("life.view.tabs", "tab change viewWillAppear"),
    ]
}
