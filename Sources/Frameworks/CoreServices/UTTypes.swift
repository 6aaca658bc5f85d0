import SimulatedFoundation

// The names of kinds of files, as before iOS 14.

nonisolated(unsafe) public let kUTTypeItem: CFString = "public.item"
nonisolated(unsafe) public let kUTTypeData: CFString = "public.data"
/// What people read, see or hear.
nonisolated(unsafe) public let kUTTypeContent: CFString = "public.content"
nonisolated(unsafe) public let kUTTypeFolder: CFString = "public.folder"
nonisolated(unsafe) public let kUTTypeText: CFString = "public.text"
/// A text without looks.
nonisolated(unsafe) public let kUTTypePlainText: CFString = "public.plain-text"
/// A text without looks, in bytes of UTF-8.
nonisolated(unsafe) public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
nonisolated(unsafe) public let kUTTypeImage: CFString = "public.image"
/// A picture of the kind JPEG.
nonisolated(unsafe) public let kUTTypeJPEG: CFString = "public.jpeg"
/// A picture of the kind PNG.
nonisolated(unsafe) public let kUTTypePNG: CFString = "public.png"
/// A picture of the kind GIF.
nonisolated(unsafe) public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// A film with sound.
nonisolated(unsafe) public let kUTTypeMovie: CFString = "public.movie"
nonisolated(unsafe) public let kUTTypeVideo: CFString = "public.video"
/// A film of the kind MPEG-4.
nonisolated(unsafe) public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// A film of the kind QuickTime.
nonisolated(unsafe) public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
nonisolated(unsafe) public let kUTTypeAudio: CFString = "public.audio"
/// A sound of the kind MP3.
nonisolated(unsafe) public let kUTTypeMP3: CFString = "public.mp3"
/// A document of the kind PDF.
nonisolated(unsafe) public let kUTTypePDF: CFString = "com.adobe.pdf"
/// A place in the web.
nonisolated(unsafe) public let kUTTypeURL: CFString = "public.url"
/// A place of a file.
nonisolated(unsafe) public let kUTTypeFileURL: CFString = "public.file-url"
nonisolated(unsafe) public let kUTTypeZipArchive: CFString = "public.zip-archive"
