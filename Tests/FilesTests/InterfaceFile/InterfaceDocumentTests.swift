import Testing
import VigilDocuments
import VigilFacts
import VigilInterfaceFile

struct InterfaceDocumentTests: Facts {
    @Test("Storyboards and nibs as Xcode keeps them", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// A storyboard of one scene with more in its view.
    private static func storyboard(_ inside: String = "", initial: String = "a", connections: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(initial)">
            <scenes>
                <scene sceneID="s">
                    <objects>
                        <viewController storyboardIdentifier="First" id="a" customClass="First" sceneMemberID="viewController">
                            <view key="view" id="v">
                                <subviews>\(inside)</subviews>
                            </view>
                            <connections>\(connections)</connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="r" sceneMemberID="firstResponder"/>
                    </objects>
                </scene>
            </scenes>
        </document>
        """
    }

    private static func read(_ text: String) throws -> InterfaceDocument {
        try InterfaceDocument(Array(text.utf8), name: "Main", file: "Main.storyboard")
    }

    private static func problems(_ text: String) -> [String] {
        do {
            _ = try Self.read(text)
            return []
        } catch let problems as InputProblems {
            return problems.problems.map(\.description)
        } catch {
            return ["\(error)"]
        }
    }

    let scenes = Fact("A storyboard has its scenes, what they are called, and the one that it begins with") {
        let document = try Self.read(Self.storyboard("<label text=\"Hello &amp; bye\" id=\"l\"/>"))
        expect(document.kind, is: .storyboard)
        expect(document.initialController, is: "a")
        expect(document.identifiers, is: ["First"])
        expect(document.scene(named: "First")?.controller["customClass"], is: "First")
        expect(document.scene(of: "a")?.objects.map(\.name), is: ["viewController", "placeholder"])
        expect(document.element("l")?["text"], is: "Hello & bye")
        expect(document.element("l")?.line, is: 8)
        expect(document.element("v")?.key, is: "view")
    }

    let nib = Fact("A nib has the objects of one owner, and texts of several lines are in elements") {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                    <label id="l"><string key="text">one
            two</string></label>
                </objects>
            </document>
            """
        let document = try Self.read(text)
        expect(document.kind, is: .nib)
        expect(document.objects.map(\.name), is: ["placeholder", "label"])
        expect(document.element("l")?.string("text"), is: "one\ntwo")
    }

    let nowhere = Fact("Connections that lead nowhere are told of with their lines, each") {
        let connections = """
            <outlet property="title" destination="zz" id="o"/>
            <segue destination="a" kind="pusch" id="p"/>
            <segue destination="a" kind="unwind" id="u"/>
            <action destination="v" id="c"/>
            """
        expect(
            Self.problems(Self.storyboard(connections: connections)),
            is: [
                "Main.storyboard:10: error: the outlet leads to the id \"zz\", which no element has",
                "Main.storyboard:11: error: the segue is of an unknown kind: \"pusch\"; did you mean \"push\"?",
                "Main.storyboard:12: error: the segue has no unwindAction",
                "Main.storyboard:13: error: the action has no selector",
            ])
    }

    let twice = Fact("Two elements of one id, and a beginning that is not there, are faults") {
        let faults = Self.problems(Self.storyboard("<label id=\"v\"/>", initial: "q"))
        expect(
            faults,
            is: [
                "Main.storyboard:2: error: initialViewController: no scene has a controller with the id \"q\"",
                "Main.storyboard:8: error: the id \"v\" is that of another element, in line 7",
            ])
    }

    let other = Fact(
        "What is no such file is told of with its line",
        for: [
            ("", "Main.storyboard:1: error: the file is empty; give a .storyboard or .xib as Xcode saves it"),
            ("<html/>", "Main.storyboard:1: error: <html> is the first element of no storyboard and no nib; give a"),
            (
                "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
                "Main.storyboard:1: error: the document is of"
            ),
            ("<document>\n<scenes>\n</document>", "Main.storyboard:3: error: </document> where </scenes> is due"),
        ]
    ) { (text: String, problem: String) in
        let found = Self.problems(text)
        expect(found.count == 1 && found[0].hasPrefix(problem), "\(found)")
    }

    let deep = Fact("Elements that lie in each other without end are refused, not followed") {
        let inside = String(repeating: "<view><subviews>", count: 3_000)
        let found = Self.problems(Self.storyboard(inside))
        expect(found, is: ["Main.storyboard:8: error: elements lie in each other more than 200 times"])
    }
}
