extension RuleSource {
    /// Reference pages of Core Location.
    static let referenceCoreLocation: [RuleSource] = [
        RuleSource(
            "CL-SIG", "startMonitoringSignificantLocationChanges()",
            """
            developer.apple.com/documentation/corelocation/cllocationmanager/\
            startmonitoringsignificantlocationchanges()
            """),
        RuleSource(
            "CL-PROX", "Monitoring the user's proximity to geographic regions",
            "developer.apple.com/documentation/corelocation/monitoring-the-user-s-proximity-to-geographic-regions"),
    ]
}
