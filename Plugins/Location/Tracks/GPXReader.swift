import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Collects the points of a GPX file while Foundation's parser goes through it.
final class GPXReader: NSObject, XMLParserDelegate {
    private static let kinds = ["trkpt", "rtept", "wpt"]

    private var points: [String: [GPXPoint]] = [:]
    private var count = 0
    private var problem: (line: Int, text: String)?
    private var depth = 0
    private var open: (kind: String, point: GPXPoint)?
    private var text = ""

    /// The points of the first kind that the file has.
    static func points(in data: Data, file: String) throws(GPXError) -> [GPXPoint] {
        let reader = GPXReader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        let isWhole = parser.parse()
        if let problem = reader.problem { throw GPXError(file: file, line: problem.line, problem: problem.text) }
        guard isWhole, parser.parserError == nil else {
            throw GPXError(file: file, line: max(parser.lineNumber, 1), problem: "this is not well-formed XML")
        }
        return kinds.compactMap { reader.points[$0] }.first ?? []
    }

    private func fail(_ parser: XMLParser, _ text: String) {
        if problem == nil { problem = (parser.lineNumber, text) }
        parser.abortParsing()
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard problem == nil else { return }
        depth += 1
        text = ""
        if depth == 1, name != "gpx" { return fail(parser, "the first element is <\(name)> and not <gpx>") }
        if depth > GPXFile.depthLimit { return fail(parser, "more than \(GPXFile.depthLimit) elements in one another") }
        if GPXReader.kinds.contains(name) { begin(name, attributes, parser) }
    }

    private func begin(_ kind: String, _ attributes: [String: String], _ parser: XMLParser) {
        guard let latitude = attributes["lat"].flatMap(Double.init),
            let longitude = attributes["lon"].flatMap(Double.init)
        else { return fail(parser, "<\(kind)> needs lat and lon, in degrees") }
        let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        guard coordinate.isValid else { return fail(parser, "\(latitude), \(longitude) is no place on the earth") }
        count += 1
        guard count <= Track.pointLimit else { return fail(parser, "more than \(Track.pointLimit) points") }
        open = (kind, GPXPoint(coordinate: coordinate, line: parser.lineNumber))
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) {
        if text.utf8.count < 200 { text += characters }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard problem == nil else { return }
        depth -= 1
        let value = text.trimmingCharacters(in: .whitespacesAndNewlines)
        text = ""
        switch name {
        case "time" where open != nil: readTime(value, parser)
        case "ele", "speed": readNumber(value, name, parser)
        default: close(name)
        }
    }

    private func close(_ name: String) {
        guard let done = open, done.kind == name else { return }
        points[name, default: []].append(done.point)
        open = nil
    }

    private func readTime(_ value: String, _ parser: XMLParser) {
        let style = Date.ISO8601FormatStyle(includingFractionalSeconds: value.contains("."))
        guard let date = try? Date(value, strategy: style) else {
            return fail(parser, "\"\(value)\" is no time; write 2026-01-05T09:00:00Z")
        }
        open?.point.date = date
    }

    private func readNumber(_ value: String, _ name: String, _ parser: XMLParser) {
        guard open != nil else { return }
        guard let number = Double(value), number.isFinite else {
            return fail(parser, "<\(name)> is \"\(value)\" and not a number")
        }
        if name == "ele" { open?.point.altitude = number } else { open?.point.speed = number }
    }
}
