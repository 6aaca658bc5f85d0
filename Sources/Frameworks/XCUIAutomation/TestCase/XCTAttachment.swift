import UIKit

/// Something that is kept with a test: what it is called is printed, and a text with it; nothing is written to a file.
open class XCTAttachment: NSObject {
    /// How long it is kept. Here it is printed, whatever comes of the test.
    public enum Lifetime: Int, Sendable {
        /// As long as the test's result.
        case keepAlways = 0
        /// Until the test has passed.
        case deleteOnSuccess = 1
    }

    /// What it is called.
    open var name: String?
    /// How long it is kept.
    open var lifetime = Lifetime.deleteOnSuccess
    private let lines: [String]

    /// What was on the screen, in words.
    public init(screenshot: XCUIScreenshot) { lines = screenshot.outline }
    public init(string: String) { lines = string.split(separator: "\n").map(String.init) }
    /// Bytes, of which the count is printed.
    public init(data: Data, uniformTypeIdentifier: String? = nil) { lines = ["\(data.count) bytes"] }
    /// A picture: an empty one, since nothing is drawn.
    public init(image: UIImage) { lines = ["a picture; nothing is drawn here"] }

    func report(for test: String) {
        let head = "\(test): attachment \(name ?? "without a name")"
        Swift.print(([head] + lines.map { "    " + $0 }).joined(separator: "\n"))
    }
}

/// A part of a test.
public protocol XCTActivity: AnyObject {
    /// What it is called.
    var name: String { get }
    /// Keeps something with it.
    func add(_ attachment: XCTAttachment)
}

private final class Activity: XCTActivity {
    let name: String
    init(_ name: String) { self.name = name }
    func add(_ attachment: XCTAttachment) { attachment.report(for: name) }
}

/// The parts of the running test.
open class XCTContext: NSObject {
    /// Runs a part of a test.
    open class func runActivity<Result>(
        named name: String, block: (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        try block(Activity(name))
    }
}
