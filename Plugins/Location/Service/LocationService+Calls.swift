import BackgroundRuntime

// What location managers are called with for an event.

extension LocationService {
    func call(_ event: LocationEvent, _ session: LocationSession, isLate: Bool) {
        let rule = isLate ? event.lateRule : onTimeRule(event, session)
        switch event {
        case .significantChange(let fix):
            session.notify("locationManager(_:didUpdateLocations:)", detail: fix.description, rule: rule) {
                $0.didUpdate([fix])
            }
        case .region(let region, let crossing): call(crossing, of: region, session, rule)
        case .display(let region):
            session.notify(LocationService.stateMethod, detail: "\(region.identifier): inside", rule: rule) {
                $0.didDetermine(.inside, region)
            }
        case .visit(let visit):
            let text = visit.departure == nil ? "arrival" : "departure"
            session.notify("locationManager(_:didVisit:)", detail: text, rule: rule) { $0.didVisit(visit) }
        case .liveUpdate, .condition: break
        }
    }

    private func call(_ crossing: Crossing, of region: Region, _ session: LocationSession, _ rule: Rule) {
        let name = crossing == .enter ? "didEnterRegion" : "didExitRegion"
        session.notify("locationManager(_:\(name):)", detail: region.identifier, rule: rule) {
            crossing == .enter ? $0.didEnter(region) : $0.didExit(region)
        }
        if system >= .iOS(7) { notify(RegionState(crossing == .enter), of: region, session) }
    }

    private func onTimeRule(_ event: LocationEvent, _ session: LocationSession) -> Rule {
        if case .significantChange = event, session.distanceFilter != nil {
            return LocationRules.significantIgnoresFilter
        }
        return event.wakeRule
    }
}
