import Testing
import UIKit
import VigilFacts

struct FormatterTests: Facts {
    @Test("Formatters that Linux lacks", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let styles = Fact(
        "a length of time is written in its style",
        for: [
            (DateComponentsFormatter.UnitsStyle.positional, "1:01:05"), (.abbreviated, "1h 1m 5s"),
            (.brief, "1hr 1min 5sec"), (.short, "1 hr, 1 min, 5 sec"), (.full, "1 hour, 1 minute, 5 seconds"),
            (.spellOut, "one hour, one minute, five seconds"),
        ]
    ) { (style: DateComponentsFormatter.UnitsStyle, expected: String) in
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        expect(formatter.string(from: 3665), is: expected)
    }

    let zeros = Fact("units that are 0 go or stay as asked for") {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        expect(formatter.string(from: 65) == "1:05" && formatter.string(from: 5) == "5")
        expect(formatter.string(from: 3665) == "61:05" && formatter.string(from: 0) == "0")
        formatter.zeroFormattingBehavior = .pad
        expect(formatter.string(from: 5) == "00:05" && formatter.string(from: 65) == "01:05")
        formatter.allowedUnits = [.hour, .minute, .second]
        (formatter.unitsStyle, formatter.zeroFormattingBehavior) = (.abbreviated, .dropAll)
        expect(formatter.string(from: 7205), is: "2h 5s")
        (formatter.maximumUnitCount, formatter.includesTimeRemainingPhrase) = (1, true)
        expect(formatter.string(from: 7205), is: "2h remaining")
    }

    let relative = Fact("how far a moment is, by its largest unit") {
        let formatter = RelativeDateTimeFormatter()
        let now = Date(timeIntervalSinceReferenceDate: 0)
        expect(formatter.localizedString(for: now + 300, relativeTo: now), is: "in 5 minutes")
        expect(formatter.localizedString(for: now - 86_400, relativeTo: now), is: "1 day ago")
        formatter.dateTimeStyle = .named
        expect(formatter.localizedString(for: now - 86_400, relativeTo: now), is: "yesterday")
        formatter.unitsStyle = .short
        expect(formatter.localizedString(for: now + 7200, relativeTo: now), is: "in 2 hr.")
    }

    let others = Fact("lists and measurements are written in English") {
        expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]), is: "a, b, and c")
        expect(ListFormatter.localizedString(byJoining: ["a", "b"]), is: "a and b")
        let length = Measurement(value: 5.25, unit: UnitLength.kilometers)
        expect(MeasurementFormatter().string(from: length), is: "5.25 km")
    }
}

struct XMLParserTests: Facts {
    @Test("XML of the app's streams", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private final class Reader: NSObject, XMLParserDelegate {
        var names: [String] = []

        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
            qualifiedName qName: String?, attributes attributeDict: [String: String]
        ) { names.append(elementName) }
    }

    let streams = Fact("a parser reads a stream as it runs, and not before") {
        let stream = InputStream(data: Data("<a><b/><c>d</c></a>".utf8))
        let (parser, reader) = (XMLParser(stream: stream), Reader())
        parser.delegate = reader
        expect(stream.streamStatus, is: .notOpen)
        expect(parser.parse() && reader.names == ["a", "b", "c"])
        expect(stream.streamStatus, is: .closed)
    }
}
