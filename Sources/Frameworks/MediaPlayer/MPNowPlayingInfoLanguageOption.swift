import SimulatedFoundation

/// Whether a language is heard or read.
public enum MPNowPlayingInfoLanguageOptionType: UInt, Sendable {
    case audible = 0
    /// It is shown as subtitles.
    case legible = 1
}

/// A language in which what plays can be heard or read.
open class MPNowPlayingInfoLanguageOption: NSObject, @unchecked Sendable {
    /// Whether it is heard or read.
    open private(set) var languageOptionType: MPNowPlayingInfoLanguageOptionType
    /// The tag of the language, such as `de`; nil where there is none.
    open private(set) var languageTag: String?
    /// What is special about it, such as a description of pictures.
    open private(set) var languageOptionCharacteristics: [String]?
    /// What the user reads of it.
    open private(set) var displayName: String?
    /// What the app calls it.
    open private(set) var identifier: String?

    /// A language, by what the app says of it.
    public init(
        type languageOptionType: MPNowPlayingInfoLanguageOptionType, languageTag: String,
        characteristics languageOptionCharacteristics: [String]?, displayName: String, identifier: String
    ) {
        SimulatedApp.require(MPNowPlayingInfoLanguageOption.self)
        self.languageOptionType = languageOptionType
        self.languageTag = languageTag
        self.languageOptionCharacteristics = languageOptionCharacteristics
        self.displayName = displayName
        self.identifier = identifier
    }
}
