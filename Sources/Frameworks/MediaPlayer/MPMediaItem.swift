import UIKit

// The media of the phone: there are none, and the user never lets the app see any.

/// Tells media from others.
public typealias MPMediaEntityPersistentID = UInt64

/// Something of the phone's media. There is nothing.
open class MPMediaEntity: NSObject, @unchecked Sendable {
    /// Tells it from others.
    open var persistentID: MPMediaEntityPersistentID { 0 }
    /// What is known of it, by a name.
    open func value(forProperty property: String) -> Any? { nil }
}

/// A piece of music, a talk or a book of the phone. There is none.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
    /// What it is called.
    open var title: String? { nil }
    open var artist: String? { nil }
    /// The album that it is on.
    open var albumTitle: String? { nil }
    /// Who plays on all of the album.
    open var albumArtist: String? { nil }
    /// What kind of music it is.
    open var genre: String? { nil }
    open var composer: String? { nil }
    /// How long it is, in seconds.
    open var playbackDuration: TimeInterval { 0 }
    /// Its place on the album.
    open var albumTrackNumber: Int { 0 }
    /// Where its sound is.
    open var assetURL: URL? { nil }
    open var artwork: MPMediaItemArtwork? { nil }
    open var mediaType: MPMediaType { [] }
    /// Whether it is on a server alone.
    open var isCloudItem: Bool {
        SimulatedApp.require(.method("isCloudItem", of: "MPMediaItem", .iOS(6)))
        return false
    }
    /// Whether it is locked.
    open var hasProtectedAsset: Bool {
        SimulatedApp.require(.method("hasProtectedAsset", of: "MPMediaItem", .iOS(9, 2)))
        return false
    }
}

public struct MPMediaType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Music, a talk, or a book.
    public static let music = MPMediaType(rawValue: 1), podcast = MPMediaType(rawValue: 2)
    /// Something that is read out.
    public static let audioBook = MPMediaType(rawValue: 4)
    /// All that is heard.
    public static let anyAudio = MPMediaType(rawValue: 255)
    public static let any = MPMediaType(rawValue: .max)
}

open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
    public let items: [MPMediaItem]

    public init(items: [MPMediaItem]) { self.items = items }
    /// How many there are.
    open var count: Int { items.count }
    /// The one that stands for all.
    open var representativeItem: MPMediaItem? { items.first }
}

/// A list that somebody made of media. There is none.
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
    /// What it is called.
    open var name: String? { nil }
}

/// Media that are looked for: none is found.
open class MPMediaQuery: NSObject, @unchecked Sendable {
    /// How they are put together.
    open var groupingType = MPMediaGrouping.title
    private var predicates: [MPMediaPredicate] = []

    public override init() {
        super.init()
        SimulatedApp.notSimulated("MPMediaQuery", "there are no media on the phone")
    }
    /// Media of some kind.
    public init(filterPredicates: Set<MPMediaPredicate>?) {
        super.init()
        SimulatedApp.notSimulated("MPMediaQuery", "there are no media on the phone")
    }

    /// What is found: nothing.
    open var items: [MPMediaItem]? { [] }
    /// What is found, put together: nothing.
    open var collections: [MPMediaItemCollection]? { [] }
    open func addFilterPredicate(_ predicate: MPMediaPredicate) { predicates.append(predicate) }
    open class func songs() -> MPMediaQuery { MPMediaQuery() }
    open class func albums() -> MPMediaQuery { MPMediaQuery() }
    open class func artists() -> MPMediaQuery { MPMediaQuery() }
    open class func playlists() -> MPMediaQuery { MPMediaQuery() }
    open class func podcasts() -> MPMediaQuery { MPMediaQuery() }
}

/// How media are put together.
public enum MPMediaGrouping: Int, Sendable {
    /// By what they are called, or by who plays.
    case title = 0, album, artist, albumArtist, composer, genre, playlist
}

/// What media are looked for.
open class MPMediaPredicate: NSObject, @unchecked Sendable {}

/// Media with a value.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
    /// Media with a value of a name.
    public convenience init(value: Any?, forProperty property: String) { self.init() }
}

/// Whether the app may see media.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    /// Nobody was asked, it may not, or it may.
    case notDetermined = 0, denied, restricted, authorized
}

/// The media of the phone: none.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    private final class Answer {
        var status = MPMediaLibraryAuthorizationStatus.notDetermined
    }

    private static var answer: Answer {
        SimulatedApp.process(for: "MPMediaLibrary").app.storage.object { Answer() }
    }

    /// Those of the phone.
    open class func `default`() -> MPMediaLibrary {
        SimulatedApp.process(for: "MPMediaLibrary.default()").storage.object { MPMediaLibrary() }
    }
    /// Whether the app may see them.
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
        SimulatedApp.require(.classMethod("authorizationStatus", of: "MPMediaLibrary", .iOS(9, 3)))
        return answer.status
    }
    /// Asks the user, who says no.
    open class func requestAuthorization(_ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {
        SimulatedApp.require(.classMethod("requestAuthorization:", of: "MPMediaLibrary", .iOS(9, 3)))
        SimulatedApp.notSimulated("MPMediaLibrary", "there are no media, and the user lets the app see none")
        answer.status = .denied
        DispatchQueue.global(qos: .default).async { handler(.denied) }
    }
    /// Tells of other media from now on. Without effect.
    open func beginGeneratingLibraryChangeNotifications() {}
    open func endGeneratingLibraryChangeNotifications() {}
    /// When they were changed.
    open var lastModifiedDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

/// A controller that chooses media. Nobody does.
@preconcurrency @MainActor
open class MPMediaPickerController: UIViewController {
    /// Who is told. Never, here.
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    /// Whether several can be chosen. Kept, and without effect.
    open var allowsPickingMultipleItems = false
    /// Whether those on a server are there. Kept, and without effect.
    open var showsCloudItems = true
    /// What it says. Kept, and without effect.
    open var prompt: String?

    /// A choice of some kind.
    public convenience init(mediaTypes: MPMediaType) { self.init(nibName: nil, bundle: nil) }
}

/// Who is told of chosen media. Never, here.
@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
    public func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
    ) {}
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// What tells it from others.
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyMediaType = "mediaType"
/// Who plays on all of the album.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// What tells the album from others.
public let MPMediaItemPropertyAlbumPersistentID = "albumPID"
/// What tells who plays from others.
public let MPMediaItemPropertyArtistPersistentID = "artistPID"
/// What kind of music it is.
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyComposer = "composer"
/// Its place on the album.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// How many there are on the album.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// Which of several it is on.
public let MPMediaItemPropertyDiscNumber = "discNumber"
public let MPMediaItemPropertyLyrics = "lyrics"
/// How often it was heard.
public let MPMediaItemPropertyPlayCount = "playCount"
/// Where its sound is.
public let MPMediaItemPropertyAssetURL = "assetURL"
