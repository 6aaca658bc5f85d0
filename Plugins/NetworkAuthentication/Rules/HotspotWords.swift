import BackgroundRuntime

/// What people call what the rules of hotspots are about.
enum HotspotWords {
    static let all: [PlainWords] = [
        PlainWords("hotspot.allowance", "hotspot helper time limit"),
        PlainWords("hotspot.choice", "hotspot helper confidence"),
        PlainWords(
            "hotspot.entitlement", "NEHotspotHelper register returns false",
            "com.apple.developer.networking.HotspotHelper"),
        PlainWords("hotspot.launch", "NEHotspotHelper in background", "captive portal login"),
        PlainWords("hotspot.needs-mode", "network-authentication background mode"),
        PlainWords("hotspot.once", "register NEHotspotHelper twice"),
        PlainWords("hotspot.present-ui", "presentUI captive network"),
    ]
}
