import UIKit

/// How pictures are chosen. Kept, and without effect.
public struct PHPickerConfiguration: Sendable {
    /// How many at most; 0 for any number.
    public var selectionLimit = 1
    public var filter: PHPickerFilter?

    /// One picture. From iOS 14.
    public init() { SimulatedApp.require(.symbol("PHPickerConfiguration", .iOS(14))) }
}

public struct PHPickerFilter: Hashable, Sendable {
    private let name: String
    public static var images: PHPickerFilter { PHPickerFilter(name: "images") }
    public static var videos: PHPickerFilter { PHPickerFilter(name: "videos") }
    public static var livePhotos: PHPickerFilter { PHPickerFilter(name: "livePhotos") }
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "any") }
}

/// A controller that chooses pictures. There are none: it can only be left.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
    /// How they are chosen.
    public let configuration: PHPickerConfiguration
    /// Who is told that somebody left without one.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    /// A choice of pictures.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        SimulatedApp.notSimulated("PhotosUI", "there are no pictures to choose: it can be left")
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showLeaveButton("Cancel") { [weak self] in
            guard let self else { return }
            delegate?.picker(self, didFinishPicking: [])
        }
    }

    /// A choice of pictures as usual: it has no nib.
    public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(configuration: PHPickerConfiguration())
    }

    /// A choice of pictures as usual, from a storyboard.
    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }
}

/// A picture that was chosen. None is.
public struct PHPickerResult: Sendable {
    /// Tells it from others.
    public let assetIdentifier: String?
}

/// Who is told of pictures that were chosen: none, here.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Somebody is done with choosing.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
