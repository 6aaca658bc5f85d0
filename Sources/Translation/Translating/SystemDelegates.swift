/// The methods of Apple's delegates, all of which are optional there and have defaults here.
enum SystemDelegates {
    static let methods: Set = [
        "application", "applicationDidBecomeActive", "applicationDidEnterBackground", "applicationDidFinishLaunching",
        "applicationDidReceiveMemoryWarning", "applicationSignificantTimeChange", "applicationWillEnterForeground",
        "applicationWillResignActive", "applicationWillTerminate", "audioPlayerDecodeErrorDidOccur",
        "audioPlayerDidFinishPlaying", "locationManager",
        "locationManagerDidPauseLocationUpdates", "locationManagerDidResumeLocationUpdates",
        "locationManagerShouldDisplayHeadingCalibration", "providerDidBegin", "providerDidReset",
        "locationManagerDidChangeAuthorization", "provider", "pushRegistry", "scene", "sceneDidBecomeActive",
        "sceneDidDisconnect", "sceneDidEnterBackground", "sceneWillEnterForeground", "sceneWillResignActive",
        "urlSession", "urlSessionDidFinishEvents", "userNotificationCenter",
    ]
}
