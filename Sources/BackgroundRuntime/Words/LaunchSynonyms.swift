/// What people call what the rules of launches, scenes and views are about.
enum LaunchSynonyms {
    static let all: [SearchSynonyms] = [
        SearchSynonyms(
            "life.launch.background-no-window", "app launched in background runs UI code",
            "root view controller is loaded in background launch", "analytics count launches that nobody sees"),
        SearchSynonyms(
            "life.launch.first-unlock", "app does not start in background after reboot before unlock",
            "nothing works after restart until the phone is unlocked"),
        SearchSynonyms(
            "life.launch.hidden-reasons", "app is launched in background without reason",
            "my app was started by the system", "unexpected launch in background"),
        SearchSynonyms(
            "life.launch.options", "launchOptions keys", "why was the app launched",
            "didFinishLaunchingWithOptions launchOptions nil"),
        SearchSynonyms(
            "life.launch.prewarm", "prewarming", "ActivePrewarm", "app is launched before the user opens it",
            "UserDefaults empty at prewarmed launch"),
        SearchSynonyms("life.launch.scene-state-background", "applicationState is background at launch with scenes"),
        SearchSynonyms(
            "life.launch.state-background", "applicationState in didFinishLaunching is background",
            "tell whether the app was launched in background"),
        SearchSynonyms("life.launch.state-inactive", "applicationState inactive at launch"),
        SearchSynonyms(
            "life.launch.watchdog", "failed to scene-create after 20s", "launch takes too long",
            "0x8badf00d at launch", "process-launch watchdog transgression",
            "app crashes at startup with slow network",
            "scene-create watchdog transgression exhausted real (wall clock) time allowance",
            "splash screen freezes and app quits"),
        SearchSynonyms(
            "life.quick-action", "UIApplicationShortcutItem", "3D touch shortcut", "home screen quick action"),
        SearchSynonyms(
            "life.url-launch", "openURL is not called", "custom URL scheme opens the app", "deep link at cold start"),
        SearchSynonyms("life.delegate.deprecated", "applicationDidBecomeActive deprecated iOS 26"),
        SearchSynonyms("life.launch.swiftui-state", "SwiftUI applicationState background at launch"),
        SearchSynonyms(
            "life.scene.background", "scene is connected in background",
            "sceneDidEnterBackground at a background launch"),
        SearchSynonyms(
            "life.scene.calls", "applicationDidEnterBackground not called with SceneDelegate",
            "applicationWillEnterForeground is not called iOS 13",
            "app delegate methods not called after adding scenes", "willResignActive not called"),
        SearchSynonyms("life.scene.connect", "scene willConnectTo session", "UIApplicationSceneManifest"),
        SearchSynonyms("life.scene.discarded", "didDiscardSceneSessions"),
        SearchSynonyms("life.scene.multi-not-required", "is multiple window support needed"),
        SearchSynonyms("life.scene.multiple", "several windows on iPad", "UIApplicationSupportsMultipleScenes"),
        SearchSynonyms(
            "life.scene.required", "UIScene lifecycle will soon be required", "app without scenes crashes iOS 27",
            "migrate to SceneDelegate"),
        SearchSynonyms("life.scene.required.text", "crash at launch: apps built with this SDK must adopt UIScene"),
        SearchSynonyms("life.scene.restored", "stateRestorationActivity", "scene session restored"),
        SearchSynonyms("life.scene.store", "deadline for scenes App Store"),
        SearchSynonyms(
            "life.scene.warning", "This process does not adopt UIScene lifecycle", "CLIENT OF UIKIT REQUIRES UPDATE"),
        SearchSynonyms("life.view.appear", "viewWillAppear viewDidAppear order", "viewIsAppearing"),
        SearchSynonyms(
            "life.view.background", "viewWillAppear not called when returning from background",
            "viewDidDisappear not called when app goes to background", "viewDidAppear after foreground"),
        SearchSynonyms(
            "life.view.card", "viewWillAppear not called after dismissing a modal iOS 13", "pageSheet presentation"),
        SearchSynonyms("life.view.children", "child view controller viewWillAppear"),
        SearchSynonyms("life.view.full-screen", "fullScreen modal viewWillAppear"),
        SearchSynonyms("life.view.load", "viewDidLoad called when"),
        SearchSynonyms("life.view.memory", "didReceiveMemoryWarning"),
        SearchSynonyms("life.view.moves", "willMove toParent didMove"),
        SearchSynonyms("life.view.pages", "UIPageViewController viewDidAppear"),
        SearchSynonyms("life.view.stack", "navigation push viewDidDisappear order"),
        SearchSynonyms(
            "life.view.swiftui", "onAppear not called", "onDisappear", "task modifier cancelled",
            "onAppear when coming from background"),
        SearchSynonyms("life.view.swiftui.sheet", "onDisappear with a sheet"),
        SearchSynonyms("life.view.tabs", "tab change viewWillAppear"),
    ]
}
