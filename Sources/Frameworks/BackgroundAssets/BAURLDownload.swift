import SimulatedFoundation
import VigilBackgroundAssets

/// A download of the file at a URL, which has to begin with `https`.
public class BAURLDownload: BADownload, @unchecked Sendable {
    /// A download that says how large its file is. From iOS 16.4.
    ///
    /// - Parameters:
    ///   - identifier: tells it from others of the app, over all launches.
    ///   - request: where it comes from. Nothing but its host is looked at.
    ///   - essential: whether the app cannot be opened before it is over; only extensions have such.
    ///   - fileSize: how large the file is.
    ///   - applicationGroupIdentifier: the group of app and extension.
    ///   - priority: which comes first.
    public convenience init(
        identifier: String, request: URLRequest, essential: Bool, fileSize: Int,
        applicationGroupIdentifier: String, priority: BADownload.Priority
    ) {
        SimulatedApp.require(.sizedDownload)
        self.init(identifier, request, essential, fileSize, applicationGroupIdentifier, priority)
    }

    /// One that is not essential. From iOS 16.4.
    public convenience init(
        identifier: String, request: URLRequest, fileSize: Int, applicationGroupIdentifier: String
    ) {
        SimulatedApp.require(.sizedDownload)
        self.init(identifier, request, false, fileSize, applicationGroupIdentifier, .default)
    }

    /// One that does not say how large its file is: here it is empty. Deprecated since iOS 16.4.
    public convenience init(
        identifier: String, request: URLRequest, applicationGroupIdentifier: String,
        priority: BADownload.Priority = .default
    ) {
        self.init(identifier, request, false, 0, applicationGroupIdentifier, priority)
    }

    private init(
        _ identifier: String, _ request: URLRequest, _ isEssential: Bool, _ bytes: Int, _ group: String,
        _ priority: BADownload.Priority
    ) {
        let process = SimulatedApp.process(for: "BAURLDownload")
        process.require(BAURLDownload.self)
        let url = request.url
        if url?.scheme?.lowercased() != "https" {
            process.record(
                .finding, "the URL of \(identifier) does not begin with https: a phone ends the app",
                detail: url?.absoluteString ?? "")
        }
        if !group.hasPrefix("group.") {
            process.record(
                .finding, "\(group) is no group of apps: a phone ends the app", detail: "it begins with group.")
        }
        let plan = AssetDownload.Plan(
            identifier, bytes: max(bytes, 0), host: url?.host ?? "", isEssential: isEssential)
        super.init(plan, group: group, priority: priority)
    }

    required init(_ plan: AssetDownload.Plan, in group: String, _ priority: Priority, of record: AssetDownload?) {
        super.init(plan, group: group, priority: priority, record: record)
    }

    override func copy(_ plan: AssetDownload.Plan) -> Self { Self(plan, in: group, priority, of: nil) }
}
