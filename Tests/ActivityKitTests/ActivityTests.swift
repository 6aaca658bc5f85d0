import ActivityKit
import Testing
import UIKit
import VigilLiveActivities
import VigilRuntimeProbes
import VigilTestSupport

@Suite("An app with Live Activities", .enabled(if: RuntimeInterface.problems.isEmpty))
struct ActivityTests {
    private func phone(supports: Bool = true) throws -> DelegatePhone {
        let manifest = Manifest(values: ["NSSupportsLiveActivities": .boolean(supports)])
        return try DelegatePhone(RideApp.self, on: .iOS(18), manifest: manifest)
    }

    private func lines(_ phone: DelegatePhone) -> [String] { phone.app.trace.entries(of: .output).map(\.text) }

    private func request(_ minutes: Int, pushType: PushType? = nil) throws -> Activity<RideAttributes> {
        try Activity.request(
            attributes: RideAttributes(driver: "Anna"),
            content: ActivityContent(state: .init(minutes: minutes), staleDate: nil), pushType: pushType)
    }

    private func push(_ phone: DelegatePhone, attributes: String = #"{"driver": "Anna"}"#) throws {
        try phone.happen(
            "liveactivity.pushToStart", ["attributes": .text(attributes), "content": #"{"minutes": 9}"#])
    }

    @Test("is launched by a push, takes the token at once, and hears of updates as it runs")
    func pushed() throws {
        let phone = try phone()
        phone.app.launch()
        phone.home()
        phone.wait(30)
        phone.device.purge(phone.app)
        try push(phone)
        #expect(lines(phone) == ["can start", "can start", "began Anna 9", "token 32"])
        phone.wait(60)
        try phone.happen("liveactivity.pushUpdate", ["content": #"{"minutes": 4}"#])
        #expect(phone.app.state == .suspended && lines(phone).count == 4)
        phone.app.activate()
        try phone.happen("liveactivity.dismiss")
        #expect(lines(phone).suffix(2) == ["shows 4", "is dismissed"] && phone.app.trace.findings.isEmpty)
    }

    @Test("starts one in front, updates and ends it, and finds it at the next launch")
    func started() throws {
        let phone = try phone()
        phone.app.launch()
        try phone.run { _ in
            let activity = try request(9)
            let isFirst = Activity<RideAttributes>.activities.first === activity
            print(activity.activityState, isFirst, activity.pushToken == nil)
        }
        phone.device.settle()
        try phone.run { _ in
            let activity = try #require(Activity<RideAttributes>.activities.first)
            Task { await activity.update(ActivityContent(state: .init(minutes: 5), staleDate: nil)) }
        }
        phone.device.settle()
        #expect(lines(phone).suffix(3) == ["active true true", "began Anna 9", "shows 5"])
        phone.device.forceQuit(phone.app)
        phone.app.launch()
        try phone.run { _ in
            for activity in Activity<RideAttributes>.activities {
                print("left", activity.attributes.driver, activity.content.state.minutes)
                Task { await activity.end(nil, dismissalPolicy: .immediate) }
            }
        }
        phone.device.settle()
        #expect(lines(phone).last == "left Anna 5" && phone.device.liveActivities.shown(of: phone.app).isEmpty)
    }

    @Test("gets the error that says why there is none")
    func refused() throws {
        let phone = try phone()
        phone.app.launch()
        try phone.happen("liveactivity.allow", ["on": .flag(false)])
        try phone.run { _ in
            #expect(throws: ActivityAuthorizationError.denied) { try request(9) }
            #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
        }
        #expect(lines(phone).last == "may false")
        let without = try self.phone(supports: false)
        without.app.launch()
        try without.run { _ in
            #expect(throws: ActivityAuthorizationError.unsupportedTarget) { try request(9) }
            #expect(Activity<RideAttributes>.pushToStartToken == nil)
        }
        #expect(ActivityAuthorizationError.targetMaximumExceeded.errorCode == 5)
    }

    @Test("does not get what a push brought in another form, and is told so")
    func unreadable() throws {
        let phone = try phone()
        phone.app.launch()
        try push(phone, attributes: #"{"name": "Anna"}"#)
        #expect(!lines(phone).contains { $0.hasPrefix("began") })
        #expect(phone.app.trace.findings.first?.text.hasPrefix("the attributes of a push does not fit") == true)
        try push(phone)
        try phone.happen("liveactivity.pushUpdate", ["content": #"{"hours": 4}"#])
        try phone.run { _ in print(Activity<RideAttributes>.activities.map(\.content.state.minutes)) }
        #expect(lines(phone).last == "[9]")
    }
}
