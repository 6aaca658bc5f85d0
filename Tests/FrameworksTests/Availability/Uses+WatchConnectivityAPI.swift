import WatchConnectivity

let usesOfWatchConnectivityAPI: [String: Use] = [
    "+[WCSession isSupported]": { _ = WCSession.isSupported() },
    "+[WCSession defaultSession]": { _ = WCSession.default },
]
