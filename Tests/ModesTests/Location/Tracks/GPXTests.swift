import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilLocation

struct GPXTests: Facts {
    @Test("GPX files", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func read(_ body: String) throws -> Track {
        try GPXFile.track(from: Data("<?xml version=\"1.0\"?>\n\(body)".utf8), file: "way.gpx")
    }

    private static func error(_ body: String) -> String {
        do throws(GPXError) {
            _ = try GPXFile.track(from: Data(body.utf8), file: "way.gpx")
            return "none"
        } catch {
            return error.description
        }
    }

    let trackPoints = Fact("track points are played by their times") {
        let track = try Self.read(
            """
            <gpx xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="1" lon="1"/><trk><name>7</name><trkseg>
            <trkpt lat="52.0" lon="13.0"><ele>34.5</ele><time>2026-01-05T09:00:00Z</time></trkpt>
            <trkpt lat="52.001" lon="13.0"><time>2026-01-05T09:00:10.500Z</time><speed>4</speed></trkpt>
            </trkseg></trk></gpx>
            """)
        expect(track.points.map(\.offset), is: [.zero, .milliseconds(10_500)])
        expect(track.points.map(\.altitude), is: [34.5, 0])
        expect(track.points.map(\.speed), is: [nil, 4])
        expect(track.end, is: Coordinate(latitude: 52.001, longitude: 13))
    }

    let wayPoints = Fact("way points without times come one a second, as in Xcode") {
        let track = try Self.read("<gpx><wpt lat='1' lon='2'/><wpt lat='1.1' lon='2'/><wpt lat='1.2' lon='2'/></gpx>")
        expect(track.points.map(\.offset), is: [.zero, .seconds(1), .seconds(2)])
    }

    let problems = Fact(
        "what is wrong is said with file and line",
        for: [
            ("", "way.gpx: the file is empty"),
            ("no xml", "way.gpx:1: this is not well-formed XML: \"n\" where a tag is due"),
            ("<kml/>", "way.gpx:1: the first element is <kml> and not <gpx>"),
            ("<gpx></gpx>", "way.gpx: no trkpt, rtept or wpt in it"),
            ("<gpx>\n<wpt lat='1'/></gpx>", "way.gpx:2: <wpt> needs lat and lon, in degrees"),
            ("<gpx>\n\n<wpt lat='91' lon='0'/></gpx>", "way.gpx:3: 91.0, 0.0 is no place on the earth"),
            ("<gpx>\n<wpt lat='nan' lon='0'/></gpx>", "way.gpx:2: nan, 0.0 is no place on the earth"),
            (
                "<gpx><wpt lat='1' lon='0'>\n<time>noon</time></wpt></gpx>",
                "way.gpx:2: \"noon\" is no time; write 2026-01-05T09:00:00Z"
            ),
            (
                "<gpx><wpt lat='1' lon='0'>\n<ele>high</ele></wpt></gpx>",
                "way.gpx:2: <ele> is \"high\" and not a number"
            ),
            (
                "<gpx><wpt lat='1' lon='0'/>",
                "way.gpx:1: this is not well-formed XML: the file ends inside <gpx>"
            ),
            ("<gpx>\n</trk></gpx>", "way.gpx:2: this is not well-formed XML: </trk> where </gpx> is due"),
            ("<gpx/>\n<gpx/>", "way.gpx:2: this is not well-formed XML: <gpx> behind the end of the first element"),
            ("<gpx>\n<!-- no end", "way.gpx:2: this is not well-formed XML: this comment is never closed"),
            (
                "<gpx a=1/>",
                "way.gpx:1: this is not well-formed XML: the attribute \"a\" has no value in quotation marks"
            ),
            ("<gpx>R&D</gpx>", "way.gpx:1: this is not well-formed XML: the character & stands alone; write &amp;"),
            (
                "<?xml version='1.0' encoding='ISO-8859-1'?><gpx/>",
                "way.gpx:1: this is not well-formed XML: the file says that its encoding is \"iso-8859-1\"; save it as "
                    + "UTF-8 and write encoding=\"UTF-8\""
            ),
            (
                "<gpx><wpt lat='1' lon='0'><time>2026-01-05T09:00:09Z</time></wpt>\n<wpt lat='1' lon='0'/></gpx>",
                "way.gpx:2: a point without time among points with one"
            ),
            (
                "<gpx><wpt lat='1' lon='0'/>\n<wpt lat='1' lon='0'><time>2026-01-05T09:00:09Z</time></wpt></gpx>",
                "way.gpx:2: a point with time among points without one"
            ),
        ]
    ) { (body: String, text: String) in
        expect(Self.error(body), is: text)
    }

    let notUTF8 = Fact("a byte that is not UTF-8 is refused with its line") {
        var bytes = Array("<gpx>\n<wpt lat='1' lon='0'><name>Caf".utf8)
        bytes += [0xE9] + Array("</name></wpt></gpx>".utf8)
        let error = expect(throws: GPXError.self) { try GPXFile.track(from: Data(bytes), file: "way.gpx") }
        expect(error?.description, is: "way.gpx:2: the byte E9 is not UTF-8; save the file as UTF-8")
    }

    let markup = Fact("entities, CDATA, comments and a DOCTYPE are read over or resolved") {
        let track = try Self.read(
            """
            <!DOCTYPE gpx SYSTEM "gpx.dtd"><!-- a <b> --><gpx>\n<?app x?>
            <wpt lat="&#49;" lon='2'><name><![CDATA[<&>]]></name><ele> <!-- up -->1<![CDATA[2]]></ele></wpt
            ></gpx><!-- end -->
            """)
        expect(track.points.map(\.coordinate), is: [Coordinate(latitude: 1, longitude: 2)])
        expect(track.points.map(\.altitude), is: [12])
    }

    let comments = Fact("long runs of comments are gone through once") {
        let opened = String(repeating: "<!--", count: 100_000)
        expect(Self.error("<gpx>\(opened)"), is: "way.gpx:1: this is not well-formed XML: this comment is never closed")
        let closed = String(repeating: "<!---->", count: 60_000)
        try expect(Self.read("<gpx>\(closed)<wpt lat='1' lon='2'/></gpx>").points.count, is: 1)
    }

    let backwards = Fact("times that run backwards are refused") {
        let point = { (time: String) in "<wpt lat='1' lon='0'><time>2026-01-05T09:00:\(time)Z</time></wpt>\n" }
        expect(
            Self.error("<gpx>\n\(point("05"))\(point("04"))</gpx>"),
            is: "way.gpx:3: the time is earlier than that of the point before")
    }

    let depth = Fact("deep nesting is refused") {
        let text = "<gpx>" + String(repeating: "<a>", count: 100_000)
        expect(Self.error(text), is: "way.gpx:1: more than 32 elements in one another")
    }

    let noFile = Fact(
        "what is no readable file is named",
        for: ["/nowhere.gpx", "/dev/zero", "/tmp"]
    ) { (path: String) in
        let error = expect(throws: GPXError.self) { try GPXFile.read(path: path) }
        expect(error?.description, is: "\(path): the file cannot be read")
    }

    let tooLarge = Fact("a file that is too large is refused before it is parsed") {
        let data = Data(repeating: 32, count: GPXFile.sizeLimit + 1)
        let error = expect(throws: GPXError.self) { try GPXFile.track(from: data, file: "way.gpx") }
        expect(error?.description, is: "way.gpx: the file is larger than 8 MB")
    }

    let madeTracks = Fact("tracks that are made reach their end at their time") {
        let start = Coordinate(latitude: 52, longitude: 13)
        let drive = Track.straight(from: start, speed: 20, course: 90, duration: .seconds(65))
        expect(drive.points.count == 8 && drive.duration == .seconds(65))
        expect(abs(start.distance(to: drive.end) - 1300) < 0.01)
        let loop = Track.loop(from: start, radius: 100, speed: 5)
        expect(start.distance(to: loop.end) < 0.01)
        expect(loop.points.allSatisfy { start.distance(to: $0.coordinate) < 200.01 })
        let both = drive.followed(by: .standing(at: drive.end, for: .seconds(100)))
        expect(both.duration == .seconds(165) && both.end == drive.end)
        expect(
            Track.straight(from: start, speed: 1, course: 0, duration: .seconds(10_000_000)).points.count <= 100_000)
    }
}
