import ActivityKit
import Testing
import UIKit
import VigilFacts
import VigilLiveActivities
import VigilRuntimeProbes
import VigilTestSupport

struct ActivityTests: Facts {
    @Test("An app with Live Activities", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func phone(supports: Bool = true) throws -> DelegatePhone {
        let manifest = Manifest(values: ["NSSupportsLiveActivities": .boolean(supports)])
        return try DelegatePhone(RideApp.self, on: .iOS(18), manifest: manifest)
    }

    private static func lines(_ phone: DelegatePhone) -> [String] { phone.app.trace.entries(of: .output).map(\.text) }

    private static func request(_ minutes: Int, pushType: PushType? = nil) throws -> Activity<RideAttributes> {
        try Activity.request(
            attributes: RideAttributes(driver: "Anna"),
            content: ActivityContent(state: .init(minutes: minutes), staleDate: nil), pushType: pushType)
    }

    private static func push(_ phone: DelegatePhone, attributes: String = #"{"driver": "Anna"}"#) throws {
        try phone.happen(
            "liveactivity.pushToStart", ["attributes": .text(attributes), "content": #"{"minutes": 9}"#])
    }

    let pushed = Fact("is launched by a push, takes the token at once, and hears of updates as it runs") {
        let phone = try Self.phone()
        phone.app.launch()
        phone.home()
        phone.wait(30)
        phone.device.purge(phone.app)
        try Self.push(phone)
        expect(Self.lines(phone), is: ["can start", "can start", "began Anna 9", "token 32"])
        phone.wait(60)
        try phone.happen("liveactivity.pushUpdate", ["content": #"{"minutes": 4}"#])
        expect(phone.app.state == .suspended && Self.lines(phone).count == 4)
        phone.app.activate()
        try phone.happen("liveactivity.dismiss")
        expect(Self.lines(phone).suffix(2) == ["shows 4", "is dismissed"] && phone.app.trace.findings.isEmpty)
    }

    let started = Fact.async("starts one in front, updates and ends it, and finds it at the next launch") {
        let phone = try Self.phone()
        phone.app.launch()
        try phone.run { _ in
            let activity = try Self.request(9)
            let isFirst = Activity<RideAttributes>.activities.first === activity
            print(activity.activityState, isFirst, activity.pushToken == nil)
        }
        phone.device.settle()
        try phone.run { _ in
            let activity = try require(Activity<RideAttributes>.activities.first)
            Task { await activity.update(ActivityContent(state: .init(minutes: 5), staleDate: nil)) }
        }
        phone.device.settle()
        expect(Self.lines(phone).suffix(3), is: ["active true true", "began Anna 9", "shows 5"])
        phone.device.forceQuit(phone.app)
        phone.app.launch()
        try phone.run { _ in
            for activity in Activity<RideAttributes>.activities {
                print("left", activity.attributes.driver, activity.content.state.minutes)
                Task { await activity.end(nil, dismissalPolicy: .immediate) }
            }
        }
        phone.device.settle()
        expect(Self.lines(phone).last == "left Anna 5" && phone.device.liveActivities.shown(of: phone.app).isEmpty)
    }

    let refused = Fact("gets the error that says why there is none") {
        let phone = try Self.phone()
        phone.app.launch()
        try phone.happen("liveactivity.allow", ["on": .flag(false)])
        try phone.run { _ in
            expect(throws: ActivityAuthorizationError.denied) { try Self.request(9) }
            expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
        }
        expect(Self.lines(phone).last, is: "may false")
        let without = try Self.phone(supports: false)
        without.app.launch()
        try without.run { _ in
            expect(throws: ActivityAuthorizationError.unsupportedTarget) { try Self.request(9) }
            expect(Activity<RideAttributes>.pushToStartToken == nil)
        }
        expect(ActivityAuthorizationError.targetMaximumExceeded.errorCode, is: 5)
    }

    let unreadable = Fact("does not get what a push brought in another form, and is told so") {
        let phone = try Self.phone()
        phone.app.launch()
        try Self.push(phone, attributes: #"{"name": "Anna"}"#)
        expect(!Self.lines(phone).contains { $0.hasPrefix("began") })
        expect(phone.app.trace.findings.first?.text.hasPrefix("the attributes of a push does not fit"), is: true)
        try Self.push(phone)
        try phone.happen("liveactivity.pushUpdate", ["content": #"{"hours": 4}"#])
        try phone.run { _ in print(Activity<RideAttributes>.activities.map(\.content.state.minutes)) }
        expect(Self.lines(phone).last, is: "[9]")
    }
}
