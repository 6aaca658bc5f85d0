import BackgroundRuntime

extension LocationSources {
    /// What the rules of beacons and headings rest on.
    static let beacons: [RuleSource] = [
        RuleSource(
            "CL-IBEACON", "Determining the proximity to an iBeacon device",
            "developer.apple.com/documentation/corelocation/determining-the-proximity-to-an-ibeacon-device"),
        RuleSource(
            "CL-STATE", "locationManager(_:didDetermineState:for:)",
            """
            developer.apple.com/documentation/corelocation/cllocationmanagerdelegate/\
            locationmanager(_:diddeterminestate:for:)
            """),
        RuleSource(
            "CL-DISPLAY", "notifyEntryStateOnDisplay",
            "developer.apple.com/documentation/corelocation/clbeaconregion/notifyentrystateondisplay"),
        RuleSource(
            "CL-DIDRANGE", "locationManager(_:didRangeBeacons:in:)",
            """
            developer.apple.com/documentation/corelocation/cllocationmanagerdelegate/\
            locationmanager(_:didrangebeacons:in:)
            """),
        RuleSource(
            "CL-RANGEERR", "CLError.Code.rangingUnavailable",
            "developer.apple.com/documentation/corelocation/clerror-swift.struct/code/rangingunavailable"),
        RuleSource(
            "CL-REFINE", "CLMonitor.Event.refinement",
            "developer.apple.com/documentation/corelocation/clmonitor-2r51v/event/refinement"),
        RuleSource(
            "CL-HEADING", "startUpdatingHeading()",
            "developer.apple.com/documentation/corelocation/cllocationmanager/startupdatingheading()"),
        RuleSource(
            "CL-HEADFILTER", "headingFilter",
            "developer.apple.com/documentation/corelocation/cllocationmanager/headingfilter"),
        RuleSource(
            "LOG-ESTIMOTE", "A maker of beacons: entries within seconds, exits within 30 s",
            "developer.estimote.com/ibeacon/tutorial/part-2-background-monitoring"),
        RuleSource(
            "LOG-PACKT", "Learning iBeacon: an exit comes after 10 s, and up to 30 s",
            """
            www.packtpub.com/en-us/product/learning-ibeacon-5-9781784397128/chapter/\
            detecting-beacons-in-the-background-location-dating/the-clbeaconregion-options
            """),
        RuleSource(
            "LOG-RADIUS", "A maker of beacons: up to 15 minutes until a change is found, 1 s while ranging",
            "developer.radiusnetworks.com/2013/11/13/ibeacon-monitoring-in-the-background-and-foreground.html"),
        RuleSource(
            "LOG-RADIUS10", "A maker of beacons: ten seconds of ranging in the background",
            "developer.radiusnetworks.com/2014/11/13/extending-background-ranging-on-ios.html"),
        RuleSource(
            "LOG-RANGE", "Ranging tells each second, in the background for 5 to 10 s and with Always",
            "www.itcodar.com/ios/beacon-ranging-in-background-on-ios.html"),
        RuleSource(
            "LOG-RNBEACONS189", "iOS 13.3: ranging in the background for five minutes",
            "github.com/MacKentoch/react-native-beacons-manager/issues/189"),
        RuleSource(
            "LOG-CIBEACON438", "iOS 13.3: five more minutes of ranging as the display is switched on",
            "github.com/petermetz/cordova-plugin-ibeacon/issues/438"),
        RuleSource(
            "LOG-BTOFF", "Bluetooth switched off and on makes no crossing",
            """
            stackguides.com/questions/34062216/\
            ibeacon-did-enter-region-does-not-trigger-when-user-turns-manually-bluetooth-on
            """),
        RuleSource(
            "LOG-COMPASS", "Geolocation in iOS: headings come without permission, true ones with location updates",
            "www.oreilly.com/library/view/geolocation-in-ios/9781449309572/ch04.html"),
    ]
}
