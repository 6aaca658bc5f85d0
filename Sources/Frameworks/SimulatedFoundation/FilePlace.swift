import BackgroundRuntime

/// The place in one of the app's files of which something is made: an app that ends meanwhile ends for what stands there.
package final class FilePlace {
    private var places: [() -> String] = []

    /// Does something for what stands at a place.
    ///
    /// - Parameters:
    ///   - place: says which: asked where the app ends.
    ///   - body: what is done. It does not return where it ends the app.
    package static func naming<Result>(_ place: @escaping () -> String, _ body: () -> Result) -> Result {
        guard let process = AppProcess.current else { return body() }
        let current = process.storage.object { FilePlace() }
        current.places.append(place)
        defer { current.places.removeLast() }
        return body()
    }

    /// The innermost place; nil where nothing is made of a file.
    static func current(in process: AppProcess) -> String? {
        process.storage.existing(FilePlace.self)?.places.last?()
    }
}
