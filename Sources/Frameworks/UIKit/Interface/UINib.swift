import BackgroundRuntime
import VigilInterfaceFile

/// Objects from a file of Xcode's: read where it lies among the app's files, and made as often as somebody asks.
@preconcurrency @MainActor
open class UINib: NSObject {
    private let name: String
    private let file: InterfaceFile?

    /// A file of the app, or of a bundle of it.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        file = InterfaceFiles.current.nib(name, in: bundleOrNil)
    }

    /// Makes the objects of the file, connects them with their owner, and gives those that lie in no other. Ends the app where
    /// there is no such file.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any] {
        guard let file else {
            SimulatedApp.raise(
                "NSInternalInconsistencyException: Could not load NIB in bundle: '\(Bundle.main.bundlePath)' with name "
                    + "'\(name)'")
        }
        return UINib.objects(of: file, owner: ownerOrNil.map { $0 as AnyObject })
    }

    /// Makes the objects of a file.
    static func objects(of file: InterfaceFile, owner: AnyObject?) -> [AnyObject] {
        let objects = InterfaceObjects(file, owner: owner, table: InterfaceTable())
        let placeholders = file.document.objects.filter { $0.name == "placeholder" }
        let files = placeholders.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
        if let owner, let id = files?.id { objects.know(owner, id) }
        let made = file.document.objects.filter { $0.name != "placeholder" }.compactMap(objects.make)
        if let owner, let files { objects.connect(owner, files.connections) }
        objects.finish()
        return made
    }

    /// The first object of the file, for a list whose cells are made of it.
    func makeCell() -> AnyObject? { instantiate(withOwner: nil).first.map { $0 as AnyObject } }
}

extension Bundle {
    /// Makes the objects of a nib, connects them with their owner, and gives those that lie in no other. Ends the app where there
    /// is no such file.
    @MainActor
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
    ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options) }
}

extension UIViewController {
    /// Makes the view that a storyboard or a nib has for it.
    ///
    /// - Returns: whether there is one.
    func loadInterface() -> Bool {
        guard let interface else { return loadNib() }
        interface.loadView(of: self)
        return true
    }

    /// Makes the view of a nib: of the one that was named, or of that which is called as the class is.
    ///
    /// - Returns: whether there is one.
    private func loadNib() -> Bool {
        guard let file = nibFile else { return false }
        _ = UINib.objects(of: file, owner: self)
        guard isViewLoaded else {
            SimulatedApp.raise(
                "NSInternalInconsistencyException: -[UIViewController _loadViewFromNibNamed:bundle:] loaded the "
                    + "\"\(file.document.name)\" nib but the view outlet was not set.")
        }
        return true
    }

    private var nibFile: InterfaceFile? {
        let files = InterfaceFiles.current
        if let named = namedNib {
            if let file = files.nib(named.name, in: named.bundle) { return file }
            SimulatedApp.raise(
                "NSInternalInconsistencyException: Could not load NIB in bundle: '\(Bundle.main.bundlePath)' with name "
                    + "'\(named.name)'")
        }
        // Classes of UIKit itself have none.
        guard AppProcess.current != nil, !String(reflecting: type(of: self)).hasPrefix("UIKit.") else { return nil }
        let name = "\(type(of: self))"
        let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
        return names.lazy.compactMap { files.nib($0, in: nil) }.first
    }
}
