extension Synonyms {
    /// The meanings that say what a text is about, rather than what happens to it.
    static let topics: Set = [
        "alarm", "background refresh", "beacon", "bluetooth", "cpu", "debugger", "file lock", "files protected",
        "force quit", "gpu", "heading", "health", "interruption", "keychain", "live activity", "location", "memory",
        "network", "notification", "reboot", "record", "region", "remote control", "scan", "scene", "silent push",
        "snapshot", "sound", "task", "timer", "tracking", "transfer", "view", "voip", "workout",
    ]

    /// Words of programming an app that have nothing to do with what happens to it in the background.
    static let foreign = """
        alignment align android angular animate animation arkit array autolayout bezier border bootstrap branch \
        build carthage cell center clang cloudkit cocoapods codable codesign collectionview color colour column \
        compile compiler constraint cookie corner css currency dashboard dark dateformatter decode decoding \
        dependency dependencies div docker dsym dictionary encode encoding enum font formatter formatting \
        gamecenter generics git gradient gradle html import install javascript json keyboard kotlin label \
        landscape layout leaderboard linker linter localization localize margin merge migration mock module mvvm \
        navigationbar navigationlink navigationstack navigationview npm operator orientation package padding parse \
        parsing percentage picker placeholder podfile polyline portrait predicate printer provisioning purchase \
        pytorch receipt recipe refactor regex resize rotate rotation rounded rxjava rxswift safari scenekit scroll \
        scrollview sdwebimage shader shadow skstorereviewcontroller sort spritekit sql stackview storekit string \
        struct stylesheet subscription syntax tabbar tableview textfield textview theme tint toggle toolbar \
        transition translation tutorial typescript uibutton uicollectionview uiimage uiimageview uilabel \
        uipickerview uiscrollview uitableview uitextfield uitextview unity unwrap validate vapor webview width \
        wkwebview xcconfig xml yaml hstack vstack zstack spacer spacing sheet modal detent row grid lazyvgrid matchedgeometryeffect geometryreader tls ssl cipher handshake pinning ats certificate signing signature profile team gradle dart coroutine apk emulator jetpack doze archive fastlane jenkins xcodebuild compileswift nonzero guideline compliance metadata spam heightforrow uisheetpresentationcontroller oauth jwt cors http2 proguard
        """
}
