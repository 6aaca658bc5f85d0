import BackgroundRuntime
import Foundation

extension Device {
    /// The Live Activities on the lock screen. Traps on a device made without the module of Live Activities.
    ///
    /// ```swift
    /// try device.liveActivities.pushToStart(app, content: #"{"score": 1}"#)
    /// try device.liveActivities.dismiss(app)
    /// ```
    public var liveActivities: LiveActivityControl {
        LiveActivityControl(device: self, service: requiredService(LiveActivityService.self))
    }
}

/// What servers and the user do with the Live Activities of a phone.
public struct LiveActivityControl {
    let device: Device
    let service: LiveActivityService

    /// Those of an app that are shown, the oldest first.
    public func shown(of app: InstalledApp) -> [LiveActivity] { AppActivities.of(app).shown }

    /// The app's server starts a Live Activity by a push.
    ///
    /// - Parameters:
    ///   - app: the app whose server it is.
    ///   - type: the name of the type of its attributes; the first whose push-to-start token the app read.
    ///   - attributes: the attributes, as the text of a JSON object.
    ///   - content: the content, as the text of a JSON object.
    ///   - stale: how long until the content is out of date; never without it.
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when the server has no token for it, or a text is no JSON object.
    public func pushToStart(
        _ app: InstalledApp, type: String? = nil, attributes: String = "{}", content: String = "{}",
        stale: Duration? = nil
    ) throws {
        let known = AppActivities.of(app).startable
        guard ActivityRules.pushStart.systems.contains(device.system) else {
            throw StimulusError("pushes start Live Activities from iOS 17.2 on")
        }
        guard let type = type ?? known.first, known.contains(type) else {
            let which = type.map { " for \($0)" } ?? ""
            throw StimulusError(
                "the server has no push-to-start token\(which): the app has not read pushToStartTokenUpdates yet")
        }
        let draft = ActivityDraft(
            type, attributes: try checked(attributes), try self.content(content, stale), takesPushes: true)
        app.record(.stimulus, "a push starts a Live Activity", detail: type)
        service.pushStart(draft, for: app)
        device.settle()
    }

    /// The app's server updates its newest Live Activity by a push.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when the server has no token, or the text is no JSON object.
    public func pushUpdate(_ app: InstalledApp, content: String, stale: Duration? = nil) throws {
        let activity = try target(app)
        let content = try self.content(content, stale)
        app.record(.stimulus, "a push updates the Live Activity", detail: activity.type)
        service.update(activity, content, of: app, rule: ActivityRules.pushUpdate)
        device.settle()
    }

    /// The app's server ends its newest Live Activity by a push.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when the server has no token, or the text is no JSON object.
    public func pushEnd(_ app: InstalledApp, content: String? = nil, remove: Duration? = nil) throws {
        let activity = try target(app)
        let last = try content.map { try self.content($0, nil) }
        let date = try self.content("{}", remove).staleDate
        app.record(.stimulus, "a push ends the Live Activity", detail: activity.type)
        service.end(
            activity, last, date.map { .after($0) } ?? .standard, of: app, rule: ActivityRules.pushUpdate)
        device.settle()
    }

    /// The user removes the newest Live Activity of an app.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when none is shown.
    public func dismiss(_ app: InstalledApp) throws {
        let activity = try newest(app)
        app.record(.stimulus, "the user removes the Live Activity", detail: activity.type)
        service.remove(activity, of: app, rule: ActivityRules.userDismissal)
        device.settle()
    }

    /// The user switches the Live Activities of an app on or off.
    public func allow(_ isAllowed: Bool, for app: InstalledApp) {
        app.record(.stimulus, "the user switches Live Activities \(isAllowed ? "on" : "off")")
        service.allow(isAllowed, for: app)
        device.settle()
    }

    /// The user switches frequent pushes for Live Activities on or off.
    public func allowFrequent(_ isAllowed: Bool, for app: InstalledApp) {
        app.record(.stimulus, "the user switches frequent pushes for Live Activities \(isAllowed ? "on" : "off")")
        service.allowFrequent(isAllowed, for: app)
        device.settle()
    }

    private func newest(_ app: InstalledApp) throws -> LiveActivity {
        if let activity = shown(of: app).last { return activity }
        throw StimulusError("no Live Activity of \(app.name) is shown")
    }

    private func target(_ app: InstalledApp) throws -> LiveActivity {
        let activity = try newest(app)
        guard activity.takesPushes else {
            throw StimulusError("the Live Activity takes no pushes: it has no push type")
        }
        guard activity.isTokenRead else {
            throw StimulusError(
                "the server has no token of the Live Activity: the app has not read pushTokenUpdates yet")
        }
        return activity
    }

    private func content(_ state: String, _ stale: Duration?) throws -> LiveActivity.Content {
        let now = service.context.clocks.date(at: service.context.now)
        return LiveActivity.Content(
            try checked(state), staleDate: stale.map { now.addingTimeInterval($0.inSeconds) })
    }

    private func checked(_ text: String) throws -> String {
        guard (try? JSONSerialization.jsonObject(with: Data(text.utf8))) is [String: Any] else {
            throw StimulusError("\(text) is no JSON object: write it as {\"score\": 1}")
        }
        return text
    }
}
