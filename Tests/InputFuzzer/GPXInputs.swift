#if canImport(VigilLocation)
    import Foundation
    import VigilLocation

    extension InputKind {
        /// Recorded tracks.
        static let gpx = InputKind(name: "gpx", seeds: [Array(track.utf8)], tokens: commonTokens + tokensOfTracks) {
            bytes in
            do throws(GPXError) {
                let track = try GPXFile.track(from: Data(bytes), file: "way.gpx")
                precondition(track.points.allSatisfy(\.coordinate.isValid), "a point is nowhere")
                return true
            } catch {
                precondition(!error.description.isEmpty, "an error says nothing")
                return false
            }
        }

        private static let tokensOfTracks = [
            "<", ">", "</", "/>", "<gpx>", "</gpx>", "<wpt lat='1' lon='2'/>", "<trkpt ", "<time>",
            "<ele>1e99</ele>", "nan", "<![CDATA[", "]]>", "<!--", "-->", "&lt;", "&#x110000;", "&#xD800;", "&",
            "<!DOCTYPE", "=", "<?xml", "?>", "encoding=\"UTF-16\"", "lat=\"1e400\"", "0x1p3",
        ]

        private static let track = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE gpx SYSTEM "gpx.dtd">
            <gpx version="1.1" creator="a logger" xmlns="http://www.topografix.com/GPX/1/1">
              <!-- a walk -->
              <metadata><name>Caf\u{E9} &amp; \u{1F97E} <![CDATA[<again>]]></name></metadata>
              <wpt lat="52.5" lon="13.4"><name>Start</name></wpt>
              <trk><name>\u{4E00}</name><trkseg>
                <trkpt lat="52.0" lon="13.0"><ele>34.5</ele><time>2026-01-05T09:00:00Z</time></trkpt>
                <trkpt lat='52.001' lon='13.0'><time>2026-01-05T09:00:10.500Z</time><speed>4</speed></trkpt>
              </trkseg></trk>
            </gpx>
            """
    }
#endif
