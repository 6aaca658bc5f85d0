extension RuleSource {
    /// Logs, issue threads and notes, and folklore (keys that begin with F).
    static let observed: [RuleSource] = [
        RuleSource(
            "UNITY-MODES", "BackgroundModesOptions (2026)",
            "docs.unity.com/en-us/engine/6000.6/script-reference/unityeditor/ios/xcode/backgroundmodesoptions"),
        RuleSource(
            "LOG-WORKOUT26", "Without the mode a workout session of an iPhone goes no further in the background",
            "github.com/JManke91/GymStreak/blob/main/docs/healthkit-ios-workout-save.md"),
        RuleSource(
            "LOG-NC4305", "iOS 26: the launch option location never comes to an app with scenes",
            "github.com/nextcloud/ios/issues/4305"),
        RuleSource(
            "LOG-LOOP710", "UserDefaults are empty before the first unlock",
            "github.com/loopandlearn/LoopFollow/issues/710"),
        RuleSource(
            "LOG-ARTEMIS204", "The keychain is closed to an app that is launched behind a lock",
            "github.com/ls1intum/artemis-ios/issues/204"),
        RuleSource(
            "LOG-SO71570813", "Which calls a swipe in the switcher makes, iOS 13 and later",
            "stackoverflow.com/questions/71570813"),
        RuleSource(
            "LOG-FIREFOX12622", "Scenes are disconnected before willTerminate",
            "github.com/mozilla-mobile/firefox-ios/issues/12622"),
        RuleSource(
            "LOG-LUXSCENES", "On iOS scenes: when the configuration is asked for",
            "luxmentis.org/on-ios-scenes-and-why-your"),
        RuleSource(
            "LOG-FPR15912", "A SwiftUI launch reads the state background",
            "github.com/firebase/firebase-ios-sdk/pull/15912"),
        RuleSource(
            "LOG-RADAR14075101", "didEnterBackground posted a second time (iOS 6.1.3)",
            "github.com/lionheart/openradar-mirror/issues/13719"),
        RuleSource(
            "LOG-STORE27", "April 2027: the App Store takes builds of SDK 27 only",
            "help.airbridge.io/en/guides/xcode-27-scenedelegate-migration"),
        RuleSource(
            "LOG-WHISPER3531", "Metal access revoked on 26.2", "github.com/ggml-org/whisper.cpp/issues/3531"),
        RuleSource(
            "LOG-SCENE27", "iOS 27 stops an app without scenes: text and backtrace",
            """
            github.com/OneBusAway/otpkit/pull/152 ; \
            github.com/StoDevX/AAO-React-Native/pull/7743
            """),
        RuleSource(
            "LOG-600", "600 s task limit, iOS 4-6 kill text",
            """
            purushukla.blogspot.com/2011/10/application-has-active-assertions.html ; \
            github.com/mixpanel/mixpanel-iphone/issues/3 ; \
            github.com/joexi/BackgroundRunner/issues/1
            """),
        RuleSource(
            "LOG-180", "180 s, iOS 7-12; fields of the kill log",
            """
            github.com/mixpanel/mixpanel-iphone/issues/95 ; \
            github.com/Instabug/Instabug-iOS/issues/305 ; \
            github.com/voyage11/Location/issues/7 ; \
            github.com/ProcedureKit/ProcedureKit/issues/233 ; \
            github.com/spotify/ios-streaming-sdk/issues/245
            """),
        RuleSource(
            "LOG-13CHANGE", "An SDK engineer: iOS 13 cut the background time from minutes to seconds",
            "github.com/firebase/firebase-ios-sdk/issues/4529"),
        RuleSource("LOG-S21G", "iOS 4: suspend limit 10 s, remaining time starts at 10", "blog.s21g.com/articles/1859"),
        RuleSource("IOHYES-92", "10 s without tasks, 600 to 180, about 45 s in a fetch", "5by5.tv/iohyes/92"),
        RuleSource(
            "LOG-HANDLER26", "Expiration handlers at 26 to 27 s; about 5 s before the end",
            """
            github.com/wordpress-mobile/WordPress-iOS/issues/21254 ; \
            github.com/GetStream/stream-chat-swift/issues/1377 ; \
            github.com/wireapp/wire-ios/issues/5020
            """),
        RuleSource(
            "LOG-AGE", "30 s age warning, also in the foreground",
            """
            github.com/firebase/firebase-ios-sdk/issues/8908 ; \
            github.com/ocetnik/react-native-background-timer/issues/373 ; \
            github.com/deltachat/deltachat-ios/issues/1128
            """),
        RuleSource(
            "LOG-GTM199", "Begin in or after expiry gives nothing",
            "github.com/google/gtm-session-fetcher/issues/199"),
        RuleSource(
            "LOG-CANTEND", "Text for an unknown identifier; second end is an error",
            """
            github.com/transistorsoft/react-native-background-fetch/issues/258 ; \
            github.com/mixpanel/mixpanel-swift/issues/335 ; \
            github.com/mixpanel/mixpanel-iphone/issues/20
            """),
        RuleSource(
            "LOG-COCOANETICS", "No didEnterBackground at a launch for a location (iOS 5)",
            "cocoanetics.com/2012/06/corelocation-background-update-messaging"),
        RuleSource(
            "LOG-RADAR14295449", "Launch into the background: the documentation is wrong (iOS 7)",
            "github.com/lionheart/openradar-mirror/issues/13584"),
        RuleSource(
            "LOG-KAIINUI", "Order of calls at a launch for a fetch (iOS 9)",
            "kaiinui.hatenablog.com/entry/2015/12/08/202147"),
        RuleSource(
            "LOG-JIGARM", "Delegate methods called at each kind of launch and resume (iOS 10)",
            "medium.com/@jigarm/delegate-methods-called-when-opening-app-533f9b176cdf"),
        RuleSource(
            "LOG-SECONDS", "Suspended within seconds",
            """
            github.com/theoden8/webspace_app/pull/293 ; \
            github-wiki-see.page/m/Rajeswarip1203/rajeswari/wiki/App-States
            """),
        RuleSource(
            "LOG-NEVYN", "A player's engineer on tasks while sound plays (iOS 4 to 6)",
            """
            overooped.com/post/46426447128/continuously-playing-music-in-the-background-on-ios ; \
            nevyn.me/2013/03/28/continuously-playing-music-in-the-background-on
            """),
        RuleSource(
            "LOG-TRANS1303", "Remaining time 28, 9.93, and 28 again after updates of the position (iOS 14)",
            "github.com/transistorsoft/cordova-background-geolocation-lt/issues/1303"),
        RuleSource("LOG-AUDIOSTREAMER", "No handler, killed", "github.com/DigitalDJ/AudioStreamer/issues/13"),
        RuleSource(
            "LOG-LOSTID", "Identifier kept in one variable and overwritten; killed",
            """
            github.com/forcedotcom/SalesforceMobileSDK-iOS/pull/3039 ; \
            github.com/matrix-org/matrix-ios-sdk/pull/133
            """),
        RuleSource(
            "LOG-SCENE", "Scene-update 10.00 s, process-exit, background scene-create CPU limit",
            """
            github.com/firebase/firebase-ios-sdk/issues/3759 ; \
            github.com/firebase/firebase-ios-sdk/issues/5707 ; \
            github.com/cocoa-mhlw/cocoa/issues/958
            """),
        RuleSource(
            "LOG-CPU", "80 % over 60 s; other windows",
            """
            github.com/ryanbr/noop/issues/2280 ; \
            github.com/transistorsoft/react-native-background-fetch/issues/323 ; \
            github.com/firebase/firebase-ios-sdk/issues/8239 ; \
            github.com/react-native-webrtc/react-native-webrtc/issues/998 ; \
            github.com/ish-app/ish/issues/786
            """),
        RuleSource(
            "LOG-METAL", "Metal in the background: error, not kill",
            """
            github.com/ml-explore/mlx-swift/issues/274 ; \
            github.com/maplibre/maplibre-native/issues/3172 ; \
            github.com/KhronosGroup/MoltenVK/issues/322
            """),
        RuleSource(
            "LOG-DEAD10CC", "Locks of files in app groups",
            """
            github.com/wikimedia/wikipedia-ios/issues/2646 ; \
            github.com/groue/GRDB.swift/issues/643 ; \
            github.com/groue/GRDB.swift/issues/957 ; \
            github.com/andpor/react-native-sqlite-storage/issues/308 ; \
            github.com/realm/realm-swift/issues/8017 ; \
            github.com/session-foundation/session-ios/issues/415 ; \
            github.com/damus-io/damus/issues/2638 ; \
            github.com/dotnet/maui/issues/25449 ; \
            github.com/Actual-Chat/actual-chat/issues/3825
            """),
        RuleSource(
            "LOG-HA5530", "didEnterBackground not sent in a scene-based background launch",
            "github.com/home-assistant/iOS/issues/5530"),
        RuleSource(
            "LOG-OSU", "A call is a banner: the game stays active, and its audio is taken",
            "github.com/ppy/osu-framework/pull/6449 ; github.com/ppy/osu-framework/pull/6462"),
        RuleSource(
            "LOG-FL145193", "A call or an alarm does not make the app inactive",
            "github.com/flutter/flutter/issues/145193"),
        RuleSource("MR-14COMPACT", "iOS 14's compact interface", "macrumors.com/guide/ios-14-compact-interface"),
        RuleSource(
            "LOG-RN18575", "Notification Center: inactive, active, inactive (iOS 11 and later)",
            "github.com/facebook/react-native/issues/18575 ; github.com/flutter/flutter/issues/60683"),
        RuleSource(
            "LOG-SIRI", "Inactive on a call or Siri",
            "medium.com/@chinthaka01/the-execution-states-of-an-ios-application-84e117132e27"),
        RuleSource(
            "F-WATCHDOG", "Table launch 20, resume 10, suspend 10, quit 6, background task 10 min",
            "cnblogs.com/417460188dy/p/3678112.html"),
    ]
}
