import UIKit

// No car is there: its scene never connects, and nothing of this is shown.

/// What a car shows.
@preconcurrency @MainActor
open class CPTemplate: NSObject {
    /// What stands in its tab.
    open var tabTitle: String?
    /// The picture in its tab.
    open var tabImage: UIImage?

    init(_: Void) {
        SimulatedApp.require(CPTemplate.self)
        SimulatedApp.notSimulated("CarPlay", "no car is there")
    }
}

/// What controls what a car shows.
@preconcurrency @MainActor
open class CPInterfaceController: NSObject {
    /// What is shown first.
    open private(set) var rootTemplate: CPTemplate?

    /// Shows something first. Kept, and without effect.
    open func setRootTemplate(
        _ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        self.rootTemplate = rootTemplate
        completion?(true, nil)
    }
    /// Shows something more. Without effect.
    open func pushTemplate(
        _ templateToPush: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
    ) { completion?(true, nil) }
    /// Goes back. Without effect.
    open func popTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) { completion?(true, nil) }
}

/// Tabs in a car.
open class CPTabBarTemplate: CPTemplate {
    open private(set) var templates: [CPTemplate]

    /// Tabs of something each.
    public init(templates: [CPTemplate]) {
        self.templates = templates
        super.init(())
    }
    /// Sets what they show.
    open func updateTemplates(_ newTemplates: [CPTemplate]) { templates = newTemplates }
}

/// Rows in a car.
open class CPListTemplate: CPTemplate {
    /// What stands above them.
    public let title: String?
    open private(set) var sections: [CPListSection]

    public init(title: String?, sections: [CPListSection]) {
        (self.title, self.sections) = (title, sections)
        super.init(())
    }
    open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
}

/// A section of rows in a car.
@preconcurrency @MainActor
open class CPListSection: NSObject {
    public let items: [CPListItem]

    /// A section of rows.
    public init(items: [CPListItem]) { self.items = items }
    /// A section of rows below words.
    public convenience init(items: [CPListItem], header: String?, sectionIndexTitle: String?) {
        self.init(items: items)
    }
}

/// A row in a car. Nobody touches it.
@preconcurrency @MainActor
open class CPListItem: NSObject {
    /// What it says first.
    public let text: String?
    public let detailText: String?
    /// What is called when it is touched: never, here.
    open var handler: ((CPListItem, @escaping () -> Void) -> Void)?
    open var isPlaying = false
    /// What belongs to it.
    open var userInfo: Any?

    /// A row with two texts.
    public init(text: String?, detailText: String?) { (self.text, self.detailText) = (text, detailText) }
    /// A row with two texts and a picture.
    public convenience init(text: String?, detailText: String?, image: UIImage?) {
        self.init(text: text, detailText: detailText)
    }
    /// Sets the picture. Without effect.
    open func setImage(_ image: UIImage?) {}
}

/// What plays, in a car.
open class CPNowPlayingTemplate: CPTemplate {
    /// The one of the app.
    public static var shared: CPNowPlayingTemplate { CPNowPlayingTemplate(()) }
}

/// The scene of a car. It never connects.
@preconcurrency @MainActor
open class CPTemplateApplicationScene: UIScene {}

/// Who is told of a car. Never, here.
@preconcurrency @MainActor
public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
    /// A car is there.
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController)
    /// The car is gone.
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnectInterfaceController interfaceController: CPInterfaceController)
}

extension CPTemplateApplicationSceneDelegate {
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController
    ) {}
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnectInterfaceController interfaceController: CPInterfaceController
    ) {}
}
