import Testing
import UIKit

@Suite("Formatters that Linux lacks")
struct FormatterTests {
    @Test(
        "a length of time is written in its style",
        arguments: [
            (DateComponentsFormatter.UnitsStyle.positional, "1:01:05"), (.abbreviated, "1h 1m 5s"),
            (.brief, "1hr 1min 5sec"), (.short, "1 hr, 1 min, 5 sec"), (.full, "1 hour, 1 minute, 5 seconds"),
            (.spellOut, "one hour, one minute, five seconds"),
        ])
    func styles(style: DateComponentsFormatter.UnitsStyle, expected: String) {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        #expect(formatter.string(from: 3665) == expected)
    }

    @Test("units that are 0 go or stay as asked for")
    func zeros() {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        #expect(formatter.string(from: 65) == "1:05" && formatter.string(from: 5) == "5")
        #expect(formatter.string(from: 3665) == "61:05" && formatter.string(from: 0) == "0")
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 5) == "00:05" && formatter.string(from: 65) == "01:05")
        formatter.allowedUnits = [.hour, .minute, .second]
        (formatter.unitsStyle, formatter.zeroFormattingBehavior) = (.abbreviated, .dropAll)
        #expect(formatter.string(from: 7205) == "2h 5s")
        (formatter.maximumUnitCount, formatter.includesTimeRemainingPhrase) = (1, true)
        #expect(formatter.string(from: 7205) == "2h remaining")
    }

    @Test("how far a moment is, by its largest unit")
    func relative() {
        let formatter = RelativeDateTimeFormatter()
        let now = Date(timeIntervalSinceReferenceDate: 0)
        #expect(formatter.localizedString(for: now + 300, relativeTo: now) == "in 5 minutes")
        #expect(formatter.localizedString(for: now - 86_400, relativeTo: now) == "1 day ago")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(for: now - 86_400, relativeTo: now) == "yesterday")
        formatter.unitsStyle = .short
        #expect(formatter.localizedString(for: now + 7200, relativeTo: now) == "in 2 hr.")
    }

    @Test("lists and measurements are written in English")
    func others() {
        #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
        #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a and b")
        let length = Measurement(value: 5.25, unit: UnitLength.kilometers)
        #expect(MeasurementFormatter().string(from: length) == "5.25 km")
    }
}

@Suite("XML of the app's streams")
struct XMLParserTests {
    private final class Reader: NSObject, XMLParserDelegate {
        var names: [String] = []

        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
            qualifiedName qName: String?, attributes attributeDict: [String: String]
        ) { names.append(elementName) }
    }

    @Test("a parser reads a stream as it runs, and not before")
    func streams() {
        let stream = InputStream(data: Data("<a><b/><c>d</c></a>".utf8))
        let (parser, reader) = (XMLParser(stream: stream), Reader())
        parser.delegate = reader
        #expect(stream.streamStatus == .notOpen)
        #expect(parser.parse() && reader.names == ["a", "b", "c"])
        #expect(stream.streamStatus == .closed)
    }
}
