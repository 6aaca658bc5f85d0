import ActivityKit
import UIKit

struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }

    var driver: String
}

/// Observes its Live Activities from its launch on, as an app on a phone would.
final class RideApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Task { for await _ in Activity<RideAttributes>.pushToStartTokenUpdates { print("can start") } }
        Task { for await activity in Activity<RideAttributes>.activityUpdates { observe(activity) } }
        Task { for await isOn in ActivityAuthorizationInfo().activityEnablementUpdates { print("may", isOn) } }
        return true
    }

    private func observe(_ activity: Activity<RideAttributes>) {
        print("began", activity.attributes.driver, activity.content.state.minutes)
        Task { for await token in activity.pushTokenUpdates { print("token", token.count) } }
        Task { for await state in activity.activityStateUpdates { print("is", state) } }
        Task { for await content in activity.contentUpdates { print("shows", content.state.minutes) } }
    }
}
