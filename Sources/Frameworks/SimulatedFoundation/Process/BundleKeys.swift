// Keys of a bundle's manifest, as Core Foundation calls them. They are strings here, so that `as String` holds.

/// The key `CFBundleIdentifier` of an information dictionary.
public let kCFBundleIdentifierKey = "CFBundleIdentifier"
/// The key of the short name.
public let kCFBundleNameKey = "CFBundleName"
/// The key of the build's number.
public let kCFBundleVersionKey = "CFBundleVersion"
/// The key of the executable's name.
public let kCFBundleExecutableKey = "CFBundleExecutable"
/// The key of the region that the bundle was made in.
public let kCFBundleDevelopmentRegionKey = "CFBundleDevelopmentRegion"
/// The key of the version that the manifest's format has.
public let kCFBundleInfoDictionaryVersionKey = "CFBundleInfoDictionaryVersion"
