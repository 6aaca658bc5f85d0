extension Source {
    /// Reference pages of Core Location.
    static let referenceCoreLocation: [Source] = [
        Source(
            "CL-SIG", "startMonitoringSignificantLocationChanges()",
            """
            developer.apple.com/documentation/corelocation/cllocationmanager/\
            startmonitoringsignificantlocationchanges()
            """),
        Source(
            "CL-PROX", "Monitoring the user's proximity to geographic regions",
            "developer.apple.com/documentation/corelocation/monitoring-the-user-s-proximity-to-geographic-regions"),
    ]
}
