import Foundation

/// One point as it stands in a GPX file.
package struct GPXPoint: Sendable {
    /// Degrees to the north, from -90 to 90.
    package let latitude: Double
    /// Degrees to the east, from -180 to 180.
    package let longitude: Double
    /// The line of the point, from 1.
    package let line: Int
    /// When the point was reached, where the file says so.
    package var date: Date?
    /// Metres above sea level.
    package var altitude = 0.0
    /// Metres a second, where the file says so.
    package var speed: Double?
}

/// Collects the points of a GPX file: the track points; where there are none, the route points; where there are none,
/// the way points.
package struct GPXReader {
    /// How deep elements may be nested.
    package static let depthLimit = 32
    private static let kinds = ["trkpt", "rtept", "wpt"]

    private let source: SourceText
    private let limit: Int
    private var scanner: XMLScanner
    private var points: [String: [GPXPoint]] = [:]
    private var count = 0
    private var open: (kind: String, point: GPXPoint)?
    private var text = ""

    private init(_ source: SourceText, limit: Int) {
        (self.source, self.limit) = (source, limit)
        scanner = XMLScanner(source.bytes)
    }

    /// The points of the first kind that the file has.
    ///
    /// - Parameter limit: the most points that it may have.
    /// - Throws: ``InputProblems`` with the first mistake.
    package static func points(in data: Data, file: String, limit: Int) throws(InputProblems) -> [GPXPoint] {
        var reader = GPXReader(try TextInput.utf8(data, file: file), limit: limit)
        do throws(SyntaxFault) {
            try reader.read()
        } catch {
            throw InputProblems([reader.problem(error, file: file)])
        }
        return kinds.compactMap { reader.points[$0] }.first ?? []
    }

    private func problem(_ fault: SyntaxFault, file: String) -> InputProblem {
        let line = source.lineNumber(at: fault.offset)
        return InputProblem(.error, file: file, line: line, message: fault.message, hint: fault.hint)
    }

    private mutating func read() throws(SyntaxFault) {
        while let event = try nextEvent() {
            switch event {
            case .start(let name, let attributes): try start(name, attributes)
            case .text(let more): if text.utf8.count < 200 { text += more }
            case .end(let name): try end(name)
            }
        }
    }

    private mutating func nextEvent() throws(SyntaxFault) -> XMLScanner.Event? {
        do throws(SyntaxFault) {
            return try scanner.next()
        } catch {
            throw SyntaxFault(error.offset, "this is not well-formed XML: \(error.message)", hint: error.hint)
        }
    }

    private func fault(_ message: String) -> SyntaxFault { SyntaxFault(scanner.place, message) }
}

// Elements.

extension GPXReader {
    private mutating func start(_ name: String, _ attributes: [String: String]) throws(SyntaxFault) {
        text = ""
        if scanner.depth == 1, name != "gpx" {
            throw fault("the first element is <\(name.clipped)> and not <gpx>")
        }
        if scanner.depth > GPXReader.depthLimit {
            throw fault("more than \(GPXReader.depthLimit) elements in one another")
        }
        if GPXReader.kinds.contains(name) { try begin(name, attributes) }
    }

    private mutating func begin(_ kind: String, _ attributes: [String: String]) throws(SyntaxFault) {
        guard let latitude = attributes["lat"].flatMap(Double.init),
            let longitude = attributes["lon"].flatMap(Double.init)
        else { throw fault("<\(kind)> needs lat and lon, in degrees") }
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else {
            throw fault("\(latitude), \(longitude) is no place on the earth")
        }
        count += 1
        guard count <= limit else { throw fault("more than \(limit) points") }
        let line = source.lineNumber(at: scanner.place)
        open = (kind, GPXPoint(latitude: latitude, longitude: longitude, line: line))
    }

    private mutating func end(_ name: String) throws(SyntaxFault) {
        let value = text.trimmingCharacters(in: .whitespacesAndNewlines)
        text = ""
        switch name {
        case "time" where open != nil: try readTime(value)
        case "ele", "speed": try readNumber(value, name)
        default: close(name)
        }
    }

    private mutating func close(_ name: String) {
        guard let done = open, done.kind == name else { return }
        points[name, default: []].append(done.point)
        open = nil
    }

    private mutating func readTime(_ value: String) throws(SyntaxFault) {
        let style = Date.ISO8601FormatStyle(includingFractionalSeconds: value.contains("."))
        guard let date = try? Date(value, strategy: style) else {
            throw fault("\(value.quoted) is no time; write 2026-01-05T09:00:00Z")
        }
        open?.point.date = date
    }

    private mutating func readNumber(_ value: String, _ name: String) throws(SyntaxFault) {
        guard open != nil else { return }
        guard let number = Double(value), number.isFinite else {
            throw fault("<\(name)> is \(value.quoted) and not a number")
        }
        if name == "ele" { open?.point.altitude = number } else { open?.point.speed = number }
    }
}
