import Foundation
import Testing
import VigilFacts
import VigilReports
import VigilResults

struct SketchTests: Facts {
    @Test("The sketch of the phone on a page", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private struct Columns: Decodable {
        let strings: [String]
        let elements: Elements
        let pictures: [[Int]]
        let rest: [Int]
        let sights: Sights

        struct Elements: Decodable {
            let depth: [Int]
            let role: [Int]
            let label: [Int]
            let value: [Int]
            let marks: [Int]
        }

        struct Sights: Decodable {
            let unit: Int64
            let t: [Int64]
            let record: [Int]
            let picture: [Int]
            let alert: [Int]
            let touched: [Int]
            let cover: [Int]
            let signs: [Int]
        }

        /// The pictures in full, as the page puts them together.
        var whole: [[Int]] {
            var last: [Int] = []
            return pictures.map { change in
                last = last.prefix(change[0]) + change.dropFirst(2) + last.suffix(change[1])
                return last
            }
        }
    }

    private static func columns(_ screens: ScreenRecording) throws -> Columns {
        let html = page(screens)
        let start = try require(html.range(of: "id=\"vigil-screens\">"))
        let end = try require(html[start.upperBound...].range(of: "</script>"))
        return try JSONDecoder().decode(Columns.self, from: Data(html[start.upperBound..<end.lowerBound].utf8))
    }

    private static func page(_ screens: ScreenRecording) -> String {
        var recording = Samples.recording()
        recording.screens = screens
        return TimelinePage(Samples.passed(), recording).html
    }

    private static func screens(_ label: String = "Start") -> ScreenRecording {
        var screens = ScreenRecording()
        var (button, field) = (ShownElement("button", depth: 0), ShownElement("textField", depth: 1))
        (button.label, button.marks) = (label, .touchable)
        (field.value, field.marks) = (label, [.focused, .disabled])
        screens.elements = [button, field, ShownElement("table", depth: 0)]
        screens.pictures = [
            ScreenPicture([0, 1]), ScreenPicture([0, 2, 1]), ScreenPicture([0, 0, 1]), ScreenPicture([0]),
            ScreenPicture([], rest: 7), ScreenPicture([2, 2]),
        ]
        screens.sights = [sight(0, -1, nil), sight(1_500_000, 1, 0), sight(3_000_000_000, 4, 1)]
        (screens.sights[1].touched, screens.sights[2].alert) = (1, 3)
        (screens.sights[2].cover, screens.sights[2].signs) = (label, ["call", label])
        return screens
    }

    private static func sight(_ instant: Int64, _ record: Int, _ picture: Int?) -> ScreenSighting {
        var sight = ScreenSighting(at: instant, after: record)
        (sight.app, sight.picture) = (picture == nil ? 0 : 1, picture)
        return sight
    }

    let pictures = Fact("has each picture by what is other than in the one before, and each text once") {
        let (screens, columns) = (Self.screens(), try Self.columns(Self.screens()))
        expect(columns.whole, is: screens.pictures.map(\.elements))
        expect(columns.pictures[1] == [1, 1, 2] && columns.rest == [0, 0, 0, 0, 7, 0])
        expect(columns.elements.role.map { columns.strings[$0] }, is: ["button", "textField", "table"])
        expect(columns.elements.label.map { columns.strings[$0] }, is: ["Start", "", ""])
        expect(columns.elements.value.map { columns.strings[$0] }, is: ["", "Start", ""])
        expect(columns.elements.marks == [16, 5, 0] && columns.elements.depth == [0, 1, 0])
        expect(Set(columns.strings).count == columns.strings.count && columns.strings[0].isEmpty)
    }

    let sights = Fact("has what was seen with its instant, its record and what lay in front") {
        let columns = try Self.columns(Self.screens())
        let sights = columns.sights
        expect(sights.unit == 100_000 && sights.t == [0, 15, 29_985] && sights.record == [-1, 2, 3])
        expect(sights.picture == [-1, 0, 1] && sights.alert == [-1, -1, 3] && sights.touched == [-1, 1, -1])
        expect(sights.cover.map { columns.strings[$0] }, is: ["", "", "Start"])
        expect(sights.signs.map { columns.strings[$0] }, is: ["", "", "call, Start"])
    }

    let hostile = Fact("takes nothing that an app shows for a part of the page") {
        let (html, plain) = (Self.page(Self.screens(Samples.hostile)), Self.page(Self.screens()))
        for tag in ["<script", "</script", "<!--", "<b>"] {
            expect(html.components(separatedBy: tag).count, is: plain.components(separatedBy: tag).count, "\(tag)")
        }
        try expect(Self.columns(Self.screens(Samples.hostile)).strings.contains(Samples.hostile))
        // Words become text of the page in one way only, which knows no markup.
        for word in ["innerHTML", "insertAdjacentHTML", "outerHTML", "document.write", "eval(", "new Function"] {
            expect(!html.contains(word), "\(word)")
        }
    }

    let size = Fact("is small: a label that counts the seconds of an hour takes 150 KB") {
        var screens = ScreenRecording()
        screens.elements = (0..<30).map { number in
            var element = ShownElement("staticText", depth: 0)
            element.label = "Row \(number)"
            return element
        }
        for second in 0..<3_600 {
            var label = ShownElement("staticText", depth: 0)
            label.label = "\(second) s"
            screens.elements.append(label)
            screens.pictures.append(ScreenPicture(Array(0..<15) + [30 + second] + Array(15..<30)))
            screens.sights.append(Self.sight(Int64(second) * Samples.second, second, second))
        }
        let size = Self.page(screens).utf8.count - Self.page(ScreenRecording()).utf8.count
        expect(size < 150_000, "\(size)")
    }

    let empty = Fact("exists on the page of a run that showed nothing, and is empty") {
        let columns = try Self.columns(ScreenRecording())
        expect(columns.strings == [""] && columns.pictures.isEmpty && columns.sights.t.isEmpty)
    }
}
