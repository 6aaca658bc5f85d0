import SimulatedFoundation

/// A kind of files. Which kinds there are besides these is not known here.
public struct UTType: Hashable, Sendable {
    /// Tells it from others.
    public let identifier: String

    /// A kind by its name. From iOS 14.
    public init?(_ identifier: String) {
        SimulatedApp.require(.utType)
        self.identifier = identifier
    }

    /// A kind that the app brings.
    public init(exportedAs identifier: String) {
        SimulatedApp.require(.utType)
        self.identifier = identifier
    }

    /// A kind that the app knows.
    public init(importedAs identifier: String) {
        SimulatedApp.require(.utType)
        self.identifier = identifier
    }

    /// A kind by how names of files end; nil for an unknown one.
    public init?(filenameExtension: String) {
        SimulatedApp.require(.utType)
        guard let known = UTType.known[filenameExtension.lowercased()] else {
            SimulatedApp.notSimulated("UTType for names that end in .\(filenameExtension)", "it is not known: nil")
            return nil
        }
        identifier = known
    }

    private init(known identifier: String) {
        SimulatedApp.require(.utType)
        self.identifier = identifier
    }

    private static let known = [
        "txt": "public.plain-text", "csv": "public.comma-separated-values-text", "json": "public.json",
        "xml": "public.xml", "html": "public.html", "jpg": "public.jpeg", "jpeg": "public.jpeg", "png": "public.png",
        "gif": "com.compuserve.gif", "mp4": "public.mpeg-4", "mov": "com.apple.quicktime-movie", "mp3": "public.mp3",
        "wav": "com.microsoft.waveform-audio", "pdf": "com.adobe.pdf", "zip": "public.zip-archive",
        "plist": "com.apple.property-list",
    ]

    public static var item: UTType { UTType(known: "public.item") }
    public static var data: UTType { UTType(known: "public.data") }
    /// What people read, see or hear.
    public static var content: UTType { UTType(known: "public.content") }
    /// What has files in it.
    public static var folder: UTType { UTType(known: "public.folder") }
    /// What can be read.
    public static var text: UTType { UTType(known: "public.text") }
    /// A text without looks.
    public static var plainText: UTType { UTType(known: "public.plain-text") }
    /// A text without looks, in bytes of UTF-8.
    public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
    /// Rows of a table.
    public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
    /// Data of the kind JSON.
    public static var json: UTType { UTType(known: "public.json") }
    /// Data of the kind XML.
    public static var xml: UTType { UTType(known: "public.xml") }
    public static var html: UTType { UTType(known: "public.html") }
    public static var image: UTType { UTType(known: "public.image") }
    /// A picture of the kind JPEG.
    public static var jpeg: UTType { UTType(known: "public.jpeg") }
    /// A picture of the kind PNG.
    public static var png: UTType { UTType(known: "public.png") }
    /// A picture of the kind GIF.
    public static var gif: UTType { UTType(known: "com.compuserve.gif") }
    /// A film with sound.
    public static var movie: UTType { UTType(known: "public.movie") }
    public static var video: UTType { UTType(known: "public.video") }
    /// A film of the kind MPEG-4.
    public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
    /// A film of the kind QuickTime.
    public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
    public static var audio: UTType { UTType(known: "public.audio") }
    /// A sound of the kind MP3.
    public static var mp3: UTType { UTType(known: "public.mp3") }
    /// A sound of the kind WAVE.
    public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
    /// A document of the kind PDF.
    public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
    /// A place in the web.
    public static var url: UTType { UTType(known: "public.url") }
    /// A place of a file.
    public static var fileURL: UTType { UTType(known: "public.file-url") }
    public static var zip: UTType { UTType(known: "public.zip-archive") }
    public static var archive: UTType { UTType(known: "public.archive") }
    public static var directory: UTType { UTType(known: "public.directory") }
    /// Data of the kind plist.
    public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
}
