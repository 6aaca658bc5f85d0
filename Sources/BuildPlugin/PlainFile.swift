import Foundation

/// Tells what can be read to its end from pipes, sockets and devices that lie where a file should.
enum PlainFile {
    /// Whether a regular file lies there, behind whatever links.
    static func isOne(_ url: URL) -> Bool {
        let end = url.resolvingSymlinksInPath()
        return (try? end.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
    }

    /// The bytes of a regular file; nil for anything else.
    static func contents(of url: URL) -> Data? { isOne(url) ? try? Data(contentsOf: url) : nil }
}
