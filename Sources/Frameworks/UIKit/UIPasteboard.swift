/// What was copied: kept as long as the launch lives, and shared with no other app.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    open class var general: UIPasteboard {
        SimulatedApp.process(for: "UIPasteboard.general").storage.object { UIPasteboard() }
    }

    /// A text; nil for none.
    open var string: String?
    /// An address; nil for none.
    open var url: URL?
    /// A picture; nil for none.
    open var image: UIImage?

    /// Whether there is a text.
    open var hasStrings: Bool {
        SimulatedApp.require(.method("hasStrings", of: "UIPasteboard", .iOS(10)))
        return string != nil
    }
}
