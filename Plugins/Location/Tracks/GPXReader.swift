import BackgroundRuntime
import Foundation

/// Collects the points of a GPX file.
struct GPXReader {
    private static let kinds = ["trkpt", "rtept", "wpt"]

    private let source: SourceText
    private var scanner: GPXScanner
    private var points: [String: [GPXPoint]] = [:]
    private var count = 0
    private var open: (kind: String, point: GPXPoint)?
    private var text = ""

    private init(_ source: SourceText) {
        self.source = source
        scanner = GPXScanner(source.bytes)
    }

    /// The points of the first kind that the file has.
    static func points(in data: Data, file: String) throws(GPXError) -> [GPXPoint] {
        var reader = GPXReader(try text(of: data, file: file))
        do throws(SyntaxFault) {
            try reader.read()
        } catch {
            let line = reader.source.lineNumber(at: error.offset)
            let hint = error.hint.map { "; \($0)" } ?? ""
            throw GPXError(file: file, line: line, problem: error.message + hint)
        }
        return kinds.compactMap { reader.points[$0] }.first ?? []
    }

    private static func text(of data: Data, file: String) throws(GPXError) -> SourceText {
        do throws(InputProblems) {
            return try TextInput.utf8(data, file: file)
        } catch {
            let problem = error.problems[0]
            let hint = problem.hint.map { "; \($0)" } ?? ""
            throw GPXError(file: file, line: problem.line, problem: problem.message + hint)
        }
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

    private mutating func nextEvent() throws(SyntaxFault) -> GPXScanner.Event? {
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
        if scanner.depth > GPXFile.depthLimit {
            throw fault("more than \(GPXFile.depthLimit) elements in one another")
        }
        if GPXReader.kinds.contains(name) { try begin(name, attributes) }
    }

    private mutating func begin(_ kind: String, _ attributes: [String: String]) throws(SyntaxFault) {
        guard let latitude = attributes["lat"].flatMap(Double.init),
            let longitude = attributes["lon"].flatMap(Double.init)
        else { throw fault("<\(kind)> needs lat and lon, in degrees") }
        let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        guard coordinate.isValid else { throw fault("\(latitude), \(longitude) is no place on the earth") }
        count += 1
        guard count <= Track.pointLimit else { throw fault("more than \(Track.pointLimit) points") }
        open = (kind, GPXPoint(coordinate: coordinate, line: source.lineNumber(at: scanner.place)))
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
