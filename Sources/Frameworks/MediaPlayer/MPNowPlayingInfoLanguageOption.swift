import SimulatedFoundation

/// Whether a language is heard or read.
public enum MPNowPlayingInfoLanguageOptionType: UInt, Sendable {
    /// It is spoken.
    case audible = 0
    /// It is shown as subtitles.
    case legible = 1
}

/// A language in which what plays can be heard or read.
public final class MPNowPlayingInfoLanguageOption: NSObject, @unchecked Sendable {
    /// Whether it is heard or read.
    public let languageOptionType: MPNowPlayingInfoLanguageOptionType
    /// The tag of the language, such as `de`; nil where there is none.
    public let languageTag: String?
    /// What is special about it, such as a description of pictures.
    public let languageOptionCharacteristics: [String]?
    /// What the user reads of it.
    public let displayName: String?
    /// What the app calls it.
    public let identifier: String?

    /// A language, by what the app says of it.
    public init(
        type languageOptionType: MPNowPlayingInfoLanguageOptionType, languageTag: String,
        characteristics languageOptionCharacteristics: [String]?, displayName: String, identifier: String
    ) {
        self.languageOptionType = languageOptionType
        self.languageTag = languageTag
        self.languageOptionCharacteristics = languageOptionCharacteristics
        self.displayName = displayName
        self.identifier = identifier
    }
}
