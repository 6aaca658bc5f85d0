import BackgroundRuntime

/// What people call what the rules of hotspots are about.
enum HotspotWords {
    static let all: [SearchSynonyms] = [
        SearchSynonyms("hotspot.allowance", "hotspot helper time limit"),
        SearchSynonyms("hotspot.choice", "hotspot helper confidence"),
        SearchSynonyms(
            "hotspot.entitlement", "NEHotspotHelper register returns false",
            "com.apple.developer.networking.HotspotHelper"),
        SearchSynonyms("hotspot.launch", "NEHotspotHelper in background", "captive portal login"),
        SearchSynonyms("hotspot.needs-mode", "network-authentication background mode"),
        SearchSynonyms("hotspot.once", "register NEHotspotHelper twice"),
        SearchSynonyms("hotspot.present-ui", "presentUI captive network"),
    ]
}
