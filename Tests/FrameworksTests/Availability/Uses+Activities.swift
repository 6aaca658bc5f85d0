@testable import ActivityKit
@testable import VigilLiveActivities

private struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes = 1 }
}

/// One that no phone shows: where there is none, only what asks for later systems is of interest.
@MainActor
private func ride() -> Activity<Ride> {
    let draft = ActivityDraft("Ride", attributes: "{}", .init("{\"minutes\":1}"), takesPushes: false)
    let record = LiveActivity("Ride", draft, isStartedByPush: false)
    return Activity(record, Ride(), .init(), .current(for: "Activity"))
}

let usesOfActivities: [String: Use] = [
    "Activity": { _ = Activity<Ride>.activities },
    "ActivityAuthorizationInfo": { _ = ActivityAuthorizationInfo() },
    "ActivityContent": { _ = ActivityContent(state: Ride.ContentState(), staleDate: nil) },
    "Activity.contentUpdates": { _ = ride().contentUpdates },
    "ActivityAuthorizationInfo.frequentPushesEnabled": { _ = ActivityAuthorizationInfo().frequentPushesEnabled },
    "Activity.pushToStartToken": { _ = Activity<Ride>.pushToStartToken },
    "Activity.update(_:alertConfiguration:timestamp:)": {
        let (ride, content) = (ride(), ActivityContent(state: Ride.ContentState(), staleDate: nil))
        Task { await ride.update(content, timestamp: Date()) }
    },
    "Activity.request(attributes:content:pushType:style:)": {
        let content = ActivityContent(state: Ride.ContentState(), staleDate: nil)
        _ = try? Activity.request(attributes: Ride(), content: content, style: .standard)
    },
    "PushType.channel(_:)": { _ = PushType.channel("Y2hhbm5lbA==") },
]
