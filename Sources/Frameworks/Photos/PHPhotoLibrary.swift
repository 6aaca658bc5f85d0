import UIKit

/// Whether the app may see pictures.
public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    /// It may not, for others, or for the user.
    case restricted, denied
    /// It may see all, or some.
    case authorized, limited
}

/// What the app may do with pictures.
public enum PHAccessLevel: Int, Sendable {
    /// It adds some, or sees them as well.
    case addOnly = 1, readWrite
}

/// Says once what is not there.
private func noPictures() {
    SimulatedApp.notSimulated("Photos", "there are no pictures, and the user lets the app see none")
}

/// The pictures of the phone: there are none, and the user never lets the app see any.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private final class Answer {
        var status = PHAuthorizationStatus.notDetermined
    }

    private static var answer: Answer {
        noPictures()
        return SimulatedApp.process(for: "PHPhotoLibrary").app.storage.object { Answer() }
    }

    /// The pictures of the phone. From iOS 8.
    open class func shared() -> PHPhotoLibrary {
        SimulatedApp.require(.classMethod("sharedPhotoLibrary", of: "PHPhotoLibrary", .iOS(8)))
        return SimulatedApp.process(for: "PHPhotoLibrary.shared()").storage.object { PHPhotoLibrary() }
    }

    /// Whether the app may see pictures.
    open class func authorizationStatus() -> PHAuthorizationStatus {
        SimulatedApp.require(.classMethod("authorizationStatus", of: "PHPhotoLibrary", .iOS(8)))
        return answer.status
    }
    /// Whether the app may do something with pictures.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        SimulatedApp.require(.classMethod("authorizationStatusForAccessLevel:", of: "PHPhotoLibrary", .iOS(14)))
        return answer.status
    }
    /// Asks the user, who says no.
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        SimulatedApp.require(.classMethod("requestAuthorization:", of: "PHPhotoLibrary", .iOS(8)))
        ask(handler)
    }
    /// Asks the user, who says no.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
        SimulatedApp.require(
            .classMethod("requestAuthorizationForAccessLevel:handler:", of: "PHPhotoLibrary", .iOS(14)))
        ask(handler)
    }
    private static func ask(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        answer.status = .denied
        DispatchQueue.global(qos: .default).async { handler(.denied) }
    }

    /// Changes pictures: it fails, since the app may not.
    open func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void,
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.global(qos: .default).async {
            completionHandler?(false, NSError(domain: "PHPhotosErrorDomain", code: 3311))
        }
    }
    /// Has somebody be told of other pictures. Never, here.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Has nobody be told any more.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// Who is told of other pictures. Never, here.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// There are other pictures.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// What is other of pictures.
open class PHChange: NSObject, @unchecked Sendable {}

/// A picture, or several of them.
open class PHObject: NSObject, @unchecked Sendable {
    /// Tells it from others.
    open var localIdentifier: String { "" }
}

/// A picture or a film. There is none.
open class PHAsset: PHObject, @unchecked Sendable {
    /// Its width in pixels.
    open var pixelWidth: Int { 0 }
    /// Its height in pixels.
    open var pixelHeight: Int { 0 }
    /// When it was taken.
    open var creationDate: Date? { nil }
    open var mediaType: PHAssetMediaType { .unknown }
    /// How long it is, in seconds.
    open var duration: TimeInterval { 0 }

    /// The pictures that are looked for: none.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        SimulatedApp.require(.classMethod("fetchAssetsWithOptions:", of: "PHAsset", .iOS(8)))
        noPictures()
        return PHFetchResult()
    }
    /// The pictures of a kind: none.
    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { fetchAssets(with: options) }
    /// The pictures of an album: none.
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { fetchAssets(with: options) }
    /// The pictures with these names: none.
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { fetchAssets(with: options) }
}

public enum PHAssetMediaType: Int, Sendable {
    /// Nobody knows, a picture, a film, or a sound.
    case unknown = 0, image, video, audio
}

/// An album. There is none.
open class PHAssetCollection: PHObject, @unchecked Sendable {
    /// What it is called.
    open var localizedTitle: String? { nil }
    /// How many pictures are in it, as far as the library knows at once; that is not known here.
    open var estimatedAssetCount: Int { NSNotFound }

    /// The albums of a kind: none.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        SimulatedApp.require(
            .classMethod("fetchAssetCollectionsWithType:subtype:options:", of: "PHAssetCollection", .iOS(8)))
        noPictures()
        return PHFetchResult()
    }
}

/// What makes an album.
public enum PHAssetCollectionType: Int, Sendable {
    /// Somebody, or the phone.
    case album = 1, smartAlbum
}

/// What an album is about.
public enum PHAssetCollectionSubtype: Int, Sendable {
    case any = -1
    /// What somebody made, or all pictures.
    case albumRegular = 2, smartAlbumUserLibrary = 209
}

/// How pictures are looked for. Kept, and without effect.
open class PHFetchOptions: NSObject, @unchecked Sendable {
    open var sortDescriptors: [NSSortDescriptor]?
    open var predicate: NSPredicate?
    /// Whether those are among them that are hidden.
    open var includeHiddenAssets = false
    /// How many at most.
    open var fetchLimit = 0

    /// No wishes. From iOS 8.
    public override init() {
        SimulatedApp.require(PHFetchOptions.self)
        super.init()
    }
}

/// The pictures that were found: none.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    /// How many there are.
    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }
    /// The one at a place. Ends the app: there is none.
    open func object(at index: Int) -> ObjectType { SimulatedApp.raise("index \(index) beyond bounds (0)") }
    /// Goes through all: there are none.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

/// What has the pixels of pictures: there are none.
open class PHImageManager: NSObject, @unchecked Sendable {
    /// The one of the app.
    open class func `default`() -> PHImageManager {
        SimulatedApp.require(.classMethod("defaultManager", of: "PHImageManager", .iOS(8)))
        return PHImageManager()
    }

    /// The pixels of a picture: none.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping @Sendable (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> Int32 {
        DispatchQueue.main.async { resultHandler(nil, nil) }
        return 0
    }
}

/// What a picture does that does not fit.
public enum PHImageContentMode: Int, Sendable {
    /// It fits as it is, or fills all.
    case aspectFit = 0, aspectFill
    public static let `default` = PHImageContentMode.aspectFit
}

/// How a picture is asked for. Kept, and without effect.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
    /// Whether the app waits.
    open var isSynchronous = false
    /// Whether it may come through the network.
    open var isNetworkAccessAllowed = false
}

/// What adds or changes pictures: nothing comes of it.
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
    @discardableResult
    open class func creationRequestForAsset(from image: UIImage) -> Self? { nil }
    @discardableResult
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
}
