import BackgroundRuntime

// Since when each system has the names and other constants of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let dateNow = symbol("Date.now", .iOS(15))
    static let powerStateDidChange = symbol("Notification.Name.NSProcessInfoPowerStateDidChange", .iOS(9))
    static let processInfoThermalStateDidChangeNotification = symbol(
        "ProcessInfo.thermalStateDidChangeNotification", .iOS(11))
    static let urlApplicationSupportDirectory = symbol("URL.applicationSupportDirectory", .iOS(16))
    static let urlCachesDirectory = symbol("URL.cachesDirectory", .iOS(16))
    static let urlDocumentsDirectory = symbol("URL.documentsDirectory", .iOS(16))
    static let urlDownloadsDirectory = symbol("URL.downloadsDirectory", .iOS(16))
    static let homeDirectory = symbol("URL.homeDirectory", .iOS(16))
    static let urlLibraryDirectory = symbol("URL.libraryDirectory", .iOS(16))
    static let urlTemporaryDirectory = symbol("URL.temporaryDirectory", .iOS(16))

    /// What an app may use too early of names and other constants.
    static let ofFoundationConstants: [SystemAPI] = [
        dateNow, powerStateDidChange, processInfoThermalStateDidChangeNotification, urlApplicationSupportDirectory,
        urlCachesDirectory, urlDocumentsDirectory, urlDownloadsDirectory, homeDirectory, urlLibraryDirectory,
        urlTemporaryDirectory,
    ]
}
