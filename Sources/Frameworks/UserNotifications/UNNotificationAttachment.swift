import BackgroundRuntime
import SimulatedFoundation

/// A picture or a sound that comes with a notification. Nobody sees it here: it is kept by name alone.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    /// The app's name for it.
    open private(set) var identifier: String
    /// Where the file is.
    open private(set) var url: URL
    /// The type of the file, by its ending.
    open private(set) var type: String

    /// An attachment from a file.
    ///
    /// - Parameters:
    ///   - identifier: a name; one is made where it is empty.
    ///   - URL: where the file is.
    ///   - options: without effect.
    /// - Throws: ``UNError`` with `attachmentInvalidURL` when `url` is no URL of a file that is there.
    public convenience init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        SimulatedApp.require(UNNotificationAttachment.self)
        guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        SimulatedApp.process(for: "UNNotificationAttachment").record(
            .note, "the attachment \(URL.lastPathComponent) is not simulated: nobody sees it")
        self.init(identifier: identifier.isEmpty ? URL.lastPathComponent : identifier, url: URL)
    }

    private init(identifier: String, url: URL) {
        self.identifier = identifier
        self.url = url
        type = url.pathExtension
    }

    convenience init?(_ value: PropertyValue) {
        guard case .array(let parts) = value, parts.count == 2, case .string(let name) = parts[0],
            case .string(let path) = parts[1]
        else { return nil }
        self.init(identifier: name, url: Foundation.URL(fileURLWithPath: path))
    }

    var value: PropertyValue { .array([.string(identifier), .string(url.path)]) }
}
