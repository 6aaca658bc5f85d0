import BackgroundRuntime
import UniformTypeIdentifiers

/// Wheels of which one value each is chosen: `ui.set`.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// Who has the values.
    open weak var dataSource: (any UIPickerViewDataSource)?
    /// Who is told of what is chosen.
    open weak var delegate: (any UIPickerViewDelegate)?
    private var chosen: [Int: Int] = [:]

    /// How many wheels there are.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    /// How many values a wheel has.
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    /// Turns a wheel; its delegate is not told.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { chosen[component] = row }
    /// What is chosen on a wheel.
    open func selectedRow(inComponent component: Int) -> Int { chosen[component] ?? 0 }
    /// The values are others. Without effect.
    open func reloadAllComponents() {}
    /// The values of a wheel are others. Without effect.
    open func reloadComponent(_ component: Int) {}
}

/// Who has the values of wheels.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// How many wheels there are.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// How many values a wheel has.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Who is told of what a finger chooses on wheels.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// What a value says.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// A value was chosen.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    /// The view of a value.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// How high values are.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { UIView() }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
}

/// A controller that takes or chooses pictures. There is no camera and no picture here: it can only be left.
///
/// - Untouched: there are no pictures to choose
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        /// All pictures, the camera, or those that were kept.
        case photoLibrary = 0, camera, savedPhotosAlbum
    }

    /// What of a picture the delegate is told.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as it was cut.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// Where a film is.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// Where the picture is.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    }

    /// Where pictures come from. Kept, and without effect.
    open var sourceType = SourceType.photoLibrary
    /// Whether pictures can be cut. Kept, and without effect.
    open var allowsEditing = false
    /// The kinds that can be chosen. Kept, and without effect.
    open var mediaTypes = ["public.image"]

    open override func viewDidLoad() {
        super.viewDidLoad()
        let page = UIViewController()
        page.showLeaveButton("Cancel") { [weak self] in
            guard let self else { return }
            (delegate as? any UIImagePickerControllerDelegate)?.imagePickerControllerDidCancel(self)
        }
        setViewControllers([page], animated: false)
    }

    /// Whether there is such a source: no camera, and no pictures.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
        SimulatedApp.notSimulated("UIImagePickerController", "there is no camera and no picture to choose")
        return false
    }
}

/// Who is told of a picture that was chosen, which none is here, or that somebody left without one.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// A picture was chosen.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// A controller that chooses files of other apps. There are none here: it can only be left.
///
/// - Untouched: there are no files of other apps to choose
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    /// Who is told that somebody left without a file: there is none to choose here.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether several files can be chosen. Kept, and without effect.
    @SystemAPI.Since(.method("allowsMultipleSelection", of: "UIDocumentPickerViewController", .iOS(11))) open
        var allowsMultipleSelection = false
    /// Where it begins. Kept, and without effect.
    @SystemAPI.Since(.method("directoryURL", of: "UIDocumentPickerViewController", .iOS(13))) open var directoryURL:
        URL? = nil

    /// A choice of files of some kinds.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        SimulatedApp.require(UIDocumentPickerViewController.self)
        super.init(nibName: nil, bundle: nil)
        SimulatedApp.notSimulated("UIDocumentPickerViewController", "there are no files to choose: it can be left")
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showLeaveButton("Cancel") { [weak self] in
            guard let self else { return }
            presentingViewController?.dismiss(animated: true)
            delegate?.documentPickerWasCancelled(self)
        }
    }

    /// A choice of files of some kinds, which are copied or opened where they are.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        SimulatedApp.require(
            .method("initForOpeningContentTypes:asCopy:", of: "UIDocumentPickerViewController", .iOS(14)))
        self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
    }

    /// A place where files of the app are put, or copies of them.
    public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
        SimulatedApp.require(.method("initForExportingURLs:asCopy:", of: "UIDocumentPickerViewController", .iOS(14)))
        self.init(documentTypes: [], in: asCopy ? .exportToService : .moveToService)
    }

    /// A place where files are put.
    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(documentTypes: [], in: mode) }

    /// A choice of files that are opened: it has no nib.
    public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(documentTypes: [], in: .open)
    }

    /// One from a storyboard or a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What is done with chosen files.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// They are copied, or opened where they are.
    case `import` = 0, open
    /// The app's own are copied or moved elsewhere.
    case exportToService, moveToService
}

/// Who is told of chosen files, which there are none of here, or that somebody left without one.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// A file was chosen.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

/// How a date is chosen.
public enum UIDatePickerStyle: Int, Sendable {
    /// As the system sees fit, on wheels, in a line, or in a calendar.
    case automatic = 0, wheels, compact, inline
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    /// Upright, or with its head below.
    case portrait, portraitUpsideDown
    case landscapeLeft, landscapeRight
    /// On its back, or on its face.
    case faceUp, faceDown

    /// Whether it is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it is upright or with its head below.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
