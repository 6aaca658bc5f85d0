import BackgroundRuntime
import Foundation
import VigilDocuments

/// Reads tracks from GPX files, as Xcode and every logger write them.
///
/// Track points count; where there are none, route points; where there are none, way points. Points with times are
/// played by them. In a file without any times the phone is at the next point each second, as in Xcode.
public enum GPXFile {
    /// The largest file in bytes.
    public static let sizeLimit = 8 * 1024 * 1024
    /// How deep elements may be nested.
    public static let depthLimit = GPXReader.depthLimit

    /// The track of the file at `path`.
    ///
    /// - Throws: ``GPXError`` with the file, and the line where there is one.
    public static func read(path: String) throws(GPXError) -> Track {
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let type = try? FileManager.default.attributesOfItem(atPath: target)[.type] as? FileAttributeType
        // Anything but a plain file could go on for ever.
        guard type == .typeRegular, let handle = FileHandle(forReadingAtPath: target),
            let data = try? handle.read(upToCount: sizeLimit + 1) ?? Data()
        else {
            throw GPXError(file: path, line: nil, problem: "the file cannot be read")
        }
        return try track(from: data, file: path)
    }

    /// The track in `data`; `file` is the name for errors.
    ///
    /// - Throws: ``GPXError`` with the file, and the line where there is one.
    public static func track(from data: Data, file: String) throws(GPXError) -> Track {
        guard data.count <= sizeLimit else { throw tooLarge(file) }
        guard !data.isEmpty else { throw GPXError(file: file, line: nil, problem: "the file is empty") }
        return Track(try timed(try points(in: data, file), file))
    }

    private static func points(in data: Data, _ file: String) throws(GPXError) -> [GPXPoint] {
        do throws(InputProblems) {
            return try GPXReader.points(in: data, file: file, limit: Track.pointLimit)
        } catch {
            let problem = error.problems[0]
            let hint = problem.hint.map { "; \($0)" } ?? ""
            throw GPXError(file: file, line: problem.line, problem: problem.message + hint)
        }
    }

    private static func tooLarge(_ file: String) -> GPXError {
        GPXError(file: file, line: nil, problem: "the file is larger than \(sizeLimit / 1024 / 1024) MB")
    }

    private static func timed(_ points: [GPXPoint], _ file: String) throws(GPXError) -> [Track.Point] {
        guard let first = points.first else {
            throw GPXError(file: file, line: nil, problem: "no trkpt, rtept or wpt in it")
        }
        guard let start = first.date else { return try untimed(points, file) }
        var timed: [Track.Point] = []
        for point in points {
            guard let date = point.date else {
                throw GPXError(file: file, line: point.line, problem: "a point without time among points with one")
            }
            let offset = Duration(inSeconds: date.timeIntervalSince(start))
            guard offset >= timed.last?.offset ?? .zero else {
                throw GPXError(
                    file: file, line: point.line, problem: "the time is earlier than that of the point before")
            }
            timed.append(point.point(at: offset))
        }
        return timed
    }

    private static func untimed(_ points: [GPXPoint], _ file: String) throws(GPXError) -> [Track.Point] {
        if let odd = points.first(where: { $0.date != nil }) {
            throw GPXError(file: file, line: odd.line, problem: "a point with time among points without one")
        }
        return points.enumerated().map { $1.point(at: .seconds($0)) }
    }
}

/// What is wrong with a GPX file.
public struct GPXError: Error, Hashable, CustomStringConvertible {
    /// The file as it was named.
    public let file: String
    /// The line, from 1; nil when the problem has no place.
    public let line: Int?
    /// What is wrong, in a sentence without its end.
    public let problem: String

    public var description: String { line.map { "\(file):\($0): \(problem)" } ?? "\(file): \(problem)" }
}

extension GPXPoint {
    /// The point of a track that is reached after `offset`.
    fileprivate func point(at offset: Duration) -> Track.Point {
        let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        return Track.Point(coordinate, at: offset, altitude: altitude, speed: speed)
    }
}
