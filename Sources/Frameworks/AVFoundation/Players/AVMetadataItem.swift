/// Something that a medium says of itself, such as its title. The media here say nothing.
open class AVMetadataItem: NSObject, @unchecked Sendable {
    /// What it is about.
    open var identifier: AVMetadataIdentifier? { nil }
    /// What it is about, in words that all formats share.
    open var commonKey: AVMetadataKey? { nil }
    open var value: (any NSCopying & NSObjectProtocol)? { nil }
    /// What is said, as a text.
    open var stringValue: String? { nil }
    /// What is said, as a number.
    open var numberValue: NSNumber? { nil }
    /// What is said, as bytes.
    open var dataValue: Data? { nil }

    /// Those about one thing. From iOS 8.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] {
        SimulatedApp.require(
            .classMethod("metadataItemsFromArray:filteredByIdentifier:", of: "AVMetadataItem", .iOS(8)))
        return metadataItems.filter { $0.identifier == identifier }
    }
}

/// What something that a medium says is about.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// What people call a medium.
    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "common/artist")
    /// What it is from.
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "common/albumName")
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")
    public static let commonIdentifierCreator = AVMetadataIdentifier(rawValue: "common/creator")
    /// What it is about.
    public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "common/description")
}

/// The same in words that all formats share.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// What people call a medium.
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    /// What it is from.
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
}

extension AVAsset {
    /// What the medium says of itself, in words that all formats share: nothing.
    public var commonMetadata: [AVMetadataItem] {
        SimulatedApp.notSimulated("metadata of media", "no medium says anything of itself")
        return []
    }

    /// What the medium says of itself: nothing.
    public var metadata: [AVMetadataItem] { commonMetadata }
}
