import Foundation

/// The folder of the package whose tests these are. Computed, as a static of a test program would be an app's as well.
public var packageFolder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
